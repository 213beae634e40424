import Foundation

/// The compressed pixels of a PNG file.
struct PixelStream {
    private let header: Data
    private let stream: Data

    init(_ chunks: [PNGChunk]) throws(RasterError) {
        guard let header = chunks.first, header.type == "IHDR", header.body.count == 13 else {
            throw .notPNG(reason: "its header is missing")
        }
        self.header = header.body
        stream = chunks.filter { $0.type == "IDAT" }.reduce(into: Data()) { $0.append($1.body) }
    }

    /// The bytes of all rows with their filter bytes; `nil` for interlaced pictures, which are stored differently, and
    /// for invalid formats.
    private var byteCount: Int? {
        let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
        guard let width = header.bigEndian(at: 0), let height = header.bigEndian(at: 4), header.last == 0,
            let count = channels[Int(header[header.startIndex + 9])]
        else { return nil }
        let bits = Int(header[header.startIndex + 8]) * count
        let (rows, isTooMuch) = (1 + (Int(width) * bits + 7) / 8).multipliedReportingOverflow(by: Int(height))
        return isTooMuch ? nil : rows
    }

    /// Decompresses the stream up to the size that the header specifies.
    func check() throws(RasterError) {
        guard let byteCount else { return }
        guard let rows = Deflate.decompress(stream, limit: byteCount) else {
            throw .notPNG(reason: "its pixels are damaged")
        }
        guard rows.count == byteCount else {
            throw .notPNG(reason: "it has \(rows.count) bytes of pixels instead of \(byteCount)")
        }
    }
}
