import Foundation

/// The pages of a documentation, and the settings that their pictures share.
public struct PictureCollection: Sendable {
    /// The title of the page that shows all pictures.
    public let title: String

    /// The pages, in the order in which they are shown.
    public let pages: [PicturePage]

    /// The default folder for the pictures, if the command line doesn't set one.
    public let folder: String

    /// The folder that image file names in embedded frame trees are relative to.
    let imageFolder: @Sendable () throws -> String

    /// Called before each picture, with the picture's configuration.
    let prepare: @MainActor @Sendable () throws -> Void

    /// - Parameters:
    ///   - imageFolder: Returns the folder that image file names in embedded frame trees are relative to.
    ///   - prepare: Called before each picture. Changes to the configuration apply to that picture only.
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

    /// All pictures without duplicates, in the order of the pages.
    public var pictures: [PictureEntry] {
        var names: Set<String> = []
        return pages.flatMap(\.sections).flatMap(\.rows).flatMap(\.pictures)
            .filter { names.insert($0.name).inserted }
    }
}
