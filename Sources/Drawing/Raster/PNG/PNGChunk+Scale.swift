import Foundation

extension PNGChunk {
    private static let scaleType = "pHYs"

    /// One pixel per point is 72 pixels per inch of 25.4 mm; the format counts pixels per meter.
    private static let pixelsPerMetre = 72 / 0.0254

    /// Creates the chunk that determines the displayed size.
    ///
    /// - Parameter scale: The pixels per point.
    init(pixelsPerPoint scale: CGFloat) {
        let density = UInt32(min(max((Double(scale) * Self.pixelsPerMetre).rounded(), 1), 0x7FFF_FFFF))
        var body = Data()
        body.append(bigEndian: density)
        body.append(bigEndian: density)
        // 1: pixels per meter.
        self.init(type: Self.scaleType, body: body + [1])
    }

    /// The pixels per point, rounded to three decimals; `nil` for other chunks, and for pixels that aren't square.
    var pixelsPerPoint: Double? {
        guard type == Self.scaleType, body.count == 9, body.last == 1, let density = body.bigEndian(at: 0),
            density == body.bigEndian(at: 4), density > 0
        else { return nil }
        return (Double(density) / Self.pixelsPerMetre * 1000).rounded() / 1000
    }
}
