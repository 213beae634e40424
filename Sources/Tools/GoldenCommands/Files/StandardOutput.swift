package import Foundation

/// Writing to standard output, with the reason when that fails.
package enum StandardOutput {
    package static func write(_ data: Data) throws {
        do {
            try FileHandle.standardOutput.write(contentsOf: data)
        } catch {
            throw Failure("standard output can't be written to: \(reason(for: error))", .machine)
        }
    }

    package static func write(line: String) throws {
        try write(Data("\(line)\n".utf8))
    }

    private static func reason(for error: any Error) -> String {
        let code = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
        guard code.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
        return String(cString: strerror(Int32(code.code)))
    }
}
