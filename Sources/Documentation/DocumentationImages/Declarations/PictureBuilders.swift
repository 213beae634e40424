/// The parts shared by the builders of rows, sections and pages: loops, conditions and sequences.
public protocol PictureBuilder {
    /// The builder's result is a list of these elements.
    associatedtype Part
}

extension PictureBuilder {
    /// Several parts.
    public static func buildExpression(_ parts: [Part]) -> [Part] { parts }

    /// A part.
    public static func buildExpression(_ part: Part) -> [Part] { [part] }

    /// The parts of all statements.
    public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }

    /// The parts of all passes of a loop.
    public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }

    /// The parts of an `if` without `else`.
    public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }

    /// The parts of an `if`.
    public static func buildEither(first parts: [Part]) -> [Part] { parts }

    /// The parts of an `else`.
    public static func buildEither(second parts: [Part]) -> [Part] { parts }
}

/// Builds a list of pictures and rows of pictures, from top to bottom.
@resultBuilder
public enum PictureRowBuilder: PictureBuilder {
    /// Rows.
    public typealias Part = PictureRow

    /// A picture in its own row.
    public static func buildExpression(_ picture: PictureEntry) -> [PictureRow] { [PictureRow(picture)] }
}

/// Builds a list of sections, with pictures between them.
@resultBuilder
public enum PictureSectionBuilder: PictureBuilder {
    /// Sections.
    public typealias Part = PictureSection

    /// A picture, in a section without a heading.
    public static func buildExpression(_ picture: PictureEntry) -> [PictureSection] {
        buildExpression(PictureRow(picture))
    }

    /// A row, in a section without a heading.
    public static func buildExpression(_ row: PictureRow) -> [PictureSection] {
        guard let place = row.pictures.first?.place else { return [] }
        return [PictureSection("", file: place.file, line: place.line) { row }]
    }
}

/// Builds a list of pages.
@resultBuilder
public enum PicturePageBuilder: PictureBuilder {
    /// Pages.
    public typealias Part = PicturePage
}
