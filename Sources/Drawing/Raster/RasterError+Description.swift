internal import Console

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
