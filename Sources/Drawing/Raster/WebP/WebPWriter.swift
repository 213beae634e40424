internal import CWebP
public import Foundation

/// Writes lossless WebP files.
public enum WebPWriter {
    /// Returns a WebP file. Another version of libwebp may give other bytes for the same pixels.
    ///
    /// - Parameter software: The program name for the file; `nil` for none.
    /// - Throws: ``RasterError/image(path:reason:)`` if the picture exceeds the limits of the format.
    public static func data(_ bitmap: Bitmap, software: String? = nil) throws(RasterError) -> Data {
        let limit = Int(WEBP_MAX_DIMENSION)
        let (width, height) = (bitmap.pixelsWide, bitmap.pixelsHigh)
        guard width <= limit, height <= limit else {
            throw .image(
                path: "WebP",
                reason:
                    "the picture has \(width) × \(height) pixels; the format allows \(limit) per side: write a PNG, or "
                    + "use a lower scale")
        }
        let file = try encoded(bitmap)
        guard let software else { return file }
        return extended(file, bitmap, notes: xmp(software))
    }

    private static func encoded(_ bitmap: Bitmap) throws(RasterError) -> Data {
        let pixels = bitmap.straightPixels()
        var output: UnsafeMutablePointer<UInt8>?
        let count = pixels.withUnsafeBytes { bytes in
            WebPEncodeLosslessBGRA(
                bytes.bindMemory(to: UInt8.self).baseAddress, Int32(bitmap.pixelsWide), Int32(bitmap.pixelsHigh),
                Int32(bitmap.pixelsWide * 4), &output)
        }
        defer { WebPFree(output) }
        guard count > 0, let output else { throw .outOfMemory(action: "writing a WebP file") }
        return Data(bytes: output, count: count)
    }

    // MARK: The container

    /// Wraps the chunk of a simple file in the extended format (RFC 9649, section 2.7), which allows metadata.
    private static func extended(_ file: Data, _ bitmap: Bitmap, notes: Data) -> Data {
        var header = Data([(bitmap.isOpaque ? 0 : 0x10) | 0x04, 0, 0, 0])
        header.append(littleEndian: UInt32(bitmap.pixelsWide - 1), count: 3)
        header.append(littleEndian: UInt32(bitmap.pixelsHigh - 1), count: 3)
        let chunks = chunk("VP8X", header) + file.dropFirst(12) + chunk("XMP ", notes)
        var result = Data("RIFF".utf8)
        result.append(littleEndian: UInt32(chunks.count + 4), count: 4)
        return result + Data("WEBP".utf8) + chunks
    }

    private static func chunk(_ type: String, _ body: Data) -> Data {
        var chunk = Data(type.utf8)
        chunk.append(littleEndian: UInt32(body.count), count: 4)
        chunk.append(body)
        if body.count % 2 == 1 { chunk.append(0) }
        return chunk
    }

    private static func xmp(_ software: String) -> Data {
        let text = PictureSignature.comment(software).filter { !"<&\"".contains($0) }
        return Data(
            """
            <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
            <rdf:Description xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="\(text)"/></rdf:RDF></x:xmpmeta>
            """.utf8)
    }
}

extension Data {
    /// Appends a little-endian integer of `count` bytes.
    mutating func append(littleEndian number: UInt32, count: Int) {
        for index in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * UInt32(index)))) }
    }
}
