import Dispatch
import Foundation

/// Finds the pixel format and the filters with which a picture takes the fewest bytes.
///
/// All candidates are compressed at a fast level, and the best one then at the highest.
enum SmallestImage {
    /// Below this level, the order of candidates often differs from the final one.
    private static let trialLevel = 9
    private static let finalLevel = 12

    static func make(_ bitmap: Bitmap) throws(RasterError) -> PNGImage {
        let forms = PixelForm.forms(for: bitmap)
        let candidates = forms.flatMap { form in form.filterChoices.map { Candidate(form: form, choice: $0) } }
        let sizes = try sizes(of: candidates, bitmap)
        // The first of equal candidates is used, so that the same picture gives the same bytes.
        let best = sizes.indices.min { (sizes[$0], $0) < (sizes[$1], $1) } ?? 0
        let smallest = try candidates[best].image(of: bitmap, level: finalLevel)
        let usual = try PNGImage.quick(bitmap, compression: PNGWriter.defaultCompression)
        return smallest.byteCount < usual.byteCount ? smallest : usual
    }

    private struct Candidate {
        var form: PixelForm
        var choice: FilterChoice

        func image(of bitmap: Bitmap, level: Int) throws(RasterError) -> PNGImage {
            let rows = try PixelRows(bitmap, form: form).filtered(choice)
            return PNGImage(
                colorType: form.colorType, bitDepth: form.bitDepth, palette: form.paletteChunks,
                parts: [try rows.compressed(level: level)])
        }
    }

    private static func sizes(of candidates: [Candidate], _ bitmap: Bitmap) throws(RasterError) -> [Int] {
        let results = ConcurrentResults<Int>(count: candidates.count)
        DispatchQueue.concurrentPerform(iterations: candidates.count) { number in
            results.set(number) { () throws(RasterError) in
                try candidates[number].image(of: bitmap, level: trialLevel).byteCount
            }
        }
        return try results.values()
    }
}
