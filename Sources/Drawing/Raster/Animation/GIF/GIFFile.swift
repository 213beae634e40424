import Foundation

/// An animated GIF file (GIF89a).
struct GIFFile {
    private let timeline: Timeline

    init(_ timeline: Timeline) {
        self.timeline = timeline
    }

    func file(software: String?) throws(RasterError) -> Data {
        var file = Data("GIF89a".utf8)
        file.append(littleEndian: UInt32(timeline.pixelsWide), count: 2)
        file.append(littleEndian: UInt32(timeline.pixelsHigh), count: 2)
        // No global palette, background color 0, square pixels.
        file.append(contentsOf: [0x70, 0, 0])
        // Loop forever.
        file.append(contentsOf: [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0])
        if let software {
            let text = PictureSignature.comment(software).utf8.prefix(255)
            file.append(contentsOf: [0x21, 0xFE, UInt8(text.count)] + Array(text) + [0])
        }
        let clears = try losesPixels()
        var before: Bitmap?
        for step in timeline.steps {
            let canvas = try timeline.bitmap(step).withoutHalfTransparency()
            try append(canvas, since: clears ? nil : before, step.duration, clears: clears, to: &file)
            before = canvas
        }
        file.append(0x3B)
        return file
    }

    /// Whether a pixel is visible in one picture and not in the next. Then the whole picture must be cleared, because
    /// the format has no other way.
    private func losesPixels() throws(RasterError) -> Bool {
        var before: Bitmap?
        for step in timeline.steps {
            let canvas = try timeline.bitmap(step).withoutHalfTransparency()
            if let before, canvas.lacksPixel(of: before) { return true }
            before = canvas
        }
        return false
    }

    private func append(
        _ canvas: Bitmap, since before: Bitmap?, _ duration: Int, clears: Bool, to file: inout Data
    ) throws(RasterError) {
        let area = before.map { canvas.changes(since: $0) } ?? canvas.area
        let image = IndexedImage(try canvas.part(area), since: try before?.part(area))
        // Disposal: keep or clear; one palette index is transparent.
        file.append(contentsOf: [0x21, 0xF9, 4, (clears ? 2 : 1) << 2 | 1])
        file.append(littleEndian: UInt32(duration), count: 2)
        file.append(contentsOf: [IndexedImage.transparent, 0, 0x2C])
        for number in [area.x, area.y, area.width, area.height] {
            file.append(littleEndian: UInt32(number), count: 2)
        }
        // A local palette of 256 colors follows.
        file.append(0x87)
        file.append(image.palette)
        file.append(8)
        file.append(LZWEncoder.blocks(image.numbers))
    }
}

extension Bitmap {
    /// Returns the picture with pixels that are either opaque or transparent: others are blended with white.
    func withoutHalfTransparency() throws(RasterError) -> Bitmap {
        guard !isOpaque else { return self }
        let flat = try Bitmap(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh)
        for index in 0..<pixelCount where pixels[index] >> 24 >= 128 {
            let white = 255 - pixels[index] >> 24
            flat.pixels[index] = 0xFF00_0000 | (pixels[index] & 0xFF_FFFF) + white * 0x01_0101
        }
        return flat
    }

    fileprivate func lacksPixel(of other: Bitmap) -> Bool {
        (0..<pixelCount).contains { pixels[$0] >> 24 == 0 && other.pixels[$0] >> 24 != 0 }
    }
}
