public import Documents

/// A mistake that only exports can have.
public enum ConversionProblem: DocumentProblem {
    /// A file of an unknown format.
    case unknownFormat(found: String)

    /// A folder or an archive with files that may be exports; one of them has to be named.
    case severalExports([String], in: Container)

    /// A known export that isn't supported.
    case unreadable(UnreadableExport)

    /// A file that doesn't have the requested format.
    case notThisFormat(ExportFormat, found: String, expected: String)

    /// An export without messages.
    case noMessages(ExportFormat)

    /// A current user that isn't in the export, and those that are.
    case unknownUser(String, known: [String])

    /// The container of an export's files.
    public enum Container: Sendable {
        case folder, archive

        fileprivate var name: String {
            switch self {
            case .folder: "folder"
            case .archive: "archive"
            }
        }

        fileprivate var advice: String {
            switch self {
            case .folder: "give"
            case .archive: "unpack it and name"
            }
        }
    }

    public func sentence(at path: String) -> String {
        switch self {
        case .unknownFormat(let found):
            "\(found) is not a known export; supported are Stream, Slack, WhatsApp, Telegram, Signal and iMessage; use --from to name the format"
        case .severalExports(let names, let container):
            names.count == 1
                ? "the \(container.name) is not an export itself; \(container.advice) \(Self.list(names))"
                : "the \(container.name) has several files that may be exports: \(Self.list(names)); "
                    + "\(container.advice) one of them"
        case .unreadable(let export): export.sentence
        case .notThisFormat(let format, let found, let expected):
            "\(at(path))not a \(format.name): expected \(expected), found \(found)"
        case .noMessages(let format): "the \(format.name) has no messages"
        case .unknownUser(let name, let known):
            "“\(name.shortened)” wrote none of the messages; the authors are \(Nearest.list(known, by: name))"
        }
    }

    private static func list(_ names: [String]) -> String {
        names.prefix(5).map(\.shortened).joined(separator: ", ")
            + (names.count > 5 ? " and \(names.count - 5) more" : "")
    }
}

extension DocumentKind {
    static let export = DocumentKind(noun: "export", minimum: "an export needs at least one message")
}
