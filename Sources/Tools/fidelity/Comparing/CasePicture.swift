import Comparison
import Foundation
import Frames
import Raster

/// A picture of a case: our drawing of the scene, or the real one.
struct CasePicture {
    let bitmap: Bitmap

    /// Pixels per point.
    let scale: CGFloat

    init(of frame: Frame, scale: CGFloat = 1) throws {
        bitmap = try Renderer().render(frame, scale: scale)
        self.scale = scale
    }

    /// Reads the real picture of a case.
    ///
    /// - Returns: `nil` if there is no such file.
    /// - Throws: A `RasterError` if the file is not a picture.
    init?(of reference: ReferenceCase) throws {
        guard let file = reference.file, FileManager.default.fileExists(atPath: file.path) else { return nil }
        bitmap = try PNGReader.bitmap(at: file.path)
        scale = reference.settings.scale
    }

    /// In points.
    var size: CGSize { CGSize(width: CGFloat(bitmap.pixelsWide) / scale, height: CGFloat(bitmap.pixelsHigh) / scale) }

    func png() throws -> Data { try PNGWriter.data(bitmap) }

    // MARK: Colors

    /// The colors of the four corner pixels.
    var cornerColors: [RGBA] {
        let (right, bottom) = (bitmap.pixelsWide - 1, bitmap.pixelsHigh - 1)
        return [bitmap[0, 0], bitmap[right, 0], bitmap[right, bottom], bitmap[0, bottom]]
    }

    /// The most frequent color along the four edges.
    var commonEdgeColor: RGBA {
        let (width, height) = (bitmap.pixelsWide, bitmap.pixelsHigh)
        let rows = (0..<width).flatMap { [bitmap[$0, 0], bitmap[$0, height - 1]] }
        let columns = (0..<height).flatMap { [bitmap[0, $0], bitmap[width - 1, $0]] }
        return mostFrequent(rows + columns) ?? .clear
    }

    /// The most frequent color in a rectangle.
    func commonColor(in rect: CGRect) -> RGBA {
        let area = pixels(rect)
        guard !area.isEmpty else { return .clear }
        var colors: [RGBA] = []
        for y in Int(area.minY)..<Int(area.maxY.rounded(.up)) {
            for x in Int(area.minX)..<Int(area.maxX.rounded(.up)) { colors.append(bitmap[x, y]) }
        }
        return mostFrequent(colors) ?? .clear
    }

    /// The most frequent colors along the edge of a rectangle and one point further inside: a line may cover pixels
    /// partly, so two rows of pixels count.
    func edgeColors(of rect: CGRect) -> [RGBA] {
        [rect, rect.insetBy(dx: 1, dy: 1)].compactMap { mostFrequent(pixels(alongEdgeOf: $0)) }
    }

    /// The color of a border, determined like the measurements: for each side the median of five points near its
    /// center, and for the border the median of the four sides. At a round end these points are on a curve, which is
    /// softer than a line.
    func borderColor(of rect: CGRect) -> RGBA? {
        let area = pixels(rect).integral
        guard area.width >= 10, area.height >= 10 else { return nil }
        let places = [0.35, 0.425, 0.5, 0.575, 0.65]
        let columns = places.map { Int(area.minX + area.width * $0) }
        let rows = places.map { Int(area.minY + area.height * $0) }
        let sides = [
            rows.map { bitmap[Int(area.minX), $0] }, rows.map { bitmap[Int(area.maxX) - 1, $0] },
            columns.map { bitmap[$0, Int(area.minY)] }, columns.map { bitmap[$0, Int(area.maxY) - 1] },
        ]
        return Self.median(sides.map(Self.median))
    }

    /// The median of each channel.
    private static func median(_ colors: [RGBA]) -> RGBA {
        func middle(_ channel: KeyPath<RGBA, Double>) -> Double {
            let sorted = colors.map { $0[keyPath: channel] }.sorted()
            return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
        }
        return RGBA(red: middle(\.red), green: middle(\.green), blue: middle(\.blue), alpha: middle(\.alpha))
    }

    /// The pixels of the middle parts of the four edges: corners may be round.
    private func pixels(alongEdgeOf rect: CGRect) -> [RGBA] {
        let area = pixels(rect)
        guard area.width >= 1, area.height >= 1 else { return [] }
        let (left, right) = (Int(area.minX.rounded()), Int(area.maxX.rounded()) - 1)
        let (top, bottom) = (Int(area.minY.rounded()), Int(area.maxY.rounded()) - 1)
        var colors: [RGBA] = []
        for x in middle(left, right) { colors += [bitmap[x, top], bitmap[x, bottom]] }
        for y in middle(top, bottom) { colors += [bitmap[left, y], bitmap[right, y]] }
        return colors
    }

    /// The part of the bitmap that a rectangle of the picture covers.
    func pixels(_ rect: CGRect) -> CGRect {
        let part = rect.intersection(CGRect(origin: .zero, size: size))
        return CGRect(
            x: part.minX * scale, y: part.minY * scale, width: part.width * scale, height: part.height * scale)
    }

    private func middle(_ start: Int, _ end: Int) -> ClosedRange<Int> {
        let quarter = max(end - start, 0) / 4
        return start + quarter...max(end - quarter, start + quarter)
    }

    /// Of equally frequent colors, the first one.
    private func mostFrequent(_ colors: [RGBA]) -> RGBA? {
        var counts: [RGBA: Int] = [:]
        for color in colors { counts[color, default: 0] += 1 }
        return colors.max { counts[$0, default: 0] < counts[$1, default: 0] }
    }
}

extension RGBA {
    /// Whether no channel of two opaque colors differs by more than the allowed levels of 255.
    func isClose(to other: RGBA, levels: Int = Tolerance.colorLevels) -> Bool {
        ColorDifference.channels(levels).tolerates(premultipliedPixel, other.premultipliedPixel)
    }
}
