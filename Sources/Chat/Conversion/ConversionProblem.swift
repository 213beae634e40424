public import Documents

/// Something that only an export can have wrong.
public enum ConversionProblem: DocumentProblem {
    /// A file that is none of the exports.
    case unknownFormat(found: String)

    /// A folder or an archive with files that may be exports, one of which has to be given.
    case severalExports([String], in: Container)

    /// An export that is known, and isn't read.
    case unreadable(UnreadableExport)

    /// A file that is to be of a format and is not.
    case notThisFormat(ExportFormat, found: String, expected: String)

    /// An export of which nothing can be drawn.
    case noMessages(ExportFormat)

    /// A current user whom the export doesn't have, and those that it has.
    case unknownUser(String, known: [String])

    /// What has the files of an export.
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
            case .archive: "unpack it and give"
            }
        }
    }

    public func sentence(at path: String) -> String {
        switch self {
        case .unknownFormat(let found):
            "\(found) is no export that is known; known are those of Stream, Slack, WhatsApp, Telegram, Signal and iMessage; --from names one"
        case .severalExports(let names, let container):
            names.count == 1
                ? "the \(container.name) has no export itself; \(container.advice) \(Self.list(names))"
                : "the \(container.name) has several files that may be exports: \(Self.list(names)); "
                    + "\(container.advice) one of them"
        case .unreadable(let export): export.sentence
        case .notThisFormat(let format, let found, let expected):
            "\(at(path))no \(format.name): expected \(expected), found \(found)"
        case .noMessages(let format): "there is no message in the \(format.name)"
        case .unknownUser(let name, let known):
            "“\(name.shortened)” wrote none of the messages; those who did are \(Nearest.list(known, by: name))"
        }
    }

    private static func list(_ names: [String]) -> String {
        names.prefix(5).map(\.shortened).joined(separator: ", ")
            + (names.count > 5 ? " and \(names.count - 5) more" : "")
    }
}

extension DocumentKind {
    static let export = DocumentKind(noun: "export", minimum: "an export has at least one message")
}
