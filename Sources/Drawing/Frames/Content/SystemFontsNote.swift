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

    /// Creates the record that a file contains.
    public init(text: String) {
        self.text = text
    }
}
