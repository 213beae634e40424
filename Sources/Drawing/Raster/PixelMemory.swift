import Foundation
internal import Synchronization

/// The memory of bitmaps.
enum PixelMemory {
    /// The size of a huge page, in bytes.
    private static let hugePage = 1 << 21

    /// From this size on, in bytes, huge pages are asked for: a picture of a phone's screen touches 3,000 small ones.
    private static let large = 2 * hugePage

    /// Up to this size, in bytes, memory is kept for the next picture: getting it anew takes a tenth of a screen's time.
    private static let mostKept = 1 << 25

    /// Memory that waits for the next picture.
    private struct Kept: @unchecked Sendable {
        let memory: UnsafeMutableRawPointer
        let bytes: Int
    }

    private static let kept = Mutex<Kept?>(nil)

    /// Returns memory for so many pixels with any contents; `nil` where there is too little.
    static func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
        let bytes = count * 4
        guard bytes >= large else { return malloc(bytes) }
        if let memory = takeKept(bytes) { return memory }
        var memory: UnsafeMutableRawPointer?
        guard posix_memalign(&memory, hugePage, bytes) == 0 else { return nil }
        // Advice: where there are no huge pages, small ones do.
        if let memory { madvise(memory, bytes, MADV_HUGEPAGE) }
        return memory
    }

    /// Gives memory back that was allocated here or by the C library.
    static func release(_ memory: UnsafeMutableRawPointer, _ count: Int) {
        let bytes = count * 4
        guard bytes >= large, bytes <= mostKept else { return free(memory) }
        let earlier = kept.withLock { kept in
            defer { kept = Kept(memory: memory, bytes: bytes) }
            return kept
        }
        free(earlier?.memory)
    }

    private static func takeKept(_ bytes: Int) -> UnsafeMutableRawPointer? {
        kept.withLock { kept in
            guard let found = kept, found.bytes == bytes else { return nil }
            kept = nil
            return found.memory
        }
    }
}
