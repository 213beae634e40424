import Comparison
import Foundation
import Frames
import Raster

/// Compares a picture with its golden, and describes the result for a failure message.
struct PictureComparator {
    let tolerance: PictureTolerance
    let tokens: (Frame) -> DesignTokens

    func result(expected: GoldenPicture, actual: GoldenPicture) throws -> GoldenComparison {
        var comparison = compare(expected, actual, isNamed: expected.bitmap != actual.bitmap)
        if comparison.verdict == .framesOnly { comparison = compare(expected, actual, isNamed: true) }
        var result = GoldenComparison(comparison.verdict, comparison.headline)
        result.isOurs = expected.isOurs
        result.unusedRules = tolerance.idleRules(for: [expected.frame, actual.frame])
        result.isIdentical = comparison.verdict == .same && (expected.frame == nil) == (actual.frame == nil)
        guard !comparison.isMatch || comparison.verdict == .framesOnly else { return result }
        result.comparison = comparison
        result.causes = comparison.frames?.groups.map(\.change.commonWords) ?? []
        result.changes = explanation(comparison, expected, actual)
        guard comparison.verdict != .framesOnly else { return result }
        let picture = try DifferencePicture.make(
            expected: expected.bitmap, actual: actual.bitmap, tolerance: tolerance.color)
        result.difference = try PNGWriter.data(picture)
        let (one, other, color) = (expected.compared, actual.compared, tolerance.color)
        result.minimal = { [comparison] in
            MinimalPicture(expected: one, actual: other, comparison: comparison, tolerance: color)
        }
        return result
    }

    /// - Parameter isNamed: Whether the names of colors and fonts are looked up, which takes longer than the comparison
    ///   and isn't needed for equal pictures.
    private func compare(_ expected: GoldenPicture, _ actual: GoldenPicture, isNamed: Bool) -> PictureComparison {
        func tokens(_ picture: GoldenPicture) -> DesignTokens {
            isNamed ? picture.frame.map(self.tokens) ?? DesignTokens() : DesignTokens()
        }
        return PictureComparison(
            expected: expected.compared, actual: actual.compared, tolerance: tolerance, tokens: tokens(expected),
            newTokens: tokens(actual))
    }

    private func explanation(
        _ comparison: PictureComparison, _ expected: GoldenPicture, _ actual: GoldenPicture
    ) -> [String] {
        guard expected.isOurs else { return Self.foreign }
        var lines = comparison.summary().split(separator: "\n").dropFirst().map(String.init)
        if comparison.verdict == .pixelsOnly, let old = expected.software, let new = actual.software, old != new {
            lines.append("The golden was drawn by \(old),")
            lines.append("this picture by \(new).")
        }
        return lines
    }

    private static let foreign = [
        "The golden was not made by MessageShot. Images from iOS simulators never match, and",
        "image optimizers remove MessageShot’s metadata. It is not replaced; delete it to record it again.",
    ]
}

extension GoldenPicture {
    fileprivate var compared: ComparedPicture {
        var picture = ComparedPicture(bitmap, frame: frame)
        picture.note = treeNote
        return picture
    }
}
