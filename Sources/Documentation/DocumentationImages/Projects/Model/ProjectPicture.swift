import Documents

/// A picture file of a project's entry.
package struct ProjectPicture {
    /// The file name without its extension, such as `welcome-dark`.
    var name: String

    /// The values that distinguish the picture from the others of its entry.
    var variant: PictureVariant

    /// The file's folder, relative to the project's folder.
    var folder: String

    /// The content of the picture.
    var content: Content

    /// The content of the “before” picture, if this is the “after” picture and its description lists the differences.
    var earlier: PictureSpecification?

    /// How the file is encoded.
    var encoding: FileEncoding

    /// The resolved declaration. Equal declarations with equal input files produce equal picture files.
    var declaration: DocumentNode

    /// The file's path, relative to the project's folder.
    package var path: String { folder.isEmpty ? fileName : "\(folder)/\(fileName)" }

    private var fileName: String { "\(name).\(encoding.format.fileExtension)" }

    /// The content of a picture.
    enum Content {
        /// A part of a conversation.
        case one(PictureSpecification)
        /// Two looks side by side.
        case sideBySide(before: PictureSpecification, after: PictureSpecification)
        /// Two looks that alternate in an endless loop.
        case animation(before: PictureSpecification, after: PictureSpecification)
        /// A grid of pictures with captions.
        case sheet([SheetItem], columns: Int, SheetLook)
    }

    /// A picture on a sheet, with its caption.
    struct SheetItem {
        /// The path of the picture's own file, relative to the project's folder.
        var path: String
        var caption: String
        var specification: PictureSpecification
    }
}
