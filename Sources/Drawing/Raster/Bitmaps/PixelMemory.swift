import Foundation
internal import Synchronization

/// The memory of pictures whose pixels are all written.
///
/// The C library takes large memory from the system each time, which then clears it: a quarter of the time of a long list,
/// when several are drawn. The last one is kept for the next. Huge pages aren't asked for: on virtual machines whose free
/// memory goes back to the host, a first picture takes a third longer with them.
enum PixelMemory {
    /// From this size on, in bytes, the C library keeps nothing.
    private static let large = 1 << 25

    /// Up to this size, in bytes, memory is kept.
    private static let mostKept = 1 << 27

    private struct Kept: @unchecked Sendable {
        let memory: UnsafeMutableRawPointer
        let bytes: Int
    }

    private static let kept = Mutex<Kept?>(nil)

    /// Returns memory for so many pixels with any contents; `nil` where there is too little.
    static func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
        let bytes = count * 4
        let found =
            bytes < large
            ? nil
            : kept.withLock { kept in
                guard let found = kept, found.bytes == bytes else { return nil as Kept? }
                kept = nil
                return found
            }
        return found?.memory ?? malloc(bytes)
    }

    /// Gives memory back that was allocated here or by the C library.
    static func release(_ memory: UnsafeMutableRawPointer, _ count: Int) {
        let bytes = count * 4
        guard (large...mostKept).contains(bytes) else { return free(memory) }
        let earlier = kept.withLock { kept in
            defer { kept = Kept(memory: memory, bytes: bytes) }
            return kept
        }
        free(earlier?.memory)
    }
}
