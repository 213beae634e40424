internal import Foundation
internal import Raster

extension FuzzTarget {
    /// Pictures in all formats that conversations can use.
    static let images = FuzzTarget(
        "images", makers: [bytes(), bytes(), PNGParts.maker],
        run: { data in
            var outcome = FuzzOutcome()
            do throws(RasterError) {
                let bitmap = try PNGReader.bitmap(in: data)
                outcome.isAccepted = true
                outcome.expect(bitmap.pixelCount <= 64_000_000, "a picture has more pixels than allowed")
            } catch {
                outcome.messages = ["\(error)"]
            }
            return outcome
        })
}
