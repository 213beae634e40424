import Foundation
import Frames
import Raster

/// Finds out what makes a picture's file large, by encoding it again without one component after the other.
///
/// Bytes that two components have in common, because they look alike, count for neither.
struct PictureByteSize {
    /// A component, and the bytes that the file has on its account.
    struct Part: Equatable {
        var name: String
        /// Position and size in points.
        var rect: CGRect
        var kind: String
        var bytes: Int
    }

    /// The bytes of the frames inside the file.
    let frames: Int

    /// The bytes of the pixels.
    let pixels: Int

    /// The components that weigh most, the heaviest first.
    let parts: [Part]

    /// Encoding again and again takes time: a large picture a tenth of a second.
    private static let mostTrials = 40

    /// A component with less than this share of the pixels' bytes is no cause.
    private static let leastShare = 0.1

    init(_ picture: GoldenPicture) throws {
        let (bitmap, whole) = (picture.bitmap, try PNGWriter.data(picture.bitmap).count)
        frames = try picture.frame.map { try PNGWriter.data(bitmap, embedding: $0).count - whole } ?? 0
        pixels = whole
        guard let root = picture.frame, root.rect.width > 0 else {
            parts = []
            return
        }
        let scale = CGFloat(bitmap.pixelsWide) / root.rect.width
        var trials = 0
        var found: [Part] = []
        /// Goes down to the innermost components that still hold most of what is around them.
        func search(_ frame: Frame, _ origin: CGPoint, around: Int) throws {
            var weights: [(child: Frame, rect: CGRect, bytes: Int)] = []
            for child in frame.children where trials < Self.mostTrials {
                let rect = child.rect.offsetBy(dx: origin.x, dy: origin.y)
                guard rect.width > 0, rect.height > 0, child.opacity > 0 else { continue }
                trials += 1
                let bytes = whole - (try PNGWriter.data(bitmap.blanked(rect, scale: scale)).count)
                if Double(bytes) >= Double(whole) * Self.leastShare { weights.append((child, rect, bytes)) }
            }
            if weights.isEmpty, frame.rect != root.rect {
                let rect = CGRect(origin: origin, size: frame.rect.size)
                found.append(Part(name: frame.name, rect: rect, kind: frame.kindWords, bytes: around))
            }
            for weight in weights { try search(weight.child, weight.rect.origin, around: weight.bytes) }
        }
        var top = root
        top.rect.origin = .zero
        try search(top, .zero, around: whole)
        parts = Array(found.sorted { ($0.bytes, $1.name) > ($1.bytes, $0.name) }.prefix(3))
    }

    /// The parts in words, a line each.
    var description: [String] {
        var lines = [
            "The pixels weigh \(FailureText.kibibytes(pixels)), the frames inside \(FailureText.kibibytes(frames))."
        ]
        for part in parts {
            let place =
                "\(part.rect.width.words) × \(part.rect.height.words) at \(part.rect.minX.words), "
                + part.rect.minY.words
            lines.append(
                "\(part.name.isEmpty ? "a component" : part.name) (\(place)), \(part.kind): "
                    + FailureText.kibibytes(part.bytes))
        }
        return lines
    }
}

extension Frame {
    /// What is painted in the frame, of the kinds that PNG can't make small.
    fileprivate var kindWords: String {
        if case .image(let image) = content { return image.reference.isDrawing ? "a drawing" : "an image" }
        if !effects.isEmpty { return "an effect" }
        switch fill {
        case .linearGradient?, .radialGradient?, .ellipticalGradient?, .conicGradient?: return "a gradient"
        case .color?, nil: break
        }
        if shadow != nil { return "a shadow" }
        switch content {
        case .text: return "a text"
        case .path: return "a path"
        case .none, .image: return "a component"
        }
    }
}

extension ImageReference {
    fileprivate var isDrawing: Bool {
        if case .drawing = self { true } else { false }
    }
}

extension CGFloat {
    fileprivate var words: String {
        let rounded = (self * 10).rounded() / 10
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension Bitmap {
    /// Returns the picture with one color in a rectangle, that of its top-left pixel.
    ///
    /// - Parameter rect: In points.
    fileprivate func blanked(_ rect: CGRect, scale: CGFloat) throws -> Bitmap {
        func clamped(_ value: CGFloat, _ most: Int) -> Int {
            Int(min(max((value * scale).rounded(), 0), CGFloat(most)))
        }
        let (left, right) = (clamped(rect.minX, pixelsWide), clamped(rect.maxX, pixelsWide))
        let (top, bottom) = (clamped(rect.minY, pixelsHigh), clamped(rect.maxY, pixelsHigh))
        guard left < right, top < bottom else { return self }
        var copy = withPixels { Array($0) }
        let color = copy[top * pixelsWide + left]
        let row = Array(repeating: color, count: right - left)
        for y in top..<bottom { copy.replaceSubrange(y * pixelsWide + left..<y * pixelsWide + right, with: row) }
        return try Bitmap(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh, pixels: copy)
    }
}
