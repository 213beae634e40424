internal import Foundation

/// Takes lines about the running of the program.
package enum StandardError {
    package static func write(_ line: String) {
        // A closed standard error is no reason to stop.
        try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
    }
}
