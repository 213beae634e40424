internal import Foundation
internal import Frames
import Raster

extension TextContent {
    /// Returns the rectangle from the first letter to the last, and from the cap height to below the baseline; `nil` if
    /// there are no letters.
    ///
    /// - Parameter bounds: The frame of the text, to which the result is limited.
    func letters(in bounds: CGRect) -> CGRect? {
        var letters: CGRect?
        for run in runs {
            guard let boxes = try? run.inkBoxes(pixelsPerPoint: 2), let first = boxes.first else { continue }
            let ink = boxes.dropFirst().reduce(first) { $0.union($1) }
            var line = ink
            for glyph in run.glyphs {
                let baseline = run.origin.y + CGFloat(glyph.y)
                line = line.union(
                    CGRect(x: ink.minX, y: baseline - run.size * 0.8, width: 0, height: run.size * 1.02))
            }
            letters = letters.map { $0.union(line) } ?? line
        }
        for picture in pictures { letters = letters.map { $0.union(picture.destination) } ?? picture.destination }
        guard let inside = letters?.shared(with: bounds), !inside.isEmpty else { return nil }
        return inside
    }
}
