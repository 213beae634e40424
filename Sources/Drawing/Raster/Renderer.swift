public import Foundation
public import Frames
import Rendering

/// Turns frames into bitmaps.
///
/// A renderer only walks the tree: nothing is measured, and text is already glyphs.
public struct Renderer: Sendable {
    private let images: ImageStore

    /// Creates a renderer that loads its pictures from a store.
    public init(images: ImageStore = .shared) {
        self.images = images
    }

    /// Draws a frame into a bitmap of its size, regardless of its position. Invalid parts are reported and omitted, see
    /// `Frame.check()`.
    ///
    /// - Parameters:
    ///   - scale: The pixels per point, greater than zero.
    ///   - background: The color behind the frame; `nil` for a transparent picture.
    public func render(
        _ frame: Frame, scale: CGFloat, background: RGBA? = nil
    ) throws(RasterError) -> Bitmap {
        let (width, height) = try Self.pixelSize(of: frame, scale: scale)
        let bitmap = try Bitmap(pixelsWide: width, pixelsHigh: height, willBeFilled: background != nil)
        let frame = frame.repaired()
        if let background { bitmap.begin(as: background) }
        guard !frame.hasEffects else {
            try paint(frame, scale: scale, background: background, into: bitmap, 0..<height)
            return bitmap
        }
        _ = try PictureStrips.map(pixelsWide: width, pixelsHigh: height) { rows throws(RasterError) in
            try paint(frame, scale: scale, background: background, into: bitmap, rows)
        }
        return bitmap
    }

    /// Paints some rows of a picture.
    ///
    /// They are painted with the coordinates of the whole picture, and a clip.
    func paint(
        _ frame: Frame, scale: CGFloat, background: RGBA?, into bitmap: Bitmap, _ rows: Range<Int>
    ) throws(RasterError) {
        if let background { bitmap.fill(background, in: rows) }
        let painter = try Painter(
            context: CairoContext(CairoSurface(bitmap)), bitmap: bitmap, images: images, glyphs: .shared)
        let strip = PixelRect(x: 0, y: rows.lowerBound, width: bitmap.pixelsWide, height: rows.count)
        try painter.paint(frame, scale: scale, in: strip)
    }

    /// Returns the size of a frame in pixels.
    static func pixelSize(of frame: Frame, scale: CGFloat) throws(RasterError) -> (width: Int, height: Int) {
        guard scale.isFinite, scale > 0 else { throw .invalidScale(Double(scale)) }
        let (width, height) = (frame.rect.width * scale, frame.rect.height * scale)
        guard width.isFinite, height.isFinite, width > 0, height > 0 else {
            throw .invalidSize(width: Double(frame.rect.width), height: Double(frame.rect.height))
        }
        func pixels(_ length: CGFloat) -> Int { Int(min((length - 1e-6).rounded(.up), 1e9)) }
        let size = (width: max(pixels(width), 1), height: max(pixels(height), 1))
        try Bitmap.check(pixelsWide: size.width, pixelsHigh: size.height, maximum: maximumPixels)
        return size
    }

    // MARK: Vector files

    /// Returns an SVG file of the frame. A point is one user unit and one CSS pixel.
    ///
    /// - Parameters:
    ///   - hasSelectableText: Whether to overlay transparent text for selecting and searching.
    ///   - software: The program name for a comment; `nil` for none.
    public func svg(
        _ frame: Frame, background: RGBA? = nil, hasSelectableText: Bool = false, software: String? = nil
    ) throws(RasterError) -> Data {
        try Self.checkVectorSize(of: frame)
        try Self.checkLetters(of: frame, maximum: RasterError.maximumLettersOfSVG)
        var file = Data()
        let sink = ByteSink { file.append($0) }
        let surface = try CairoSurface(
            .svg, width: Double(frame.rect.width), height: Double(frame.rect.height), output: sink)
        let context = try CairoContext(surface)
        if let background {
            context.setSource(background)
            context.paint()
        }
        let painter = Painter(context: context, bitmap: nil, images: images, glyphs: .shared)
        painter.selectableText = hasSelectableText ? SelectableText() : nil
        try painter.paint(frame.repaired(), scale: 1)
        try surface.finish()
        sink.finish()
        file = SVGNames.countedAnew(file)
        painter.selectableText?.add(to: &file)
        if let software { PictureSignature.mark(svg: &file, software) }
        return file
    }

    /// Returns a PDF file with one page of the frame's size in points. Use ``PDFDocument`` for several pages.
    public func pdf(_ frame: Frame, background: RGBA? = nil) throws(RasterError) -> Data {
        var file = Data()
        let document = PDFDocument(images: images) { file.append($0) }
        try document.draw(frame, background)
        try document.end()
        return file
    }

    static func checkVectorSize(of frame: Frame) throws(RasterError) {
        guard frame.rect.width > 0, frame.rect.height > 0, frame.rect.width.isFinite, frame.rect.height.isFinite else {
            throw .invalidSize(width: Double(frame.rect.width), height: Double(frame.rect.height))
        }
        guard max(frame.rect.width, frame.rect.height) <= CGFloat(maximumVectorSide) else {
            throw .vectorTooLarge(width: Double(frame.rect.width), height: Double(frame.rect.height))
        }
    }
}

extension RGBA {
    /// Whether the color is opaque in a bitmap.
    var isOpaque: Bool { premultipliedPixel >> 24 == 255 }

    /// The color as a premultiplied pixel, with alpha in the highest byte, then red, green and blue.
    package var premultipliedPixel: UInt32 {
        func byte(_ component: Double) -> UInt32 {
            UInt32((min(max(component, 0), 1) * min(max(alpha, 0), 1) * 255).rounded())
        }
        let alphaByte = UInt32((min(max(alpha, 0), 1) * 255).rounded())
        return alphaByte << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
}
