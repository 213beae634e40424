import Foundation

/// The output that libraries write to a worker's standard output and standard error, which are files.
enum WorkerLog {
    /// Takes the lines that were written since the last call.
    static func take() -> [String] { [STDOUT_FILENO, STDERR_FILENO].flatMap(take) }

    private static func take(_ descriptor: Int32) -> [String] {
        let end = lseek(descriptor, 0, SEEK_CUR)
        guard end > 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: min(Int(end), 1 << 16))
        let count = pread(descriptor, &bytes, bytes.count, 0)
        ftruncate(descriptor, 0)
        lseek(descriptor, 0, SEEK_SET)
        return String(decoding: bytes[..<max(0, count)], as: UTF8.self).split(whereSeparator: \.isNewline).map(
            String.init)
    }
}
