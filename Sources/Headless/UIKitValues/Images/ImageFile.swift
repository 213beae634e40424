/// Reads the size of a picture from the beginning of its file.
enum ImageFile {
    /// Returns the width and height in pixels as the picture is shown, or `nil` for a file that is no picture.
    static func pixelSize(ofFile path: String) -> CGSize? {
        // Mapped, so that only the pages with the header are read.
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) else { return nil }
        return pixelSize(of: data)
    }

    static func pixelSize(of data: Data) -> CGSize? {
        data.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes: bytes)
            return reader.pixelSize() ?? PixbufImage.pixelSize(of: bytes)
        }
    }
}

/// Reads numbers from bytes; what lies beyond the end reads as `nil`.
private struct ByteReader {
    let bytes: UnsafeRawBufferPointer
    var isLittleEndian = false

    init(bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    func byte(_ offset: Int) -> Int? {
        offset >= 0 && offset < bytes.count ? Int(bytes[offset]) : nil
    }

    func number(_ offset: Int, bytes count: Int) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        let indices = isLittleEndian ? Array((offset..<offset + count).reversed()) : Array(offset..<offset + count)
        return indices.reduce(0) { $0 << 8 | Int(bytes[$1]) }
    }

    func starts(with text: String, at offset: Int = 0) -> Bool {
        let wanted = Array(text.utf8)
        guard offset + wanted.count <= bytes.count else { return false }
        return wanted.indices.allSatisfy { bytes[offset + $0] == wanted[$0] }
    }

    // MARK: Formats

    mutating func pixelSize() -> CGSize? {
        if number(0, bytes: 4) == 0x8950_4E47 { return size(width: number(16, bytes: 4), height: number(20, bytes: 4)) }
        if number(0, bytes: 2) == 0xFFD8 { return jpegSize() }
        if starts(with: "GIF8") {
            isLittleEndian = true
            return size(width: number(6, bytes: 2), height: number(8, bytes: 2))
        }
        return nil
    }

    private func size(width: Int?, height: Int?) -> CGSize? {
        guard let width, let height, width > 0, height > 0 else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Walks the segments of a JPEG file up to the one that says how large the picture is.
    private func jpegSize() -> CGSize? {
        var offset = 2
        var isTurned = false
        while let marker = number(offset, bytes: 2), marker >> 8 == 0xFF {
            guard marker & 0xFF != 0xFF else {
                offset += 1
                continue
            }
            guard let length = number(offset + 2, bytes: 2), length >= 2 else { return nil }
            if marker == 0xFFE1, starts(with: "Exif\0\0", at: offset + 4) {
                isTurned = exifOrientation(at: offset + 10).map { $0 >= 5 } ?? false
            }
            // Frame headers are C0 to CF without the tables C4, C8 and CC.
            if (0xC0...0xCF).contains(marker & 0xFF), ![0xC4, 0xC8, 0xCC].contains(marker & 0xFF) {
                let (height, width) = (number(offset + 5, bytes: 2), number(offset + 7, bytes: 2))
                return isTurned ? size(width: height, height: width) : size(width: width, height: height)
            }
            offset += 2 + length
        }
        return nil
    }

    /// The Exif orientation, from 1 to 8; from 5 on, width and height are exchanged.
    private func exifOrientation(at start: Int) -> Int? {
        var reader = self
        reader.isLittleEndian = starts(with: "II", at: start)
        guard let directory = reader.number(start + 4, bytes: 4),
            let count = reader.number(start + directory, bytes: 2)
        else { return nil }
        let entries = (0..<count).map { start + directory + 2 + $0 * 12 }
        let orientationTag = 0x0112
        guard let entry = entries.first(where: { reader.number($0, bytes: 2) == orientationTag }) else { return nil }
        return reader.number(entry + 8, bytes: 2)
    }
}
