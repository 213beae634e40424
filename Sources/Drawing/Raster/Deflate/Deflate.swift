internal import CDeflate
import Foundation

/// Compression with libdeflate in the zlib format (RFC 1950, containing deflate, RFC 1951).
enum Deflate {
    /// - Parameter level: From 1 (fast) to 12 (small).
    static func compress(_ bytes: UnsafeRawBufferPointer, level: Int) throws(RasterError) -> Data {
        guard let compressor = libdeflate_alloc_compressor(Int32(level)) else {
            throw .outOfMemory(action: "compressing")
        }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
        guard let memory = malloc(bound) else { throw .outOfMemory(action: "compressing") }
        let count = libdeflate_zlib_compress(compressor, bytes.baseAddress, bytes.count, memory, bound)
        // Only written pages use memory; returning the rest is cheap.
        return Data(bytesNoCopy: realloc(memory, max(count, 1)) ?? memory, count: count, deallocator: .free)
    }

    /// Returns the decompressed bytes, or `nil` if they are damaged or more than `limit`.
    static func decompress(_ data: Data, limit: Int) -> Data? {
        guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        var capacity = min(max(data.count * 4, 1024), limit)
        while true {
            var output = Data(count: capacity)
            var written = 0
            let result = output.withUnsafeMutableBytes { target in
                data.withUnsafeBytes { source in
                    libdeflate_zlib_decompress(
                        decompressor, source.baseAddress, source.count, target.baseAddress, target.count, &written)
                }
            }
            if result == LIBDEFLATE_SUCCESS { return output.prefix(written) }
            guard result == LIBDEFLATE_INSUFFICIENT_SPACE, capacity < limit else { return nil }
            capacity = min(capacity * 4, limit)
        }
    }
}
