internal import Foundation

/// The progress of a worker, in memory that is shared with the parent process, so that it survives a crash.
final class Progress {
    struct Values {
        /// The index of the running input.
        var index: Int
        /// The number of inputs that were read completely.
        var accepted: Int
        /// The longest processor time of an input in nanoseconds, and the input's index.
        var slowest: Int
        var slowestIndex: Int
        /// The number of inputs that exceeded their time limit.
        var slow: Int
        /// The number of inputs with findings.
        var findings: Int
        /// The memory of the process in kilobytes.
        var kilobytes: Int
    }

    let values: UnsafeMutablePointer<Values>

    /// - Parameter path: A file, which is created if it doesn't exist.
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
