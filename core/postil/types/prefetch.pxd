"""A hint to the processor: this address is read soon."""

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    #define POSTIL_PREFETCH(address) _mm_prefetch((const char *)(address), _MM_HINT_T0)
    #else
    #define POSTIL_PREFETCH(address) __builtin_prefetch(address)
    #endif
    """
    void prefetch "POSTIL_PREFETCH"(const void* address) noexcept nogil
