import Files
import Foundation

/// A finished picture, not yet written.
struct Picture {
    /// `nil` for standard output.
    var path: String?

    /// The bytes of its file, which are removed when it is written.
    var bytes: SpooledBytes

    init(path: String?, bytes: SpooledBytes) {
        self.path = path
        self.bytes = bytes
    }

    init(path: String?, data: Data) { self.init(path: path, bytes: SpooledBytes(data)) }

    func write(to output: any CommandOutput) throws {
        if let path {
            try AtomicFile.write(bytes, to: path)
            output.wrote(path)
        } else {
            while let piece = try bytes.takeNext() { try StandardOutput.write(piece) }
        }
    }
}
