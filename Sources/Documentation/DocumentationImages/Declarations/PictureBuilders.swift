/// Takes pictures and rows of pictures, one below the other.
@resultBuilder
public enum PictureRowBuilder {
    /// A picture, which is a row of its own.
    public static func buildExpression(_ picture: PictureEntry) -> [PictureRow] { [PictureRow(picture)] }

    /// A row.
    public static func buildExpression(_ row: PictureRow) -> [PictureRow] { [row] }

    /// Several rows.
    public static func buildExpression(_ rows: [PictureRow]) -> [PictureRow] { rows }

    /// The rows of all statements.
    public static func buildBlock(_ rows: [PictureRow]...) -> [PictureRow] { rows.flatMap { $0 } }

    /// The rows of all passes of a loop.
    public static func buildArray(_ rows: [[PictureRow]]) -> [PictureRow] { rows.flatMap { $0 } }

    /// The rows of an `if` without `else`.
    public static func buildOptional(_ rows: [PictureRow]?) -> [PictureRow] { rows ?? [] }

    /// The rows of an `if`.
    public static func buildEither(first rows: [PictureRow]) -> [PictureRow] { rows }

    /// The rows of an `else`.
    public static func buildEither(second rows: [PictureRow]) -> [PictureRow] { rows }
}

/// Takes sections, and pictures between them.
@resultBuilder
public enum PictureSectionBuilder {
    /// A section.
    public static func buildExpression(_ section: PictureSection) -> [PictureSection] { [section] }

    /// Several sections.
    public static func buildExpression(_ sections: [PictureSection]) -> [PictureSection] { sections }

    /// A picture, in a section without a heading.
    public static func buildExpression(_ picture: PictureEntry) -> [PictureSection] {
        buildExpression(PictureRow(picture))
    }

    /// A row, in a section without a heading.
    public static func buildExpression(_ row: PictureRow) -> [PictureSection] {
        guard let place = row.pictures.first?.place else { return [] }
        return [PictureSection("", file: place.file, line: place.line) { row }]
    }

    /// The sections of all statements.
    public static func buildBlock(_ sections: [PictureSection]...) -> [PictureSection] { sections.flatMap { $0 } }

    /// The sections of all passes of a loop.
    public static func buildArray(_ sections: [[PictureSection]]) -> [PictureSection] { sections.flatMap { $0 } }

    /// The sections of an `if` without `else`.
    public static func buildOptional(_ sections: [PictureSection]?) -> [PictureSection] { sections ?? [] }

    /// The sections of an `if`.
    public static func buildEither(first sections: [PictureSection]) -> [PictureSection] { sections }

    /// The sections of an `else`.
    public static func buildEither(second sections: [PictureSection]) -> [PictureSection] { sections }
}

/// Takes pages.
@resultBuilder
public enum PicturePageBuilder {
    /// A page.
    public static func buildExpression(_ page: PicturePage) -> [PicturePage] { [page] }

    /// Several pages.
    public static func buildExpression(_ pages: [PicturePage]) -> [PicturePage] { pages }

    /// The pages of all statements.
    public static func buildBlock(_ pages: [PicturePage]...) -> [PicturePage] { pages.flatMap { $0 } }

    /// The pages of all passes of a loop.
    public static func buildArray(_ pages: [[PicturePage]]) -> [PicturePage] { pages.flatMap { $0 } }

    /// The pages of an `if` without `else`.
    public static func buildOptional(_ pages: [PicturePage]?) -> [PicturePage] { pages ?? [] }

    /// The pages of an `if`.
    public static func buildEither(first pages: [PicturePage]) -> [PicturePage] { pages }

    /// The pages of an `else`.
    public static func buildEither(second pages: [PicturePage]) -> [PicturePage] { pages }
}
