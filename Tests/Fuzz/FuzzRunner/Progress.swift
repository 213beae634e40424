internal import Foundation

/// The progress of a worker, in memory that it shares with the process that started it: it is there after a crash too.
final class Progress {
    struct Values {
        /// The number of the input that runs.
        var index: Int
        /// The inputs that were read to their ends.
        var accepted: Int
        /// The longest time of an input in nanoseconds of processor time, and its number.
        var slowest: Int
        var slowestIndex: Int
        /// The inputs that took longer than they may.
        var slow: Int
        /// The inputs of which something was found.
        var findings: Int
        /// The memory of the process in kilobytes.
        var kilobytes: Int
    }

    let values: UnsafeMutablePointer<Values>

    /// - Parameter path: A file, which is made if it isn't there.
    init?(path: String) {
        let descriptor = open(path, O_RDWR | O_CREAT, 0o600)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        let size = MemoryLayout<Values>.size
        guard ftruncate(descriptor, size) == 0,
            let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), memory != MAP_FAILED
        else { return nil }
        values = memory.bindMemory(to: Values.self, capacity: 1)
    }

    deinit { munmap(values, MemoryLayout<Values>.size) }
}
