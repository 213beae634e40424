import Dispatch
import Foundation
import Frames
import Gallery
import GalleryResources
import Raster

/// A picture of the documentation, drawn and not yet written.
struct DrawnPicture {
    let name: String
    /// Pixels per point.
    let scale: CGFloat
    let frame: Frame
    let bitmap: Bitmap
    let png: Data

    var file: String { "\(name).png" }
}

/// Draws pictures of the gallery, as many at once as the machine has processors.
struct GalleryDrawing {
    /// Whether the files carry the frames that they are drawn from.
    var embedsFrames = false
    /// The settings of each picture.
    let settings: (GalleryPicture) -> RenderSettings

    /// Returns the pictures in the order in which they were given.
    func draw(_ pictures: [GalleryPicture]) throws -> [DrawnPicture] {
        let folder = try GalleryFiles.folder()
        let results = Results(count: pictures.count)
        let progress = Progress(of: pictures.count)
        DispatchQueue.concurrentPerform(iterations: pictures.count) { index in
            results[index] = Result { try draw(pictures[index], imageFolder: folder) }
            progress.advance()
        }
        progress.end()
        return try results.values()
    }

    private func draw(_ picture: GalleryPicture, imageFolder: String) throws -> DrawnPicture {
        let settings = settings(picture)
        return try RenderSettings.$current.withValue(settings) {
            let frame = try picture.makeFrame()
            let named = frame.namingImages(relativeTo: imageFolder)
            let bitmap = try Renderer().render(frame, scale: settings.scale, background: .clear)
            let png = try PNGWriter.data(
                bitmap, text: [(key: "Software", value: PictureEncoder.software)], embedding: embedsFrames ? named : nil
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
