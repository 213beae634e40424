import Foundation

/// What a command prints in a worker, whose standard output and standard error are files.
struct CapturedOutput {
    private static let prefix = "messageshot: "
    private static let warning = "warning: "

    /// Takes what has been written since the last time: warnings, a line each, and what went to standard output.
    func take() -> (warnings: [String], printed: String) {
        let printed = Self.take(STDOUT_FILENO)
        let lines = Self.take(STDERR_FILENO).split(whereSeparator: \.isNewline).map { line in
            var line = line
            if line.hasPrefix(Self.prefix) { line = line.dropFirst(Self.prefix.count) }
            if line.hasPrefix(Self.warning) { line = line.dropFirst(Self.warning.count) }
            return String(line)
        }
        return (lines, printed.hasSuffix("\n") ? String(printed.dropLast()) : printed)
    }

    private static func take(_ descriptor: Int32) -> String {
        let end = lseek(descriptor, 0, SEEK_CUR)
        guard end > 0 else { return "" }
        var bytes = [UInt8](repeating: 0, count: min(Int(end), 1 << 20))
        let count = pread(descriptor, &bytes, bytes.count, 0)
        ftruncate(descriptor, 0)
        lseek(descriptor, 0, SEEK_SET)
        return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
    }
}
