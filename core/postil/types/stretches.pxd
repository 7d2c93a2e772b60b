"""Elements of a paged array side by side, for loops over some of them: header only."""

from libcpp.vector cimport vector

from postil.types.paged cimport Paged

cdef extern from *:
    """
    #include <cstddef>
    #include <vector>

    template <class T>
    static const T* postil_stretch(
        const postil::Paged<T>& items, std::size_t first, std::size_t count, std::vector<T>& room
    ) {
        if (!count) return room.data();
        const T* start = &items[first];
        if (&items[first + count - 1] == start + (count - 1)) return start;  // of one page
        room.clear();
        for (std::size_t k = first; k < first + count; ++k) room.push_back(items[k]);
        return room.data();
    }
    """
    # ``count`` elements from ``first`` on: where they stand, or a copy in ``room``.
    const T* stretch "postil_stretch"[T](
        const Paged[T]& items, size_t first, size_t count, vector[T]& room
    ) noexcept nogil
