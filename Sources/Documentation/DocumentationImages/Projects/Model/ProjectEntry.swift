import Documents

/// A name of the project file, and what is drawn for it.
package struct ProjectEntry {
    /// The name, which pages use.
    package var name: String

    /// The entry's place in the file, for errors that are met when it is drawn.
    var place: LocatedNode

    /// The pictures of the entry: one for each variant, two for a before and after in files of their own.
    package var pictures: [ProjectPicture]

    /// Whether the pictures are a before and an after, which pages show beside each other.
    var isPair: Bool

    /// Whether the entry says itself which folder its pictures are in.
    var hasOwnFolder: Bool

    /// The description of the pictures for readers who can't see them; `nil` for one that follows from what they show.
    var alternativeText: String?

    /// The line below the picture on a sheet; `nil` for its name.
    var caption: String?
}
