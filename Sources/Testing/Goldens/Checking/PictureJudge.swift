import Comparison
import Foundation
import Frames
import Raster

/// Puts the comparison of pixels and that of frames together into one answer.
struct PictureJudge {
    let tolerance: GoldenTolerance

    func judge(expected: GoldenPicture, actual: GoldenPicture) throws -> Judgement {
        let comparison = BitmapComparison(
            expected: expected.bitmap, actual: actual.bitmap, tolerance: tolerance.colors)
        let trees = expected.frame.flatMap { old in actual.frame.map { (old: old, new: $0) } }
        switch comparison.verdict {
        case .same:
            return Judgement(.same, isIdentical: trees.map { $0.old == $0.new } ?? (actual.frame == nil))
        case .withinTolerance:
            return Judgement(.withinTolerance, "\(comparison)")
        case .changed(let change) where isAllowed(change.count, of: actual.bitmap):
            return Judgement(.withinTolerance, "\(comparison)")
        case .changed, .sizeChanged:
            return try failed(comparison, trees, expected, actual)
        }
    }

    private func isAllowed(_ count: Int, of bitmap: Bitmap) -> Bool {
        tolerance.precision < 1 && 1 - Double(count) / Double(bitmap.pixelCount) >= tolerance.precision
    }

    private func failed(
        _ comparison: BitmapComparison, _ trees: (old: Frame, new: Frame)?, _ expected: GoldenPicture,
        _ actual: GoldenPicture
    ) throws -> Judgement {
        let picture = try DifferencePicture.make(
            expected: expected.bitmap, actual: actual.bitmap, tolerance: tolerance.colors)
        let lines = trees.map { FrameTextDifference(expected: $0.old, actual: $0.new).lines } ?? []
        var judgement = Judgement(
            .changed, "\(comparison)", changes: lines, difference: try PNGWriter.data(picture))
        if case .sizeChanged = comparison.verdict {
            judgement.verdict = .sizeChanged
        } else if trees != nil, lines.isEmpty {
            judgement.verdict = .pixelsOnly
            judgement.changes = sameFrames(expected, actual)
        }
        if !expected.isOurs { judgement.changes = Self.foreign }
        if let note = expected.treeNote, expected.isOurs {
            judgement.changes.append("\(note): what changed can’t be named")
        }
        return judgement
    }

    private static let foreign = [
        "The golden was not made by MessageShot. One from an iOS simulator never has the same pixels; one of ours",
        "that an optimizer went over has lost its mark. It is not replaced: delete it to record it anew.",
    ]

    private func sameFrames(_ expected: GoldenPicture, _ actual: GoldenPicture) -> [String] {
        var lines = ["The frames are the same: no view changed, the same picture was drawn with other pixels."]
        if let old = expected.software, let new = actual.software, old != new {
            lines.append("The golden was drawn by \(old), this picture by \(new).")
        } else {
            lines.append("A font file or the drawing itself is another one.")
        }
        return lines
    }
}

extension GoldenTolerance {
    /// The same for one pixel.
    fileprivate var colors: ColorDifference {
        perceptualPrecision >= 1 ? .imperceptible : .perceptual(threshold: max(1 - perceptualPrecision, 0.004))
    }
}
