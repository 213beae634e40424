/// The record of the user's fonts in a picture file: their names and digests.
public struct SystemFontsNote: Sendable, Equatable {
    /// The files, separated by commas: `SF-Pro-Text-Regular.otf (3f2a91c04b7e52d1)`.
    public let text: String

    /// The keyword of the text in a PNG.
    public static let key = "System fonts"

    /// - Parameter frame: The picture's tree.
    /// - Returns: `nil` if only bundled fonts draw its text.
    public init?(_ frame: Frame?) {
        let files = frame?.systemFonts ?? []
        guard !files.isEmpty else { return nil }
        text = files.map(\.description).joined(separator: ", ")
    }

    /// Returns which fonts drew two pictures, to follow the name of the first; `nil` if they are the same.
    ///
    /// - Parameters:
    ///   - expected: The record of the first picture; `nil` for the bundled fonts.
    ///   - actual: The record of the other one.
    ///   - name: What the other one is called.
    package static func difference(
        _ expected: SystemFontsNote?, _ actual: SystemFontsNote?, of name: String = "this picture"
    ) -> String? {
        guard expected != actual else { return nil }
        func words(_ note: SystemFontsNote?) -> String { note?.text ?? "the bundled fonts" }
        return "was drawn with \(words(expected)), and \(name) with \(words(actual))"
    }

    /// - Parameter notes: The texts of a PNG.
    /// - Returns: `nil` if it doesn't name fonts.
    package init?(_ notes: [(key: String, value: String)]) {
        guard let note = notes.first(where: { $0.key == Self.key }) else { return nil }
        text = note.value
    }
}
