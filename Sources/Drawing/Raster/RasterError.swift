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
