internal import Foundation

extension Error {
    /// The system's description of a Foundation error, such as `Permission denied`.
    package var systemReason: String {
        let error = self as NSError
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        guard cause.domain == NSPOSIXErrorDomain else { return localizedDescription }
        return String(cString: strerror(Int32(cause.code)))
    }
}
