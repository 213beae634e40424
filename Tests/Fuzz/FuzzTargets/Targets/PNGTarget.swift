internal import Comparison
internal import Foundation
internal import Frames
internal import Raster

extension FuzzTarget {
    /// PNGs with metadata: frame tree, notes, scale. They are compared with the original picture.
    static let png = FuzzTarget(
        "png", makers: [bytes(), PNGParts.maker, PNGParts.maker],
        run: { data in
            var outcome = FuzzOutcome()
            do throws(UnreadablePicture) {
                let picture = try ComparedPicture(png: data)
                outcome.isAccepted = picture.frame != nil
                if let note = picture.note { outcome.messages.append(note) }
                if let text = picture.frame?.description { outcome.expect(!text.isEmpty, "a frame has no description") }
            } catch {
                outcome.messages.append(error.description)
            }
            do throws(RasterError) {
                _ = try PNGReader.scale(in: data)
                _ = try PNGReader.text(in: data)
                try PNGReader.checkPixels(in: data)
            } catch {
                outcome.messages.append(error.description)
            }
            return outcome
        })
}
