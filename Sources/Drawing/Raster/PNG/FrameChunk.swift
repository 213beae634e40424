import Foundation
import Frames

/// The frame tree inside a PNG file: private, and not to be copied by programs that change the pixels.
///
/// The body is a version, a digest of the pixels, and the tree's JSON, compressed. The digest binds the tree to the
/// pixels: a picture that was painted over does not show a tree that no longer fits.
enum FrameChunk {
    /// Ancillary, private, unsafe to copy: lower, lower, upper, upper.
    static let type = "msFT"

    static let version: UInt32 = 1

    /// - Throws: ``RasterError/embeddedFrame(reason:)`` for a tree that would not be read again.
    static func make(_ frame: Frame, for bitmap: Bitmap) throws -> PNGChunk {
        let limits = EmbeddedFrame.Limits()
        var body = Data()
        body.append(bigEndian: version)
        body.append(digest(of: bitmap))
        let json = try frame.json(pretty: false)
        guard json.count <= limits.tree else { throw tooLarge(json.count, limits.tree) }
        body.append(try json.withUnsafeBytes { bytes throws(RasterError) in try Deflate.compress(bytes, level: 6) })
        guard body.count <= limits.body else { throw tooLarge(body.count, limits.body) }
        return PNGChunk(type: type, body: body)
    }

    private static func tooLarge(_ count: Int, _ limit: Int) -> RasterError {
        .embeddedFrame(reason: "it has \(count) bytes, more than the \(limit) that are read again: draw less of it")
    }

    static func read(
        _ body: Data, for bitmap: Bitmap, limits: EmbeddedFrame.Limits
    ) throws(RasterError) -> EmbeddedFrame {
        guard body.count <= limits.body else { throw .embeddedFrame(reason: "it is larger than \(limits.body) bytes") }
        guard let found = body.bigEndian(at: 0), body.count > 12 else {
            throw .embeddedFrame(reason: "it is cut off")
        }
        guard found == version else { return .unknownVersion(found) }
        guard body.dropFirst(4).prefix(8) == digest(of: bitmap) else { return .stale }
        guard let json = Deflate.decompress(Data(body.dropFirst(12)), limit: limits.tree) else {
            throw .embeddedFrame(reason: "it is broken or larger than \(limits.tree) bytes")
        }
        do {
            return .frame(try Frame(json: json))
        } catch {
            throw .embeddedFrame(reason: error.description)
        }
    }

    private static func digest(of bitmap: Bitmap) -> Data {
        withUnsafeBytes(of: PixelDigest(bitmap).value.bigEndian) { Data($0) }
    }
}
