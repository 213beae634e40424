import Foundation

/// The memory of pictures whose pixels are all written.
enum PixelMemory {
    /// The size of a huge page, in bytes.
    private static let hugePage = 1 << 21

    /// From this size on, in bytes, huge pages are asked for: a picture of a phone's screen touches 3,000 small ones.
    private static let large = 2 * hugePage

    /// Returns memory that `free` takes, with any contents; `nil` where there is too little.
    static func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
        let bytes = count * 4
        guard bytes >= large else { return malloc(bytes) }
        var memory: UnsafeMutableRawPointer?
        guard posix_memalign(&memory, hugePage, bytes) == 0 else { return nil }
        // Advice: where there are no huge pages, small ones do.
        if let memory { madvise(memory, bytes, MADV_HUGEPAGE) }
        return memory
    }
}
