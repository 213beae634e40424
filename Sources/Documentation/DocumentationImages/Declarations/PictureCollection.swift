import Foundation

/// The pages of a documentation, and what their pictures have in common.
public struct PictureCollection: Sendable {
    /// The title of the page that shows all pictures.
    public let title: String

    /// The pages, in the order in which they are shown.
    public let pages: [PicturePage]

    /// The folder of the pictures where the command line names none.
    public let folder: String

    /// The folder from which image files are named in the frame trees that pictures carry.
    let imageFolder: @Sendable () throws -> String

    /// Called before each picture, in the configuration of that picture.
    let prepare: @MainActor @Sendable () throws -> Void

    /// - Parameters:
    ///   - imageFolder: Returns the folder from which image files are named in the frame trees that pictures carry.
    ///   - prepare: Called before each picture; what it changes in the configuration holds for that picture.
    public init(
        title: String, pages: [PicturePage], folder: String,
        imageFolder: @escaping @Sendable () throws -> String = { "." },
        prepare: @escaping @MainActor @Sendable () throws -> Void = {}
    ) {
        self.title = title
        self.pages = pages
        self.folder = folder
        self.imageFolder = imageFolder
        self.prepare = prepare
    }

    /// All pictures, each once, in the order in which the pages show them.
    public var pictures: [PictureEntry] {
        var names: Set<String> = []
        return pages.flatMap(\.sections).flatMap(\.rows).flatMap(\.pictures)
            .filter { names.insert($0.name).inserted }
    }
}
