import Foundation
internal import Synchronization

/// The memory of pictures all of whose pixels are written.
///
/// The C library requests large memory from the system each time, which clears it: this takes a quarter of the time of
/// a series of long lists. So the last block is kept for the next picture. Huge pages aren't requested: on virtual
/// machines whose free memory returns to the host, they make the first picture a third slower.
enum PixelMemory {
    /// The size in bytes from which the C library keeps no memory.
    private static let large = 1 << 25

    /// The maximum size in bytes of memory that is kept.
    private static let maximumCachedBytes = 1 << 27

    private struct Kept: @unchecked Sendable {
        let memory: UnsafeMutableRawPointer
        let bytes: Int
    }

    private static let kept = Mutex<Kept?>(nil)

    /// Returns uninitialized memory for `count` pixels; `nil` if out of memory.
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

    /// Frees memory that was allocated here or by the C library.
    static func release(_ memory: UnsafeMutableRawPointer, _ count: Int) {
        let bytes = count * 4
        guard (large...maximumCachedBytes).contains(bytes) else { return free(memory) }
        let earlier = kept.withLock { kept in
            defer { kept = Kept(memory: memory, bytes: bytes) }
            return kept
        }
        free(earlier?.memory)
    }
}
