import Foundation

/// The format and size of a picture, from the beginning of its file. Nothing is decoded.
struct ImageHeader {
    let format: ImageFormat

    /// The displayed width, in pixels.
    let width: Int
    let height: Int

    /// The maximum number of pixels; a larger picture is refused before it is decoded.
    static let maximumPixels = 100_000_000

    /// The maximum size of a picture file, in bytes.
    static let maximumBytes = 64 << 20

    /// - Parameters:
    ///   - data: The file, or its beginning.
    ///   - name: The name for errors.
    init(_ data: Data, name: String) throws(RasterError) {
        guard let format = ImageFormat(data) else { throw .image(path: name, reason: ImageFormat.refusal(of: data)) }
        guard let size = data.withUnsafeBytes({ ImageHeaderReader(bytes: $0).size(format) }) else {
            throw .image(path: name, reason: "the picture is damaged: its header is incomplete")
        }
        guard size.width > 0, size.height > 0 else { throw .image(path: name, reason: "the picture has no pixels") }
        let (count, isTooMuch) = size.width.multipliedReportingOverflow(by: size.height)
        guard !isTooMuch, count <= Self.maximumPixels else {
            let limit = Self.maximumPixels / 1_000_000
            throw .image(
                path: name,
                reason: "the picture has \(size.width) × \(size.height) pixels; the limit is \(limit) million")
        }
        (self.format, width, height) = (format, size.width, size.height)
    }
}

/// Reads integers from bytes; positions beyond the end give `nil`.
private struct ImageHeaderReader {
    let bytes: UnsafeRawBufferPointer
    var isLittleEndian = false

    typealias Size = (width: Int, height: Int)

    func number(_ offset: Int, bytes count: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - count else { return nil }
        var number = 0
        for index in 0..<count {
            number = number << 8 | Int(bytes[isLittleEndian ? offset + count - 1 - index : offset + index])
        }
        return number
    }

    private func starts(with text: String, at offset: Int) -> Bool {
        guard offset >= 0, offset <= bytes.count - text.utf8.count else { return false }
        return zip(text.utf8, bytes[offset...]).allSatisfy(==)
    }

    // MARK: Formats

    func size(_ format: ImageFormat) -> Size? {
        switch format {
        case .png: starts(with: "IHDR", at: 12) ? size(number(16, bytes: 4), number(20, bytes: 4)) : nil
        case .jpeg: jpegSize()
        case .gif: gifSize()
        case .webp: WebPReader.size(bytes)
        }
    }

    private func size(_ width: Int?, _ height: Int?) -> Size? {
        guard let width, let height else { return nil }
        return (width, height)
    }

    private func gifSize() -> Size? {
        var reader = self
        reader.isLittleEndian = true
        return size(reader.number(6, bytes: 2), reader.number(8, bytes: 2))
    }

    /// Walks the segments of a JPEG file up to the frame header, which contains the size.
    private func jpegSize() -> Size? {
        var offset = 2
        var isRotated = false
        while let marker = number(offset, bytes: 2), marker >> 8 == 0xFF {
            guard marker & 0xFF != 0xFF else {
                offset += 1
                continue
            }
            guard let length = number(offset + 2, bytes: 2), length >= 2 else { return nil }
            if marker == 0xFFE1, starts(with: "Exif\0\0", at: offset + 4) {
                isRotated = exifOrientation(at: offset + 10).map { $0 >= 5 } ?? false
            }
            // Frame headers are C0 to CF except the tables C4, C8 and CC.
            if (0xC0...0xCF).contains(marker & 0xFF), ![0xC4, 0xC8, 0xCC].contains(marker & 0xFF) {
                let (height, width) = (number(offset + 5, bytes: 2), number(offset + 7, bytes: 2))
                return isRotated ? size(height, width) : size(width, height)
            }
            offset += 2 + length
        }
        return nil
    }

    /// Returns the Exif orientation, from 1 to 8; from 5, width and height are exchanged.
    private func exifOrientation(at start: Int) -> Int? {
        var reader = self
        reader.isLittleEndian = starts(with: "II", at: start)
        guard let directory = reader.number(start + 4, bytes: 4),
            let count = reader.number(start + directory, bytes: 2)
        else { return nil }
        let orientationTag = 0x0112
        for index in 0..<count {
            let entry = start + directory + 2 + index * 12
            if reader.number(entry, bytes: 2) == orientationTag { return reader.number(entry + 8, bytes: 2) }
        }
        return nil
    }
}
