import Files
import Foundation

/// A finished picture, not yet written.
struct Picture {
    /// `nil` for standard output.
    var path: String?
    var data: Data

    func write() throws {
        if let path {
            try AtomicFile.write(data, to: path)
            JobFiles.current?.wrote(path)
        } else {
            try StandardOutput.write(data)
        }
    }
}
