internal import Console

/// The reason why a frame can't be drawn, or a picture can't be read.
public enum RasterError: Error, Equatable {
    /// The picture has more pixels than allowed.
    case tooLarge(pixelsWide: Int, pixelsHigh: Int)
    /// An SVG file or a PDF page would have more letters than allowed.
    case tooManyLetters(count: Int)
    /// Nested layers, as for opacities and masks, take too much memory.
    case tooManyLayers
    /// A vector file has a side that is too long, in points.
    case vectorTooLarge(width: Double, height: Double)
    /// The scale, in pixels per point, is NaN, negative or zero.
    case invalidScale(Double)
    /// The size is NaN, negative or zero.
    case invalidSize(width: Double, height: Double)
    /// A picture in the frames can't be read.
    case image(path: String, reason: String)
    /// The machine fails to read a picture in the frames, for example because of too many open files.
    case unreadableImage(path: String, reason: String)
    /// A bundled font can't be read.
    case font(file: String, reason: String)
    /// The data is not a PNG file, or is incomplete.
    case notPNG(reason: String)
    /// The frame tree in a PNG can't be used.
    case embeddedFrame(reason: String)
    /// Cairo, the drawing library, reports an error.
    case cairo(action: String, reason: String)
    /// A step runs out of memory.
    case outOfMemory(action: String)

    /// The maximum pixels per side of a bitmap, which is Cairo's limit.
    public static let maximumPixelsPerSide = 32_767

    /// The maximum total pixels of a bitmap, 2 GiB of memory. Pictures are limited further by `Renderer.maximumPixels`.
    public static let maximumPixels = 1 << 29
}

extension RasterError {
    /// Whether the machine is at fault, not the request.
    public var isMachineFailure: Bool {
        switch self {
        case .outOfMemory, .cairo, .font, .unreadableImage: true
        default: false
        }
    }
}

extension RasterError: CustomStringConvertible {
    /// The error on one line: what is wrong, where, and what would be right.
    public var description: String { sentence.errorLine }

    private var sentence: String {
        switch self {
        case .tooLarge(let width, let height):
            let limit = Self.maximumPixelsPerSide
            return
                "the picture would have \(width) × \(height) pixels; the limit is \(limit) per side and "
                + "\(Self.plain(Double(Renderer.maximumPixels) / 1_000_000)) million in total: draw a part of it, or use a lower "
                + "scale"
        case .tooManyLayers:
            return
                "nested layers would take more than \(Painter.maximumLayerPixels >> 28) GiB: use a lower scale, or "
                + "nest fewer opacities, masks and effects"
        case .vectorTooLarge(let width, let height):
            return
                "a vector file of \(Self.plain(width)) × \(Self.plain(height)) points can't be drawn; the limit is "
                + "\(Renderer.maximumVectorSide) per side: draw a part of it, or pages"
        case .tooManyLetters(let count):
            return
                "the picture has \(count) letters; an SVG file has at most \(Self.maximumLettersOfSVG), a page of a PDF file "
                + "\(Self.maximumLettersOfPage): draw a part of it, or several pictures"
        case .invalidScale(let scale): return "a scale of \(scale) can't be drawn; it must be greater than 0"
        case .invalidSize(let width, let height):
            return
                "a size of \(Self.plain(width)) × \(Self.plain(height)) points can't be drawn; "
                + "both must be greater than 0: give the view a size, or content that has one"
        case .image(let path, let reason), .unreadableImage(let path, let reason): return "\(path): \(reason)"
        case .font(let file, let reason): return "font \(file): \(reason)"
        case .notPNG(let reason): return "not a PNG picture: \(reason)"
        case .embeddedFrame(let reason): return "the frame tree in the picture can't be used: \(reason)"
        case .cairo(let action, let reason): return "\(action) failed: \(reason)"
        case .outOfMemory(let action): return "out of memory while \(action)"
        }
    }

    private static func plain(_ length: Double) -> String {
        Int(exactly: length).map { "\($0)" } ?? "\(length)"
    }
}
