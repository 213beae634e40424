/// Pictures shown side by side, such as before and after.
public struct PictureRow: Sendable {
    /// The pictures, from left to right.
    public let pictures: [PictureEntry]

    /// Creates a row of pictures, from left to right.
    public init(_ pictures: PictureEntry...) {
        self.pictures = pictures
    }

    init(pictures: [PictureEntry]) {
        self.pictures = pictures
    }

    /// Creates two pictures of one scene, named `name-before` and `name-after`.
    ///
    /// - Parameter change: The change between the pictures, such as to `Components.default`.
    public static func beforeAndAfter(
        _ name: String, of scene: PictureScene, changedBy change: @escaping @MainActor () throws -> Void,
        file: String = #filePath, line: Int = #line
    ) -> PictureRow {
        PictureRow(
            PictureEntry("\(name)-before", of: scene, file: file, line: line).captioned("Before"),
            PictureEntry("\(name)-after", of: scene, changedBy: change, file: file, line: line).captioned("After"))
    }

    /// Creates pictures of two scenes, named `name-before` and `name-after`.
    public static func beforeAndAfter(
        _ name: String, from before: PictureScene, to after: PictureScene, file: String = #filePath, line: Int = #line
    ) -> PictureRow {
        PictureRow(
            PictureEntry("\(name)-before", of: before, file: file, line: line).captioned("Before"),
            PictureEntry("\(name)-after", of: after, file: file, line: line).captioned("After"))
    }

    /// Creates a picture in light and dark appearance. The files are named `name` and `name~dark`, as DocC expects.
    ///
    /// - Parameter change: The change that the pictures show, such as to `Components.default`.
    public static func lightAndDark(
        _ name: String, of scene: PictureScene, changedBy change: @escaping @MainActor () throws -> Void = {},
        file: String = #filePath, line: Int = #line
    ) -> PictureRow {
        PictureRow(
            PictureEntry(name, of: scene, changedBy: change, file: file, line: line)
                .appearance(.light).captioned("Light"),
            PictureEntry("\(name)~dark", of: scene, changedBy: change, file: file, line: line)
                .appearance(.dark).captioned("Dark"))
    }

    /// Returns the row with a change applied to each picture: `row.each { $0.appearance(.dark) }`.
    public func each(_ change: (PictureEntry) -> PictureEntry) -> PictureRow {
        PictureRow(pictures: pictures.map(change))
    }
}
