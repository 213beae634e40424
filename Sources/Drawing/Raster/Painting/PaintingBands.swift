import Dispatch
import Foundation
import Frames

extension Bitmap {
    /// From twice this size on, two threads are quicker than one: a phone's screen is painted by both of two.
    static let pixelsPerBand = 1_200_000

    /// Asked once: the answer is in files of the system.
    private static let processors = ProcessInfo.processInfo.activeProcessorCount

    /// Paints a large picture in bands, from top to bottom, each on a thread of its own.
    ///
    /// Each band is painted with the same numbers as the whole, and a clip: the pixels are the same.
    func paintInBands(
        ifAllowed isAllowed: Bool, _ paint: (PixelRect) throws(RasterError) -> Void
    ) throws(RasterError) {
        let count = min(pixelCount / Self.pixelsPerBand, Self.processors, pixelsHigh)
        guard isAllowed, count > 1 else { return try paint(area) }
        let results = ConcurrentResults<Void>(count: count)
        withoutActuallyEscaping(paint) { paint in
            let work = PaintingWork(paint: paint)
            DispatchQueue.concurrentPerform(iterations: count) { number in
                let (top, bottom) = (pixelsHigh * number / count, pixelsHigh * (number + 1) / count)
                let band = PixelRect(x: 0, y: top, width: pixelsWide, height: bottom - top)
                results.set(number) { () throws(RasterError) in try work.paint(band) }
            }
        }
        _ = try results.values()
    }
}

/// Work that threads do in rows that no two of them share.
private struct PaintingWork: @unchecked Sendable {
    let paint: (PixelRect) throws(RasterError) -> Void
}

extension Frame {
    /// Whether an effect is somewhere in the tree. Effects reach beyond their frames, and some read what is behind them.
    var hasEffects: Bool {
        if !effects.isEmpty || children.contains(where: \.hasEffects) { return true }
        guard case .image(let image) = content, case .drawing(let drawing) = image.reference else { return false }
        return drawing.hasEffects
    }
}
