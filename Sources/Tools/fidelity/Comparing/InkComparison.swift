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
        let sameColor = tolerance.hasSameColor(own, real)
        // The same color has the same contrast, so both amounts have a common denominator.
        let ratio = sameColor && own.sharesBackground(with: real) ? own.mass / real.mass : own.amount / real.amount
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

    /// The finding about a thing on the real picture that none of ours corresponds to: there has to be something.
    func finding(ofTheirs name: String, at rect: CGRect) -> Findings {
        guard let theirs, !Ink.isMissing(from: theirs, in: rect.insetBy(dx: -2, dy: -2)),
            Ink.isMissing(from: ours, in: rect)
        else {
            return Findings(uncompared: ["\(name) \(rect.text)"])
        }
        return Findings(checks: [
            Check(subject: name, measured: rect.text, ours: "nothing", passes: false, kind: .ink)
        ])
    }

    /// The finding about a thing on our picture that no measurement corresponds to.
    func finding(ofOurs name: String, at rect: CGRect) -> Findings {
        guard let theirs, !Ink.isMissing(from: ours, in: rect.insetBy(dx: -2, dy: -2)),
            Ink.isMissing(from: theirs, in: rect)
        else {
            return Findings(uncompared: ["ours alone: \(name) \(rect.text)"])
        }
        return Findings(checks: [
            Check(subject: "ours alone", measured: "nothing", ours: "\(rect.text) \(name)", passes: false, kind: .ink)
        ])
    }

    /// The finding about a line of ours that wasn't measured, or only together with something else: the ink at its
    /// place is compared.
    func finding(ofUnmeasured line: TextLine, emoji: [CGRect]) -> Findings {
        let name = "“\(line.text)”"
        guard let theirs, !Ink.isMissing(from: theirs, in: line.ink), !emoji.contains(where: line.ink.intersects),
            let checks = checks(of: line.ink, with: line.ink, within: .figure)
        else { return finding(ofOurs: name, at: line.ink) }
        let place = Check(
            subject: "ours alone", measured: "ink", ours: "\(line.ink.text) \(name)", passes: true, kind: .line)
        return Findings(checks: [place] + checks)
    }
}
