import Documents

/// An entry of the project file: a name and the pictures drawn for it.
package struct ProjectEntry {
    /// The name that pages use.
    package var name: String

    /// The entry's place in the file, for errors in drawing.
    var place: LocatedNode

    /// The entry's pictures: one for each variant, or two for a before and after in separate files.
    package var pictures: [ProjectPicture]

    /// Whether the pictures are a before and an after, which pages show side by side.
    var isPair: Bool

    /// Whether the entry sets its own folder.
    var hasOwnFolder: Bool

    /// The description for readers who can't see the pictures; `nil` to generate it.
    var alternativeText: String?

    /// The caption of the picture on a sheet; `nil` for the entry's name.
    var caption: String?
}
