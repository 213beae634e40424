import ChatUI
import Frames

/// A picture of a page.
public struct GalleryPicture: Sendable {
    /// The name of its file without `.png`, as the page refers to it.
    public let name: String

    /// The caption above it, such as `Before`.
    public private(set) var caption = ""

    private let draw: @MainActor () throws -> Frame
    private let customize: @MainActor () -> Void

    /// - Parameter customize: The changes that the picture shows, made to `Components.default` and the like.
    init(_ name: String, of scene: GalleryScene, changedBy customize: @escaping @MainActor () -> Void = {}) {
        self.init(name, changedBy: customize) { try scene.makeFrame() }
    }

    /// - Parameters:
    ///   - customize: The changes that the picture shows, made to the configuration in the current scope.
    ///   - draw: Lays out the picture.
    package init(
        _ name: String, changedBy customize: @escaping @MainActor () -> Void,
        drawing draw: @escaping @MainActor () throws -> Frame
    ) {
        self.name = name
        self.draw = draw
        self.customize = customize
    }

    package func captioned(_ caption: String) -> GalleryPicture {
        var copy = self
        copy.caption = caption
        return copy
    }

    /// Lays out what the picture shows, in the render settings that are in force. What is customized for it is
    /// customized for nothing else.
    ///
    /// - Throws: `MissingGallery` when the files that belong to the program are gone, and `DocumentError`.
    public func makeFrame() throws -> Frame {
        try MainQueue.run {
            try ConfigurationScope.run {
                customize()
                return try draw().alignedToPixels(scale: RenderSettings.current.scale)
            }
        }
    }
}
