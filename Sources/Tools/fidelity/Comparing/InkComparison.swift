import Foundation
import Frames

/// Compares the ink in a rectangle of the real picture with the ink in its counterpart of ours.
struct InkComparison {
    let ours: CasePicture

    /// `nil` if the picture is missing.
    let theirs: CasePicture?

    /// The allowed differences of ink.
    struct Tolerance {
        /// The range of our amount divided by theirs.
        let amounts: ClosedRange<CGFloat>

        /// For each color channel, in levels of 255.
        let colorLevels: Int

        /// The tolerance for lines of text.
        static let text = Tolerance(amounts: 0.85...1.2, colorLevels: 60)

        /// The tolerance for icons, outlines and separators, whose shapes differ.
        static let figure = Tolerance(amounts: 0.6...1.67, colorLevels: 60)
    }

    /// The checks of amount and color.
    ///
    /// - Returns: `nil` if there is no plain background behind the ink, or no real picture.
    func checks(of measured: CGRect, with drawn: CGRect, within tolerance: Tolerance) -> [Check]? {
        guard let theirs, let real = Ink(in: theirs, measured),
            let own = Ink(in: ours, drawn)
        else { return nil }
        // The same color has the same contrast: the estimates of both pictures then have a common denominator.
        let sameColor = own.color.isClose(to: real.color, levels: tolerance.colorLevels)
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
}

/// The checks of a case, and the things on either picture that none of them compares.
struct Findings {
    var checks: [Check] = []
    var uncompared: [String] = []

    static func + (one: Findings, other: Findings) -> Findings {
        Findings(checks: one.checks + other.checks, uncompared: one.uncompared + other.uncompared)
    }
}
