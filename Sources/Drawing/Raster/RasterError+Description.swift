internal import Console

extension RasterError: CustomStringConvertible {
    /// A line that says what is wrong, where, and what would be right.
    public var description: String { sentence.errorLine }

    private var sentence: String {
        switch self {
        case .tooLarge(let width, let height):
            let limit = Self.maximumPixelsPerSide
            return
                "the picture would have \(width) × \(height) pixels; the limit is \(limit) a side and "
                + "\(Self.plain(Double(Renderer.maximumPixels) / 1_000_000)) million in all: draw a part of it, or fewer pixels "
                + "per point"
        case .tooManyLayers:
            return
                "layers inside each other would take more than \(Painter.mostLayerPixels >> 28) GiB: draw fewer pixels per "
                + "point, or have fewer opacities, masks and effects inside each other"
        case .vectorTooLarge(let width, let height):
            return
                "a vector file of \(Self.plain(width)) × \(Self.plain(height)) points can't be drawn; the limit is "
                + "\(Renderer.maximumVectorSide) a side: draw a part of it, or pages"
        case .tooManyLetters(let count):
            return
                "the picture has \(count) letters; an SVG file has at most \(Self.maximumLettersOfSVG), a page of a PDF file "
                + "\(Self.maximumLettersOfPage): draw a part of it, or several pictures"
        case .invalidScale(let scale): return "a scale of \(scale) can't be drawn; it has to be greater than 0"
        case .invalidSize(let width, let height):
            return
                "a size of \(Self.plain(width)) × \(Self.plain(height)) points can't be drawn; "
                + "both have to be greater than 0: give the view a size, or content that has one"
        case .image(let path, let reason), .unreadableImage(let path, let reason): return "\(path): \(reason)"
        case .font(let file, let reason): return "font \(file): \(reason)"
        case .notPNG(let reason): return "not a PNG picture: \(reason)"
        case .embeddedFrame(let reason): return "the frame tree in the picture can't be used: \(reason)"
        case .cairo(let action, let reason): return "\(action) failed: \(reason)"
        case .outOfMemory(let action): return "not enough memory for \(action)"
        }
    }

    private static func plain(_ length: Double) -> String {
        Int(exactly: length).map { "\($0)" } ?? "\(length)"
    }
}
