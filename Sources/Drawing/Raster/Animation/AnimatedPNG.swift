import Foundation

/// An animated PNG file (section 4.9 of the standard). Viewers without support show the first picture.
struct AnimatedPNG {
    private let timeline: Timeline

    init(_ timeline: Timeline) {
        self.timeline = timeline
    }

    func file(scale: CGFloat?, text: [(key: String, value: String)]) throws(RasterError) -> Data {
        let steps = timeline.steps
        // All pictures of a file have the same pixel format.
        var isOpaque = true
        for step in steps where isOpaque && step.fade == 0 { isOpaque = try timeline.bitmap(step).isOpaque }
        var chunks = [
            PNGImage(colorType: isOpaque ? .colors : .colorsAndAlpha, parts: [])
                .header(pixelsWide: timeline.pixelsWide, pixelsHigh: timeline.pixelsHigh),
            PNGChunk(type: "sRGB", body: Data([0])),
        ]
        if let scale { chunks.append(PNGChunk(pixelsPerPoint: scale)) }
        chunks += text.map { PNGChunk(note: $0.key, $0.value) }
        chunks.append(PNGChunk(type: "acTL", numbers: [UInt32(steps.count), 0]))
        var sequence: UInt32 = 0
        var before: Bitmap?
        for step in steps {
            let canvas = try timeline.bitmap(step)
            let area = before.map { canvas.changes(since: $0) } ?? canvas.area
            let parts = try PixelData.parts(
                of: canvas.part(area), PixelFormat(isOpaque: isOpaque), PNGWriter.defaultCompression)
            chunks.append(control(area, step.duration, &sequence))
            for part in parts {
                chunks.append(before == nil ? PNGChunk(type: "IDAT", body: part) : data(part, &sequence))
            }
            before = canvas
        }
        chunks.append(PNGChunk(type: "IEND", body: Data()))
        return PNGChunk.file(of: chunks)
    }

    /// Returns the frame control chunk, with the area and the duration of a picture. It replaces what is there, and
    /// stays.
    private func control(_ area: PixelRect, _ duration: Int, _ sequence: inout UInt32) -> PNGChunk {
        var chunk = PNGChunk(
            type: "fcTL",
            numbers: [sequence, UInt32(area.width), UInt32(area.height), UInt32(area.x), UInt32(area.y)])
        sequence += 1
        chunk.body.append(contentsOf: [UInt8(duration >> 8), UInt8(duration & 0xFF), 0, 100, 0, 0])
        return chunk
    }

    private func data(_ part: Data, _ sequence: inout UInt32) -> PNGChunk {
        var chunk = PNGChunk(type: "fdAT", numbers: [sequence])
        sequence += 1
        chunk.body.append(part)
        return chunk
    }
}

extension PNGChunk {
    fileprivate init(type: String, numbers: [UInt32]) {
        var body = Data()
        for number in numbers { body.append(bigEndian: number) }
        self.init(type: type, body: body)
    }
}
