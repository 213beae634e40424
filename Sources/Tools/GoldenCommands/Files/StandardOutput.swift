import Console
import Files
package import Foundation

/// Writes to standard output.
package enum StandardOutput {
    /// Writes the bytes of a file unchanged.
    package static func write(_ data: Data) throws {
        try telling { () throws(StreamError) in
            try data.withUnsafeBytes { bytes in
                Result { () throws(StreamError) in try StandardStream.output.write(bytes) }
            }.get()
        }
    }

    /// Writes one or more lines with control characters escaped.
    package static func write(line: String) throws {
        try telling { () throws(StreamError) in try StandardStream.output.write(lines: line) }
    }

    /// Writes a text with control characters escaped.
    package static func write(text: String) throws {
        try telling { () throws(StreamError) in try StandardStream.output.write(text: text) }
    }

    /// Writes JSON with a trailing line break and control characters escaped.
    package static func write(json: Data) throws {
        let text = PrintableJSON.escaped(String(decoding: json, as: UTF8.self))
        try write(Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
    }

    private static func telling(_ body: () throws(StreamError) -> Void) throws {
        do {
            try body()
        } catch {
            // The reader has closed the pipe. Programs end silently then, and scripts rely on it.
            if error.isClosedPipe { TemporaryFiles.endProcess(by: SIGPIPE) }
            throw Failure("standard output can't be written to: \(error.reason)", .machine)
        }
    }
}
