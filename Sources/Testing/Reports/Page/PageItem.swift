public import Foundation

/// The contents of one item of a page: pictures as data URLs, and texts.
package struct PageItem {
    let id: String
    let contents: () -> [String?]

    /// - Parameter contents: Before, after, their difference, the smallest part, and its text. They are asked for when the
    ///   page is made.
    package init(id: String, contents: @escaping () -> [String?]) {
        self.id = id
        self.contents = contents
    }

    /// Returns a PNG as a data URL.
    package static func picture(_ png: Data) -> String { "data:image/png;base64,\(png.base64EncodedString())" }

    /// Returns a text with its end cut off if it is very long.
    ///
    /// - Parameter place: Where the whole text is.
    package static func text(_ data: Data, at place: String) -> String {
        guard data.count > longestText else { return String(decoding: data, as: UTF8.self) }
        return String(decoding: data.prefix(longestText), as: UTF8.self)
            + "\n… and \(data.count - longestText) bytes more, see \(place)\n"
    }

    /// The longest text that is shown in full, in bytes.
    private static let longestText = 256 << 10
}
