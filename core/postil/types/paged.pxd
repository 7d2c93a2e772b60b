"""An array in pages that several copies share until one of them changes a page.

A copy takes as long as there are pages (some nanoseconds each), whatever they hold; who writes an
element first copies its page, if another array has that, too. So a copy is a version: what is
written later is not seen in it, and it may be read in any number of threads while its origin is
written in one. No array may be read or copied while it is itself written.
"""

from libcpp cimport bool

cdef extern from *:
    """
    #ifndef POSTIL_PAGED
    #define POSTIL_PAGED
    #include <atomic>
    #include <cstddef>
    #include <cstdint>
    #include <memory>
    #include <vector>

    namespace postil {

    constexpr std::size_t PAGE_BYTES = 2048;

    template <class T> class Paged {
        static constexpr std::size_t bits(std::size_t most) {
            return most < 2 ? 0 : 1 + bits(most / 2);
        }
        static constexpr std::size_t BITS = bits(PAGE_BYTES / sizeof(T));
        static constexpr std::size_t SIDE = std::size_t(1) << BITS, MASK = SIDE - 1;
        struct Page { T items[SIDE]; };
        std::vector<std::shared_ptr<Page>> pages;
        std::size_t count = 0;

    public:
        std::size_t size() const { return count; }
        bool empty() const { return count == 0; }
        std::size_t bytes() const {
            return pages.size() * sizeof(Page) + pages.capacity() * sizeof(pages[0]);
        }
        const T& operator[](std::size_t k) const { return pages[k >> BITS]->items[k & MASK]; }
        const T& back() const { return (*this)[count - 1]; }

        // An element to write to; its address holds until the array is copied or written again.
        T* edit(std::size_t k) {
            std::shared_ptr<Page>& page = pages[k >> BITS];
            if (page.use_count() > 1)
                page = std::make_shared<Page>(*page);
            else  // who had it, too, has read it to the end
                std::atomic_thread_fence(std::memory_order_acquire);
            return &page->items[k & MASK];
        }
        void push_back(const T& item) {
            const T kept = item;  // it may be one of ours, in a page that is given up
            if ((count >> BITS) == pages.size())
                pages.push_back(std::make_shared<Page>());
            ++count;
            *edit(count - 1) = kept;
        }
        void cut(std::size_t size) {  // keep the first ``size``
            count = size;
            pages.resize((size + MASK) >> BITS);
        }
        void clear() { cut(0); }
        void assign(std::size_t size, const T& item) {  // all in one page, until they are written
            std::shared_ptr<Page> page = std::make_shared<Page>();
            for (T& place : page->items) place = item;
            pages.assign((size + MASK) >> BITS, page);
            count = size;
        }
    };

    // Where a key stands, or would stand, in a table of slots with ``key``, a power of two of them,
    // of which one is free at least; 0: free.
    inline std::size_t home(std::uint64_t key, std::size_t mask) {
        return std::size_t((key * UINT64_C(0xD6E8FEB86659FD93)) >> 20) & mask;
    }
    template <class S> std::size_t slot_of(const Paged<S>& slots, std::uint64_t key) {
        const std::size_t mask = slots.size() - 1;
        std::size_t at = home(key, mask);
        while (slots[at].key && slots[at].key != key)
            at = (at + 1) & mask;
        return at;
    }

    }  // namespace postil
    #endif
    """
    cppclass Paged "postil::Paged"[T]:
        Paged() noexcept nogil
        size_t size() noexcept nogil
        bool empty() noexcept nogil
        size_t bytes() noexcept nogil
        const T& operator[](size_t) noexcept nogil
        const T& back() noexcept nogil
        # An element to write to; its address holds until the array is copied or written again.
        T* edit(size_t) noexcept nogil
        void push_back(const T&) noexcept nogil
        void cut(size_t) noexcept nogil      # keep so many, the first ones
        void clear() noexcept nogil
        void assign(size_t, const T&) noexcept nogil

    # The slot from which a key is looked for, in a table of ``mask`` + 1 slots.
    size_t home "postil::home"(unsigned long long key, size_t mask) noexcept nogil
    # Where a key stands or would stand in a table of slots that have a ``key``; 0: free. The table
    # has a power of two of them, and a free one at least.
    size_t slot_of "postil::slot_of"[S](
        const Paged[S]& slots, unsigned long long key
    ) noexcept nogil
