internal import CDeflate
import Foundation

/// Decodes PNG files of all kinds (W3C, *Portable Network Graphics*, third edition). Incomplete files are refused.
struct PNGDecoder {
    private let chunks: [PNGChunk]
    private let header: PNGHeader
    private let name: String

    /// The maximum size of the decompressed pixels, before they are converted to premultiplied ones of eight bits.
    private static let maximumBytes = 512 << 20

    init(_ file: Data, name: String) throws(RasterError) {
        do {
            chunks = try PNGChunk.chunks(of: file)
        } catch {
            throw .image(path: name, reason: "the picture is damaged: \(error.pngReason)")
        }
        guard let first = chunks.first, let header = PNGHeader(first) else {
            throw .image(path: name, reason: "the picture is damaged: its header is invalid")
        }
        guard header.byteCount <= Self.maximumBytes else {
            let limit = Self.maximumBytes >> 20
            throw .image(path: name, reason: "the picture's pixels exceed the limit of \(limit) MiB")
        }
        self.header = header
        self.name = name
    }

    func bitmap() throws(RasterError) -> Bitmap {
        header.isInterlaced ? try interlacedBitmap() : try plainBitmap()
    }

    /// Converts the pixels in place: the decompressed rows are at the end of the memory, so that none is overwritten
    /// before it is read.
    private func plainBitmap() throws(RasterError) -> Bitmap {
        let size = (pixels: header.width * header.height * 4, rows: header.byteCount)
        let memory = try unpackedRows(capacity: size.pixels)
        let bitmap: Bitmap
        do {
            bitmap = try Bitmap(pixelsWide: header.width, pixelsHigh: header.height, memory: memory)
        } catch {
            free(memory)
            throw error
        }
        let colors = try PNGColors(header, chunks, name: name)
        let count = header.bytesPerRow(of: header.passes[0])
        // The current row and the one above.
        let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * (count + 1))
        defer { rows.deallocate() }
        let source = memory.assumingMemoryBound(to: UInt8.self) + max(size.pixels - size.rows, 0)
        for y in 0..<header.height {
            let row = rows + (y % 2) * (count + 1)
            row.update(from: source + y * (count + 1), count: count + 1)
            let above = y > 0 ? rows + ((y + 1) % 2) * (count + 1) : nil
            try undoFilter(of: row, count: count, above: above)
            colors.write(row + 1, count: header.width, to: bitmap.pixels + y * header.width, step: 1)
        }
        return bitmap
    }

    private func interlacedBitmap() throws(RasterError) -> Bitmap {
        let rows = try unpackedRows(capacity: 0)
        defer { free(rows) }
        let bitmap = try Bitmap(pixelsWide: header.width, pixelsHigh: header.height)
        let colors = try PNGColors(header, chunks, name: name)
        var start = rows.assumingMemoryBound(to: UInt8.self)
        for pass in header.passes {
            let count = header.bytesPerRow(of: pass)
            var above: UnsafeMutablePointer<UInt8>?
            for row in 0..<pass.height {
                try undoFilter(of: start, count: count, above: above)
                let target = bitmap.pixels + (pass.y + row * pass.yStep) * bitmap.pixelsWide + pass.x
                colors.write(start + 1, count: pass.width, to: target, step: pass.xStep)
                above = start
                start += count + 1
            }
        }
        return bitmap
    }

    private func undoFilter(
        of row: UnsafeMutablePointer<UInt8>, count: Int, above: UnsafeMutablePointer<UInt8>?
    ) throws(RasterError) {
        guard PNGFilter.undo(row, count: count, above: above, bytesPerPixel: header.bytesPerPixel) else {
            throw .image(path: name, reason: "the picture is damaged: a row has an unknown filter")
        }
    }

    /// Returns the filter byte and the bytes of each row, at the end of memory of at least `capacity` bytes. The caller
    /// frees it.
    private func unpackedRows(capacity: Int) throws(RasterError) -> UnsafeMutableRawPointer {
        let count = header.byteCount
        guard let rows = malloc(max(count, capacity, 1)) else { throw .outOfMemory(action: "decoding \(name)") }
        let stream = chunks.filter { $0.type == "IDAT" }.reduce(into: Data()) { $0.append($1.body) }
        guard let decompressor = libdeflate_alloc_decompressor() else {
            free(rows)
            throw .outOfMemory(action: "decoding \(name)")
        }
        defer { libdeflate_free_decompressor(decompressor) }
        var written = 0
        let result = stream.withUnsafeBytes { source in
            libdeflate_zlib_decompress(
                decompressor, source.baseAddress, source.count, rows + max(capacity - count, 0), count, &written)
        }
        guard result == LIBDEFLATE_SUCCESS, written == count else {
            free(rows)
            let reason =
                result == LIBDEFLATE_SUCCESS
                ? "it has \(written) bytes of pixels instead of \(count)" : "its pixels are damaged"
            throw .image(path: name, reason: "the picture is damaged: \(reason)")
        }
        return rows
    }
}

extension RasterError {
    fileprivate var pngReason: String {
        if case .notPNG(let reason) = self { reason } else { description }
    }
}
