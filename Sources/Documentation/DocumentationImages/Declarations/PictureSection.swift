/// A heading of a page, with its pictures and with the code that they show.
public struct PictureSection: Sendable {
    /// The heading; empty for pictures that stand under the page's title.
    public let heading: String

    /// A note about anything in the pictures that the code does not bring about; may be empty. Code in it stands between
    /// backquotes.
    public let note: String

    /// The names of the snippets that are shown; `nil` for all of the file that no other section names.
    public let snippets: [String]?

    /// The pictures, as they stand beside each other.
    public let rows: [PictureRow]

    /// Where the section is described.
    let place: SourcePlace

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - note: About anything in the pictures that the code does not bring about.
    ///   - snippets: The names of the snippets of the file that are shown; `nil` for all that no other section names.
    ///   - file: The file that has the snippets. It is left out, as is `line`.
    ///   - pictures: The pictures, and rows of pictures.
    public init(
        _ heading: String, note: String = "", snippets: [String]? = nil, file: String = #filePath, line: Int = #line,
        @PictureRowBuilder pictures: () -> [PictureRow] = { [] }
    ) {
        self.heading = heading
        self.note = note
        self.snippets = snippets
        self.rows = pictures()
        place = SourcePlace(file: file, line: line)
    }
}
