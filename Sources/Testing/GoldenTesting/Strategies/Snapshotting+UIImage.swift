import Comparison
import Frames
import Goldens
import HeadlessUIKit
import Raster
import Rendering

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// The image itself.
    public static var image: Snapshotting { .image() }

    /// The image itself.
    ///
    /// - Parameters:
    ///   - precision: The fraction of pixels that have to match, from 0 to 1.
    ///   - perceptualPrecision: How closely a pixel has to match, from 0 to 1: 1 − ΔE/100.
    ///   - scale: Pixels per point, of an image that was drawn; `nil` for the image's own.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
        Snapshotting(pathExtension: "png", diffing: .image(PictureTolerance(precision, perceptualPrecision))) { image in
            guard let scale, scale > 0, case .drawing(let frame) = image.reference else { return image }
            return RenderSettings.withCurrent(RenderSettings(scale: scale)) { UIImage(drawing: frame) }
        }
    }
}

extension Diffing where Value == UIImage {
    /// Compares pictures pixel by pixel.
    public static var image: Diffing { .image() }

    /// Compares pictures pixel by pixel.
    ///
    /// - Parameters:
    ///   - precision: The fraction of pixels that have to match, from 0 to 1.
    ///   - perceptualPrecision: How closely a pixel has to match, from 0 to 1: 1 − ΔE/100.
    ///   - scale: Has no effect here: an image knows its own.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Diffing {
        .image(PictureTolerance(precision, perceptualPrecision))
    }

    static func image(_ tolerance: PictureTolerance) -> Diffing {
        var diffing = Diffing(
            toData: { (try? PictureContent($0.picture(), tolerance: tolerance).encoded()) ?? Data() },
            fromData: { UIImage(data: $0) ?? UIImage() }
        ) { old, new in
            do {
                var content = PictureContent(try new.picture(), tolerance: tolerance)
                content.onPaper = new.pictureOnPaper
                let expected = try PictureContent(try old.picture(), tolerance: tolerance).encoded()
                let result = try content.compared(with: expected)
                guard !result.verdict.passes else { return nil }
                let attachments = result.difference.map { [XCTAttachment(data: $0)] } ?? []
                return (([result.headline] + result.changes).joined(separator: "\n"), attachments)
            } catch {
                return ("\(error)", [])
            }
        }
        diffing.tolerance = tolerance
        return diffing
    }
}

extension UIImage {
    /// Returns the picture of a drawing in front of the background that goldens used to have; `nil` for an image of
    /// pixels.
    var pictureOnPaper: (@Sendable () throws -> GoldenPicture)? {
        guard case .drawing(let frame) = reference else { return nil }
        let (paper, scale) = (RenderSettings.current.background, scale)
        return { GoldenPicture(try Renderer().render(frame.onBackground(paper), scale: scale), frame: frame) }
    }

    /// Returns the image's pixels and, for a drawing, its frames.
    func picture(namingImagesFrom folder: String? = nil) throws -> GoldenPicture {
        guard !isEmptySize else { return try emptyPicture() }
        let bounds = CGRect(origin: .zero, size: size)
        let isPlain = renderingMode != .alwaysTemplate && !flipsForRightToLeftLayoutDirection
        if isPlain, case .drawing(let frame) = reference, frame.rect.size == size {
            let bitmap = try Renderer().render(frame, scale: scale)
            let tree = frame.withoutBackground
            return GoldenPicture(bitmap, frame: folder.map(tree.namingImages) ?? tree)
        }
        let frame = Frame(
            origin: "UIImage", rect: bounds, content: .image(ImageContent(reference: reference, destination: bounds)))
        return GoldenPicture(
            try Renderer().render(frame, scale: scale), frame: folder.map(frame.namingImages) ?? frame)
    }

    /// Whether there is nothing to draw. `swift-snapshot-testing` accepts such a view, and so does this package.
    var isEmptySize: Bool { size.width == 0 || size.height == 0 }

    /// A line of transparent pixels, or a single one, with the invisible frames.
    private func emptyPicture() throws -> GoldenPicture {
        let pixel = 1 / scale
        let room = CGSize(width: max(size.width, pixel), height: max(size.height, pixel))
        var frame = Frame(origin: "UIImage", rect: CGRect(origin: .zero, size: room))
        if case .drawing(let content) = reference { frame.children = [content] }
        return GoldenPicture(try Renderer().render(frame, scale: scale), frame: frame)
    }
}
