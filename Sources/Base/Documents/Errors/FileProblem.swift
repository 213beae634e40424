internal import Files
internal import Foundation

/// A problem with a file as a whole.
public enum FileProblem: DocumentProblem {
    /// The file doesn't exist.
    case missing

    /// The path is a folder.
    case directory

    /// The system doesn't allow reading the file, for the given reason.
    case unreadable(reason: String)

    /// The machine fails to read the file, for the given reason, such as too many open files.
    case machineFailure(reason: String)

    /// The file has more bytes than `limit`.
    case tooLarge(limit: Int)

    /// The file has only whitespace and comments. The advice gives the smallest valid document.
    case empty(advice: String)

    /// The file is not UTF-8 text.
    case notUTF8

    /// Returns the problem for an `errno` value of opening a file.
    package static func unreadable(_ number: Int32) -> Self {
        let reason = String(cString: strerror(number))
        return MachineErrors.contains(number) ? .machineFailure(reason: reason) : .unreadable(reason: reason)
    }

    public func sentence(at path: String) -> String {
        switch self {
        case .missing: "there is no such file"
        case .directory: "expected a YAML or JSON file, found a folder"
        case .unreadable(let reason), .machineFailure(let reason): "the file can't be read: \(reason.oneLine)"
        case .tooLarge(let limit): "the file is larger than \(limit / 1_048_576) MiB, the limit for documents"
        case .empty(let advice): "the file is empty; \(advice)"
        case .notUTF8: "the file is not UTF-8 text"
        }
    }
}
