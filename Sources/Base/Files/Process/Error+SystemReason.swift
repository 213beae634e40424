internal import Foundation

extension Error {
    /// The system's description of a Foundation error, such as `Permission denied`.
    package var systemReason: String {
        let error = self as NSError
        let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
        guard cause.domain == NSPOSIXErrorDomain else { return localizedDescription }
        return String(cString: strerror(Int32(cause.code)))
    }

    /// The error as a sentence for people, also if it is Foundation's, which would describe itself by its fields.
    package var sentence: String { fileError?.description ?? "\(self)" }

    /// A Foundation error about a file, with the system's reason; `nil` for other errors.
    package var fileError: FileError? {
        if let error = self as? FileError { return error }
        // Those of JSON are in the same domain.
        guard !(self is DecodingError || self is EncodingError) else { return nil }
        let error = self as NSError
        guard [NSCocoaErrorDomain, NSPOSIXErrorDomain].contains(error.domain) else { return nil }
        let path = error.userInfo[NSFilePathErrorKey] as? String ?? (error.userInfo[NSURLErrorKey] as? URL)?.path
        let reason = systemReason.replacing(/^The operation could not be completed\. |\.$/, with: "")
        return FileError(path: path ?? "a file", action: "reading or writing", reason: reason)
    }
}
