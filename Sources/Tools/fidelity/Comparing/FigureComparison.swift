import Foundation
import Frames

/// Compares icons, outlines, connectors and separators: the boxes of their ink, its amount and its color.
struct FigureComparison {
    let measured: Measured
    let drawn: DrawnRegions
    let inks: InkComparison

    /// The tolerance for each edge of a box, in points.
    let tolerance: CGFloat

    func findings() -> Findings {
        [
            findings(of: measured.icons, named: "icon", kind: .icon),
            findings(of: measured.shapes, named: "outline", kind: .outline),
            findings(of: measured.separators, named: "separator", kind: .outline),
        ].reduce(Findings(), +)
    }

    private func findings(of regions: [Measured.Region]?, named name: String, kind: Check.Kind) -> Findings {
        (regions ?? []).map { finding(of: $0.box.rect, named: name, kind: kind) }.reduce(Findings(), +)
    }

    private func finding(of rect: CGRect, named name: String, kind: Check.Kind) -> Findings {
        guard let ours = drawn.figures.min(by: { $0.rect.distance(to: rect) < $1.rect.distance(to: rect) }) else {
            return Findings(uncompared: ["\(name) \(rect.text)"])
        }
        let passes = ours.rect.distance(to: rect) <= tolerance
        guard passes || isCounterpart(ours.rect, of: rect) else {
            return Findings(uncompared: ["\(name) \(rect.text), ours nearest \(ours.rect.text) \(ours.name)"])
        }
        let place = Check(
            subject: name, measured: rect.text, ours: "\(ours.rect.text) \(ours.name)", passes: passes, kind: kind)
        guard passes else { return Findings(checks: [place]) }
        guard let checks = inks.checks(of: rect, with: ours.rect, within: .figure) else {
            return Findings(checks: [place], uncompared: ["the ink of \(name) \(rect.text)"])
        }
        return Findings(checks: [place] + checks)
    }

    /// Whether two boxes cover each other for the most part, so they are the same thing in different places.
    private func isCounterpart(_ ours: CGRect, of rect: CGRect) -> Bool {
        let common = ours.intersection(rect)
        guard !common.isNull else { return false }
        return common.width * common.height * 2 >= max(ours.width * ours.height, rect.width * rect.height)
    }
}
