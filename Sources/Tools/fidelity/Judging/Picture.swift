import Foundation
import Frames
import Raster

/// Our drawing of a scene, one pixel per point.
struct Picture {
    private let bitmap: Bitmap

    init(of frame: Frame) throws {
        bitmap = try Renderer().render(frame, scale: 1)
    }

    var size: CGSize { CGSize(width: bitmap.pixelsWide, height: bitmap.pixelsHigh) }

    func png() throws -> Data { try PNGWriter.data(bitmap) }

    // MARK: Colours

    /// The colours of the four corner pixels.
    var cornerColors: [RGBA] {
        let (right, bottom) = (bitmap.pixelsWide - 1, bitmap.pixelsHigh - 1)
        return [bitmap[0, 0], bitmap[right, 0], bitmap[right, bottom], bitmap[0, bottom]]
    }

    /// The most frequent colour along the four edges.
    var commonEdgeColor: RGBA {
        let (width, height) = (bitmap.pixelsWide, bitmap.pixelsHigh)
        let rows = (0..<width).flatMap { [bitmap[$0, 0], bitmap[$0, height - 1]] }
        let columns = (0..<height).flatMap { [bitmap[0, $0], bitmap[width - 1, $0]] }
        return mostFrequent(rows + columns) ?? .clear
    }

    /// The most frequent colour in a rectangle.
    func commonColor(in rect: CGRect) -> RGBA {
        let area = rect.intersection(CGRect(origin: .zero, size: size))
        guard !area.isEmpty else { return .clear }
        var colors: [RGBA] = []
        for y in Int(area.minY)..<Int(area.maxY.rounded(.up)) {
            for x in Int(area.minX)..<Int(area.maxX.rounded(.up)) { colors.append(bitmap[x, y]) }
        }
        return mostFrequent(colors) ?? .clear
    }

    /// The colour along the edge of a rectangle that comes nearest to `color`. A line may lie half on a pixel, so
    /// that two rows of pixels have to be looked at.
    func edgeColor(of rect: CGRect, like color: RGBA) -> RGBA {
        let rings = [rect, rect.insetBy(dx: 1, dy: 1)].compactMap { mostFrequent(pixels(alongEdgeOf: $0)) }
        return rings.min { $0.distance(to: color) < $1.distance(to: color) } ?? .clear
    }

    /// The pixels of the middle parts of the four edges: the corners may be round.
    private func pixels(alongEdgeOf rect: CGRect) -> [RGBA] {
        let area = rect.intersection(CGRect(origin: .zero, size: size))
        guard area.width >= 1, area.height >= 1 else { return [] }
        let (left, right) = (Int(area.minX.rounded()), Int(area.maxX.rounded()) - 1)
        let (top, bottom) = (Int(area.minY.rounded()), Int(area.maxY.rounded()) - 1)
        var colors: [RGBA] = []
        for x in middle(left, right) { colors += [bitmap[x, top], bitmap[x, bottom]] }
        for y in middle(top, bottom) { colors += [bitmap[left, y], bitmap[right, y]] }
        return colors
    }

    private func middle(_ start: Int, _ end: Int) -> ClosedRange<Int> {
        let quarter = max(end - start, 0) / 4
        return start + quarter...max(end - quarter, start + quarter)
    }

    private func mostFrequent(_ colors: [RGBA]) -> RGBA? {
        var counts: [RGBA: Int] = [:]
        for color in colors { counts[color, default: 0] += 1 }
        return colors.max { counts[$0, default: 0] < counts[$1, default: 0] }
    }

    // MARK: Ink

    /// The rectangle around what glyphs ink, in points, or `nil` if that is nothing.
    static func ink(of runs: [GlyphRun]) throws -> CGRect? {
        let scale = 4
        let (width, height) = room(for: runs)
        let text = Frame(
            rect: CGRect(x: 0, y: 0, width: width, height: height),
            content: .text(TextContent(string: "", runs: runs).translated(x: margin, y: margin)))
        let bitmap = try Renderer().render(text, scale: CGFloat(scale))
        guard let box = inkedPixels(of: bitmap) else { return nil }
        let points = CGFloat(scale)
        return CGRect(
            x: box.minX / points - margin, y: box.minY / points - margin,
            width: box.width / points, height: box.height / points)
    }

    /// Room around the text, in points: glyphs may reach over the edges of their frame.
    private static let margin: CGFloat = 64

    private static func room(for runs: [GlyphRun]) -> (CGFloat, CGFloat) {
        let right = runs.flatMap { run in run.glyphs.map { run.origin.x + CGFloat($0.x) } }.max() ?? 0
        let bottom = runs.map(\.origin.y).max() ?? 0
        return ((right + 2 * margin).rounded(.up), (bottom + 2 * margin).rounded(.up))
    }

    private static func inkedPixels(of bitmap: Bitmap) -> CGRect? {
        var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
        bitmap.withPixels { pixels in
            for y in 0..<bitmap.pixelsHigh {
                for x in 0..<bitmap.pixelsWide where pixels[y * bitmap.pixelsWide + x] >> 24 > 64 {
                    (left, right) = (min(left, x), max(right, x))
                    (top, bottom) = (min(top, y), max(bottom, y))
                }
            }
        }
        guard left <= right else { return nil }
        return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
}

extension RGBA {
    fileprivate func distance(to other: RGBA) -> Double {
        max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
    }
}
