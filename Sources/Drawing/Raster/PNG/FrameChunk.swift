import Foundation
import Frames

/// The chunk with the frame tree in a PNG file. It is private, and unsafe to copy by programs that change the pixels.
///
/// It contains a version, a digest of the pixels, and the compressed JSON of the tree. With the digest, a picture that
/// was edited doesn't show a tree that no longer matches.
enum FrameChunk {
    /// Ancillary, private, unsafe to copy: lowercase, lowercase, uppercase, uppercase.
    static let type = "msFT"

    static let version: UInt32 = 1

    /// - Throws: ``RasterError/embeddedFrame(reason:)`` if the tree exceeds the limits for reading.
    static func make(_ frame: Frame, for bitmap: Bitmap) throws -> PNGChunk {
        try make(type, frame.json(pretty: false), for: bitmap)
    }

    /// Returns a chunk with compressed JSON that belongs to the pixels of a bitmap.
    static func make(_ type: String, _ json: Data, for bitmap: Bitmap) throws -> PNGChunk {
        let limits = EmbeddedFrame.Limits()
        var body = Data()
        body.append(bigEndian: version)
        body.append(digest(of: bitmap))
        guard json.count <= limits.tree else { throw tooLarge(json.count, limits.tree) }
        body.append(try json.withUnsafeBytes { bytes throws(RasterError) in try Deflate.compress(bytes, level: 6) })
        guard body.count <= limits.body else { throw tooLarge(body.count, limits.body) }
        return PNGChunk(type: type, body: body)
    }

    private static func tooLarge(_ count: Int, _ limit: Int) -> RasterError {
        .embeddedFrame(reason: "it has \(count) bytes; the limit is \(limit): draw a smaller part")
    }

    static func read(
        _ body: Data, for bitmap: Bitmap, limits: EmbeddedFrame.Limits
    ) throws(RasterError) -> EmbeddedFrame {
        switch try json(in: body, for: bitmap, limits: limits) {
        case .unknownVersion(let version): return .unknownVersion(version)
        case .stale: return .stale
        case .json(let json):
            do {
                return .frame(try Frame(json: json))
            } catch {
                throw .embeddedFrame(reason: error.description)
            }
        }
    }

    /// The JSON in a chunk, or the reason why it can't be used.
    enum Content {
        case json(Data)
        case unknownVersion(UInt32)
        case stale
    }

    static func json(
        in body: Data, for bitmap: Bitmap, limits: EmbeddedFrame.Limits
    ) throws(RasterError) -> Content {
        guard body.count <= limits.body else { throw .embeddedFrame(reason: "it is larger than \(limits.body) bytes") }
        guard let found = body.bigEndian(at: 0), body.count > 12 else {
            throw .embeddedFrame(reason: "it is truncated")
        }
        guard found == version else { return .unknownVersion(found) }
        guard body.dropFirst(4).prefix(8) == digest(of: bitmap) else { return .stale }
        guard let json = Deflate.decompress(Data(body.dropFirst(12)), limit: limits.tree) else {
            throw .embeddedFrame(reason: "it is damaged or larger than \(limits.tree) bytes")
        }
        return .json(json)
    }

    private static func digest(of bitmap: Bitmap) -> Data {
        withUnsafeBytes(of: PixelDigest(bitmap).value.bigEndian) { Data($0) }
    }
}
