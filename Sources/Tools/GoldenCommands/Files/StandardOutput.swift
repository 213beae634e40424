import Console
import Files
package import Foundation

/// Writing to standard output, with the reason when that fails.
package enum StandardOutput {
    /// Writes the bytes of a file as they are.
    package static func write(_ data: Data) throws {
        try telling { () throws(StreamError) in
            try data.withUnsafeBytes { bytes in
                Result { () throws(StreamError) in try StandardStream.output.write(bytes) }
            }.get()
        }
    }

    /// Writes a line, or several, in which nothing acts on a terminal.
    package static func write(line: String) throws {
        try telling { () throws(StreamError) in try StandardStream.output.write(lines: line) }
    }

    /// Writes a text of any number of lines, in which nothing acts on a terminal.
    package static func write(text: String) throws {
        try telling { () throws(StreamError) in try StandardStream.output.write(text: text) }
    }

    /// Writes JSON, with a line break at its end. Characters that act on a terminal are escaped.
    package static func write(json: Data) throws {
        let text = PrintableJSON.escaped(String(decoding: json, as: UTF8.self))
        try write(Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
    }

    private static func telling(_ body: () throws(StreamError) -> Void) throws {
        do {
            try body()
        } catch {
            // The reader has seen enough. Programs end silently then, and scripts count on it.
            if error.isClosedPipe { TemporaryFiles.endProcess(by: SIGPIPE) }
            throw Failure("standard output can't be written to: \(error.reason)", .machine)
        }
    }
}
