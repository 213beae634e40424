import ChatUI
import Frames

/// A picture of a page.
public struct GalleryPicture: Sendable {
    /// The name of its file without `.png`, as the page refers to it.
    public let name: String

    /// The caption above it, such as `Before`.
    public private(set) var caption = ""

    private let scene: GalleryScene
    private let customize: @MainActor () -> Void

    /// - Parameter customize: The changes that the picture shows, made to `Components.default` and the like.
    init(_ name: String, of scene: GalleryScene, changedBy customize: @escaping @MainActor () -> Void = {}) {
        self.name = name
        self.scene = scene
        self.customize = customize
    }

    func captioned(_ caption: String) -> GalleryPicture {
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
                return try scene.makeFrame().alignedToPixels(scale: RenderSettings.current.scale)
            }
        }
    }
}
