import Files
import Foundation

/// The kind of content of goldens with a file extension.
package enum GoldenKind: Sendable, Equatable {
    /// A PNG.
    case picture
    /// A UTF-8 text.
    case text
    /// Any bytes: the extension has no meaning.
    case data

    private static let texts: Set<String> = [
        "txt", "json", "plist", "csv", "tsv", "md", "html", "xml", "svg", "yaml", "yml", "log", "strings", "sql",
        "curl",
    ]

    /// - Parameter path: The golden's path or name.
    package init(of path: String) {
        let ending = RelativePath.ending(of: path)
        self = ending == "png" ? .picture : Self.texts.contains(ending) ? .text : .data
    }

    /// Returns why bytes aren't a golden of this kind; `nil` if they are.
    func problem(of data: Data) -> String? {
        switch self {
        case .picture:
            do throws(UnreadableGolden) {
                _ = try GoldenPicture(data: data)
                return nil
            } catch {
                return error.description
            }
        case .text: return Self.isText(data) ? nil : "isn’t UTF-8 text"
        case .data: return nil
        }
    }

    /// Whether bytes can be shown as text.
    package static func isText(_ data: Data) -> Bool { !data.contains(0) && String(data: data, encoding: .utf8) != nil }
}
