internal import CDeflate
package import Foundation

/// A chunk of a PNG file (W3C, *Portable Network Graphics*, third edition, section 5): a four-letter type and bytes.
struct PNGChunk {
    static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    var type: String
    var body: Data

    /// Appends the chunk with its length and checksum.
    func append(to file: inout Data) {
        let start = file.count + 4
        file.append(bigEndian: UInt32(body.count))
        file.append(contentsOf: type.utf8)
        file.append(body)
        file.append(bigEndian: file.suffix(from: file.startIndex + start).crc32)
    }

    /// Returns a file made of chunks.
    static func file(of chunks: [PNGChunk]) -> Data {
        var file = signature
        for chunk in chunks { chunk.append(to: &file) }
        return file
    }

    /// Returns a type for an error, without control characters.
    private static func shown(_ type: String) -> String {
        type.utf8.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) } ? type : "of an unknown type"
    }

    /// The maximum number of chunks: a picture in chunks of 8 KiB reaches it at 512 MiB.
    private static let maximumChunks = 65_536

    /// Returns the chunks of a PNG file.
    static func chunks(of file: Data) throws(RasterError) -> [PNGChunk] {
        guard file.starts(with: signature) else { throw .notPNG(reason: "it has no PNG signature") }
        var chunks: [PNGChunk] = []
        var offset = signature.count
        while chunks.last?.type != "IEND" {
            guard chunks.count < maximumChunks else { throw .notPNG(reason: "it has more than \(maximumChunks) parts") }
            guard let length = file.bigEndian(at: offset), length <= 0x7FFF_FFFF,
                offset + 12 + Int(length) <= file.count
            else { throw .notPNG(reason: "it is truncated after \(file.count) bytes") }
            let first = file.startIndex + offset + 4
            let type = String(decoding: file[first..<first + 4], as: UTF8.self)
            let end = first + 4 + Int(length)
            guard file.bigEndian(at: offset + 8 + Int(length)) == file[first..<end].crc32 else {
                throw .notPNG(reason: "the checksum of its part \(Self.shown(type)) is wrong")
            }
            chunks.append(PNGChunk(type: type, body: Data(file[first + 4..<end])))
            offset += 12 + Int(length)
        }
        return chunks
    }
}

extension Data {
    mutating func append(bigEndian number: UInt32) {
        Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
    }

    /// Returns the big-endian integer of four bytes at an offset; `nil` behind the end.
    func bigEndian(at offset: Int) -> UInt32? {
        guard offset >= 0, offset + 4 <= count else { return nil }
        return self[startIndex + offset..<startIndex + offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// The CRC-32 checksum of zip archives and PNG files.
    package var crc32: UInt32 {
        withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    }
}
