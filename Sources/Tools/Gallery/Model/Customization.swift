/// A heading of a page: what its code changes, and the pictures that show it.
public struct Customization: Sendable {
    /// The heading.
    public let heading: String

    /// A note about anything in the pictures that the code does not bring about; may be empty.
    public let note: String

    /// The name of the file that has the code, such as `ChangingTheBubbleView.swift`.
    public let file: String

    /// The pictures, as they stand beside each other.
    public let rows: [PictureRow]

    /// - Parameters:
    ///   - rows: In the order of the page.
    ///   - file: The file of the code. It is left out there.
    package init(_ heading: String, note: String = "", _ rows: PictureRow..., file: String = #fileID) {
        self.heading = heading
        self.note = note
        self.file = String(file[(file.lastIndex(of: "/").map(file.index(after:)) ?? file.startIndex)...])
        self.rows = rows
    }
}

/// Pictures that stand beside each other, such as before and after.
public struct PictureRow: Sendable {
    /// The pictures, from left to right.
    public let pictures: [GalleryPicture]

    package init(_ pictures: GalleryPicture...) {
        self.pictures = pictures
    }

    /// Two pictures of one scene, named `name-before` and `name-after`.
    ///
    /// - Parameter customize: What changes in between.
    static func beforeAndAfter(
        _ name: String, of scene: GalleryScene, changedBy customize: @escaping @MainActor () -> Void
    ) -> PictureRow {
        PictureRow(
            GalleryPicture("\(name)-before", of: scene).captioned("Before"),
            GalleryPicture("\(name)-after", of: scene, changedBy: customize).captioned("After"))
    }
}
