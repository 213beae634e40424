/// A heading of a page, with its pictures and the code that they show.
public struct PictureSection: Sendable {
    /// The heading; empty for pictures directly below the page's title.
    public let heading: String

    /// A note about details in the pictures that don't come from the code; may be empty. Code in the note is enclosed
    /// in backticks.
    public let note: String

    /// The names of the snippets to show; `nil` for all snippets in the file that no other section names.
    public let snippets: [String]?

    /// The pictures, in rows.
    public let rows: [PictureRow]

    /// Where the section is declared.
    let place: SourcePlace

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - note: A note about details in the pictures that don't come from the code.
    ///   - snippets: The names of the snippets to show; `nil` for all in the file that no other section names.
    ///   - file: The source file that contains the snippets. Leave out this argument and `line`.
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
