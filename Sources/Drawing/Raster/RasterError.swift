/// Why a frame could not be drawn, or a picture not be read.
public enum RasterError: Error, Equatable {
    /// The picture has more pixels than a bitmap can hold.
    case tooLarge(pixelsWide: Int, pixelsHigh: Int)
    /// An SVG file would have so many letters.
    case tooManyLetters(count: Int)
    /// Layers inside each other, as opacities and masks make them, have more pixels than the memory can be asked for.
    case tooManyLayers
    /// A vector file has a side that is longer than its format can say, in points.
    case vectorTooLarge(width: Double, height: Double)
    /// A scale that is not a number, negative or zero, in pixels per point.
    case invalidScale(Double)
    /// A size that is not a number, negative or zero.
    case invalidSize(width: Double, height: Double)
    /// A picture that the frames use can't be read.
    case image(path: String, reason: String)
    /// The machine fails to read a picture that the frames use, such as for too many open files.
    case unreadableImage(path: String, reason: String)
    /// A bundled font can't be read.
    case font(file: String, reason: String)
    /// Bytes that should be a PNG are none, or not a whole one.
    case notPNG(reason: String)
    /// The frame tree in a PNG can't be used.
    case embeddedFrame(reason: String)
    /// Cairo, the library that fills outlines, reports an error.
    case cairo(action: String, reason: String)
    /// There is no memory for a step.
    case outOfMemory(action: String)

    /// The most pixels that a side of a bitmap may have: Cairo's limit.
    public static let maximumPixelsPerSide = 32_767

    /// The most pixels of a bitmap in all, 2 GiB of memory; pictures have fewer unless `Renderer.maximumPixels` is raised.
    public static let maximumPixels = 1 << 29
}

extension RasterError {
    /// Whether the machine is at fault and not what was asked of it.
    public var isMachineFailure: Bool {
        switch self {
        case .outOfMemory, .cairo, .font, .unreadableImage: true
        default: false
        }
    }
}
