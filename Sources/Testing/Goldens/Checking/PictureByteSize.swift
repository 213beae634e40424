import Foundation
import Frames
import Raster

/// Finds the parts that make a picture's file large, by encoding it again without one component after another.
///
/// Bytes that similar components share aren't attributed to either.
struct PictureByteSize {
    /// A component and the bytes that it adds to the file.
    struct Part: Equatable {
        var name: String
        /// Position and size in points.
        var rect: CGRect
        var kind: String
        var bytes: Int
    }

    /// The size of the embedded frames in bytes.
    let frames: Int

    /// The size of the pixels in bytes.
    let pixels: Int

    /// The components with the most bytes, largest first.
    let parts: [Part]

    /// Each encoding takes time: a tenth of a second for a large picture.
    private static let maximumTrials = 40

    /// Components below this fraction of the pixels' bytes are ignored.
    private static let minimumShare = 0.1

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
        /// Descends to the innermost components that still hold most of their parent's bytes.
        func search(_ frame: Frame, _ origin: CGPoint, around: Int) throws {
            var children: [(child: Frame, rect: CGRect, bytes: Int)] = []
            for child in frame.children where trials < Self.maximumTrials {
                let rect = child.rect.offsetBy(dx: origin.x, dy: origin.y)
                guard rect.width > 0, rect.height > 0, child.opacity > 0 else { continue }
                trials += 1
                let bytes = whole - (try PNGWriter.data(bitmap.blanked(rect, scale: scale)).count)
                if Double(bytes) >= Double(whole) * Self.minimumShare { children.append((child, rect, bytes)) }
            }
            if children.isEmpty, frame.rect != root.rect {
                let rect = CGRect(origin: origin, size: frame.rect.size)
                found.append(Part(name: frame.name, rect: rect, kind: frame.kindWords, bytes: around))
            }
            for part in children { try search(part.child, part.rect.origin, around: part.bytes) }
        }
        var top = root
        top.rect.origin = .zero
        try search(top, .zero, around: whole)
        parts = Array(found.sorted { ($0.bytes, $1.name) > ($1.bytes, $0.name) }.prefix(3))
    }

    /// The parts in words, one line each.
    var description: [String] {
        var lines = [
            "The pixels take \(FailureText.kibibytes(pixels)), the embedded frames \(FailureText.kibibytes(frames))."
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
    /// The kind of content in the frame, if PNG compresses it badly.
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
    /// Returns the picture with a rectangle filled with the color of its top-left pixel.
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
