import Foundation
import Frames

/// The chunk with what is known of the views behind a PNG's frames, beside the ``FrameChunk`` and of the same form.
enum DetailsChunk {
    /// Ancillary, private, unsafe to copy: lowercase, lowercase, uppercase, uppercase.
    static let type = "msFD"

    /// - Throws: ``RasterError/embeddedFrame(reason:)`` if the details exceed the limits for reading.
    static func make(_ details: FrameDetails, for bitmap: Bitmap) throws -> PNGChunk {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try FrameChunk.make(type, encoder.encode(details), for: bitmap)
    }

    /// Returns the details in a chunk; `nil` if another version wrote them, or if they belong to other pixels.
    static func read(_ body: Data, for bitmap: Bitmap) throws(RasterError) -> FrameDetails? {
        guard case .json(let json) = try FrameChunk.json(in: body, for: bitmap, limits: EmbeddedFrame.Limits()) else {
            return nil
        }
        guard let details = try? JSONDecoder().decode(FrameDetails.self, from: json) else {
            throw .embeddedFrame(reason: "what it says about its views is damaged")
        }
        return details
    }
}
