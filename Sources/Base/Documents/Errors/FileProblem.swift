internal import Files
internal import Foundation

/// Something that is wrong with a file as a whole.
public enum FileProblem: DocumentProblem {
    /// There is no such file.
    case missing

    /// The path leads to a directory.
    case directory

    /// The system refuses to read the file, for the reason that it gives.
    case unreadable(reason: String)

    /// The machine fails to read the file, for the reason that it gives, such as too many open files.
    case machineFailure(reason: String)

    /// The file has more bytes than `limit`.
    case tooLarge(limit: Int)

    /// The file has nothing but blanks and comments. The advice says how little would be enough.
    case empty(advice: String)

    /// The bytes are not text.
    case notUTF8

    /// The problem with a file that the system doesn't open.
    package static func unreadable(_ number: Int32) -> Self {
        let reason = String(cString: strerror(number))
        return MachineErrors.contains(number) ? .machineFailure(reason: reason) : .unreadable(reason: reason)
    }

    public func sentence(at path: String) -> String {
        switch self {
        case .missing: "there is no such file"
        case .directory: "this is a directory; a YAML or JSON file is needed"
        case .unreadable(let reason), .machineFailure(let reason): "the file can't be read: \(reason.oneLine)"
        case .tooLarge(let limit): "the file is larger than \(limit / 1_048_576) MiB, which is the limit"
        case .empty(let advice): "the file is empty; \(advice)"
        case .notUTF8: "the file is not UTF-8 text"
        }
    }
}
