import Foundation
import Frames

/// Compares the ink in a rectangle of the real picture with the ink in its counterpart of ours.
struct InkComparison {
    let ours: CasePicture

    /// `nil` if the picture is missing.
    let theirs: CasePicture?

    /// Our areas, which the backgrounds of ink end at.
    let areas: [CGRect]

    /// The allowed differences of ink.
    struct Tolerance {
        /// The range of our amount divided by theirs.
        let amounts: ClosedRange<CGFloat>

        /// For each color channel, in levels of 255.
        let colorLevels: Int

        /// The tolerance for lines of text.
        static let text = Tolerance(amounts: 0.85...1.2, colorLevels: 60)

        /// The tolerance for one or two characters, whose shapes count for more than their weight.
        static let shortText = Tolerance(amounts: 0.7...1.4, colorLevels: 60)

        /// The tolerance for icons, outlines and separators, whose shapes differ. Thin lines never reach their full
        /// color, so only its hue is compared; a lighter color has less ink.
        static let figure = Tolerance(amounts: 0.6...1.67, colorLevels: 60, comparesHue: true)

        /// Whether colors of unequal contrast may be the same one.
        var comparesHue = false

        fileprivate func hasSameColor(_ own: Ink, _ real: Ink) -> Bool {
            let ratio = own.contrast / real.contrast
            guard comparesHue, (0.5...2).contains(ratio) else {
                return own.color.isClose(to: real.color, levels: colorLevels)
            }
            let distance = own.difference * max(1, 1 / ratio) - real.difference * max(1, ratio)
            return max(abs(distance.min()), abs(distance.max())) <= Double(colorLevels)
        }
    }

    /// The checks of amount and color.
    ///
    /// - Returns: `nil` if there is no plain background behind the ink, or no real picture.
    func checks(of measured: CGRect, with drawn: CGRect, within tolerance: Tolerance) -> [Check]? {
        guard let theirs else { return nil }
        let behind = areas.filter { $0.contains(drawn) && $0.distance(to: drawn) > 1 }
        let bounds = behind.min { $0.width * $0.height < $1.width * $1.height }
        guard let real = Ink(in: theirs, measured, inside: bounds), let own = Ink(in: ours, drawn, inside: bounds)
        else { return nil }
        // The same color has the same contrast: the estimates of both pictures then have a common denominator.
        let sameColor = tolerance.hasSameColor(own, real)
        let ratio = sameColor ? own.mass / real.mass : own.amount / real.amount
        return [
            Check(
                subject: "  ink", measured: "\(real.amount.shortDescription) pt²",
                ours: "\(own.amount.shortDescription) pt², ×\(ratio.shortDescription)",
                passes: tolerance.amounts.contains(ratio), kind: .ink),
            Check(
                subject: "  ink color", measured: real.color.text, ours: own.color.text, passes: sameColor,
                kind: .inkColor),
        ]
    }

    /// The checks of a line of text. Emoji are pictures of another font, so lines with them aren't compared.
    func finding(of measured: CGRect, in line: TextLine, emoji: [CGRect]) -> Findings {
        guard theirs != nil else { return Findings() }
        let tolerance: Tolerance = line.text.count <= 2 ? .shortText : .text
        guard !emoji.contains(where: line.ink.intersects),
            let checks = checks(of: measured, with: line.ink, within: tolerance)
        else { return Findings(uncompared: ["the ink of “\(line.text)”"]) }
        return Findings(checks: checks)
    }
}
