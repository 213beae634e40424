import Dispatch
import Foundation
import Frames
import Pictures
import Raster
import Rendering
import Synchronization

/// Draws pictures: while the main queue lays out the next one, other threads draw those before.
struct PictureDrawing: Sendable {
    let collection: PictureCollection

    /// What the files are made like.
    var encoding = PictureEncoding()

    /// Pixels per point of all pictures; `nil` for each picture's own.
    var scale: CGFloat?

    /// Finds the scale of the picture that is there, from a new layout; `nil` if it doesn't say.
    var scaleThere: @Sendable (PictureEntry, Frame?) -> CGFloat? = { _, _ in nil }

    /// Returns the pictures in the order in which they were given.
    ///
    /// - Parameter advance: Called when a picture is done, on any thread.
    /// - Throws: The failure of the first picture that has one.
    func draw(_ pictures: [PictureEntry], advance: @escaping @Sendable () -> Void = {}) throws -> [DrawnPicture] {
        var encoding = encoding
        encoding.imageFolder = try collection.imageFolder()
        let results = Mutex<[Int: Result<DrawnPicture, any Error>]>([:])
        let drawing = DispatchGroup()
        for (index, picture) in pictures.enumerated() {
            let layout = Result { try layOut(picture) }
            DispatchQueue.global().async(group: drawing) { [encoding] in
                let result = Result { try layout.get().drawn(encoding) }
                results.withLock { $0[index] = result }
                advance()
            }
        }
        drawing.wait()
        return try results.withLock { results in
            try pictures.indices.compactMap { index in
                do {
                    return try results[index]?.get()
                } catch {
                    throw PictureFailure(error, drawing: pictures[index].name)
                }
            }
        }
    }

    private func layOut(_ picture: PictureEntry) throws -> PictureLayout {
        var settings = picture.settings(from: RenderSettings(scale: Self.defaultScale))
        if let given = scale ?? scaleThere(picture, nil) { settings.scale = given }
        let layout = try PictureLayout(picture, settings, prepare: collection.prepare)
        // Without a note of its scale, a picture that is there tells by its size.
        guard scale == nil, let there = scaleThere(picture, layout.frame), there != settings.scale else {
            return layout
        }
        settings.scale = there
        return try PictureLayout(picture, settings, prepare: collection.prepare)
    }

    /// Pixels per point of a picture that says nothing else.
    static let defaultScale: CGFloat = 2
}

/// A picture that is laid out and not yet drawn.
private struct PictureLayout: Sendable {
    let entry: PictureEntry
    let settings: RenderSettings
    let frame: Frame
    let background: RGBA
    let problems: [RenderProblem]

    init(
        _ entry: PictureEntry, _ settings: RenderSettings, prepare: @MainActor @Sendable () throws -> Void
    ) throws {
        self.entry = entry
        self.settings = settings
        let rendered = try Rendered { try entry.layOut(in: settings, prepare: prepare) }
        (frame, background) = rendered.value
        problems = rendered.problems
    }

    func drawn(_ encoding: PictureEncoding) throws -> DrawnPicture {
        try RenderSettings.withCurrent(settings) {
            let named = frame.namingImages(relativeTo: encoding.imageFolder)
            let file = try Rendered {
                let bitmap = try Renderer().render(frame, scale: settings.scale, background: background)
                return (bitmap: bitmap, png: try PictureEncoder.png(bitmap, of: frame, scale: settings.scale, encoding))
            }
            return DrawnPicture(
                entry: entry, scale: settings.scale, frame: named, bitmap: file.value.bitmap, png: file.value.png,
                problems: problems + file.problems.filter { !problems.contains($0) })
        }
    }
}
