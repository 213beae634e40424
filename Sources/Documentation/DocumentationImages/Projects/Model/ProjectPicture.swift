import Documents

/// One file that is drawn for an entry of a project.
package struct ProjectPicture {
    /// The name of the file without its ending, such as `welcome-dark`.
    var name: String

    /// What tells the picture from the others of its entry.
    var variant: PictureVariant

    /// The folder of the file, relative to the project's.
    var folder: String

    /// What is in the picture.
    var content: Content

    /// What the other half of a before and after shows, for the one that says what differs: the after.
    var earlier: PictureSpecification?

    /// How the file is written.
    var encoding: FileEncoding

    /// The declaration with all that it takes over from elsewhere: two equal ones of equal inputs make equal files.
    var declaration: DocumentNode

    /// The path of the file, relative to the project's folder.
    package var path: String { folder.isEmpty ? fileName : "\(folder)/\(fileName)" }

    private var fileName: String { "\(name).\(encoding.format.fileExtension)" }

    /// What a picture shows.
    enum Content {
        /// A part of a conversation.
        case one(PictureSpecification)
        /// Two looks beside each other.
        case sideBySide(before: PictureSpecification, after: PictureSpecification)
        /// Two looks after each other, in an endless loop.
        case animation(before: PictureSpecification, after: PictureSpecification)
        /// Several pictures below and beside each other, each with a caption.
        case sheet([SheetItem], columns: Int, SheetLook)
    }

    /// A picture on a sheet, and the line above it.
    struct SheetItem {
        /// The path of the picture's own file, relative to the project's folder.
        var path: String
        var caption: String
        var specification: PictureSpecification
    }
}
