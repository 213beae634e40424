import Files
import Foundation

/// The sort of content that goldens of an ending have.
package enum GoldenKind: Sendable, Equatable {
    /// A PNG.
    case picture
    /// A text in UTF-8.
    case text
    /// Any bytes: the ending says nothing.
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

    /// Says why bytes are no golden of this sort; `nil` if they are.
    func problem(of data: Data) -> String? {
        switch self {
        case .picture:
            do throws(UnreadableGolden) {
                _ = try GoldenPicture(data: data)
                return nil
            } catch {
                return error.description
            }
        case .text: return Self.isText(data) ? nil : "is no text in UTF-8"
        case .data: return nil
        }
    }

    /// Whether bytes can be shown as a text.
    package static func isText(_ data: Data) -> Bool { !data.contains(0) && String(data: data, encoding: .utf8) != nil }
}
