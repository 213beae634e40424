import Comparison
import Foundation
import Frames
import Raster

/// Compares a picture with its golden, and words the result for a failure.
struct PictureComparator {
    let tolerance: PictureTolerance
    let tokens: (Frame) -> DesignTokens

    func judge(expected: GoldenPicture, actual: GoldenPicture) throws -> GoldenComparison {
        var comparison = compare(expected, actual, isNamed: expected.bitmap != actual.bitmap)
        if comparison.verdict == .framesOnly { comparison = compare(expected, actual, isNamed: true) }
        var judgement = GoldenComparison(comparison.verdict, comparison.headline)
        judgement.isOurs = expected.isOurs
        judgement.idleRules = tolerance.idleRules(for: [expected.frame, actual.frame])
        judgement.isIdentical = comparison.verdict == .same && (expected.frame == nil) == (actual.frame == nil)
        guard !comparison.isMatch || comparison.verdict == .framesOnly else { return judgement }
        judgement.comparison = comparison
        judgement.causes = comparison.frames?.groups.map(\.change.commonWords) ?? []
        judgement.changes = explanation(comparison, expected, actual)
        guard comparison.verdict != .framesOnly else { return judgement }
        let picture = try DifferencePicture.make(
            expected: expected.bitmap, actual: actual.bitmap, tolerance: tolerance.color)
        judgement.difference = try PNGWriter.data(picture)
        let (one, other, color) = (expected.compared, actual.compared, tolerance.color)
        judgement.minimal = { [comparison] in
            MinimalPicture(expected: one, actual: other, comparison: comparison, tolerance: color)
        }
        return judgement
    }

    /// - Parameter isNamed: Whether the names of colors and fonts are looked up, which takes longer than comparing:
    ///   pictures that are equal need none.
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
        "The golden was not made by MessageShot. One from an iOS simulator never has the same pixels; one of ours",
        "that an optimizer went over has lost its mark. It is not replaced: delete it to record it anew.",
    ]
}

extension GoldenPicture {
    fileprivate var compared: ComparedPicture {
        var picture = ComparedPicture(bitmap, frame: frame)
        picture.note = treeNote
        return picture
    }
}
