import Dispatch
import Foundation
import Frames
import Gallery
import GalleryResources
import Pictures
import Raster

/// A picture of the documentation, drawn and not yet written.
package struct DrawnPicture: Sendable {
    package let name: String
    /// Pixels per point.
    package let scale: CGFloat
    package let frame: Frame
    package let bitmap: Bitmap
    package let png: Data

    /// The name of the file.
    package var file: String { "\(name).png" }
}

/// Draws pictures of the gallery: while the main queue lays out the next one, other threads draw those before.
package struct GalleryDrawing: Sendable {
    private let embedsFrames: Bool
    private let settings: @Sendable (GalleryPicture) -> RenderSettings

    /// - Parameters:
    ///   - embedsFrames: Whether the files carry the frames that they are drawn from.
    ///   - settings: Returns the settings of a picture.
    package init(embedsFrames: Bool = false, settings: @escaping @Sendable (GalleryPicture) -> RenderSettings) {
        self.embedsFrames = embedsFrames
        self.settings = settings
    }

    /// Returns the pictures in the order in which they were given.
    ///
    /// - Parameter advance: Called when a picture is done, on any thread.
    package func draw(
        _ pictures: [GalleryPicture], advance: @escaping @Sendable () -> Void = {}
    ) throws -> [DrawnPicture] {
        let folder = try GalleryFiles.folder()
        let results = Results(count: pictures.count)
        let drawing = DispatchGroup()
        for (index, picture) in pictures.enumerated() {
            let frame = Result { try layOut(picture) }
            DispatchQueue.global().async(group: drawing) {
                results[index] = Result { try draw(picture, frame.get(), imageFolder: folder) }
                advance()
            }
        }
        drawing.wait()
        return try results.values()
    }

    private func layOut(_ picture: GalleryPicture) throws -> Frame {
        try RenderSettings.$current.withValue(settings(picture)) { try picture.makeFrame() }
    }

    private func draw(_ picture: GalleryPicture, _ frame: Frame, imageFolder: String) throws -> DrawnPicture {
        let settings = settings(picture)
        return try RenderSettings.$current.withValue(settings) {
            let named = frame.namingImages(relativeTo: imageFolder)
            let bitmap = try Renderer().render(frame, scale: settings.scale, background: .clear)
            let png = try PNGWriter.data(
                bitmap, scale: settings.scale, text: PictureEncoder.notes, embedding: embedsFrames ? named : nil
            )
            return DrawnPicture(name: picture.name, scale: settings.scale, frame: named, bitmap: bitmap, png: png)
        }
    }

    /// Collects what is drawn on several threads.
    private final class Results: @unchecked Sendable {
        private let lock = NSLock()
        private var results: [Result<DrawnPicture, any Error>?]

        init(count: Int) {
            results = Array(repeating: nil, count: count)
        }

        subscript(index: Int) -> Result<DrawnPicture, any Error>? {
            get { lock.withLock { results[index] } }
            set { lock.withLock { results[index] = newValue } }
        }

        /// - Throws: The error of the first picture that has one.
        func values() throws -> [DrawnPicture] {
            try results.compactMap { try $0?.get() }
        }
    }
}
