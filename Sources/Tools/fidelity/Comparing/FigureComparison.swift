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
        ].joined
    }

    private func findings(of regions: [Measured.Region]?, named name: String, kind: Check.Kind) -> Findings {
        (regions ?? []).map { finding(of: $0.box.rect, named: name, kind: kind) }.joined
    }

    private func finding(of rect: CGRect, named name: String, kind: Check.Kind) -> Findings {
        let isPart = drawn.isPart(rect, within: tolerance)
        guard let ours = drawn.figures.min(by: { $0.rect.distance(to: rect) < $1.rect.distance(to: rect) }) else {
            return isPart ? Findings(parts: 1) : inks.finding(ofTheirs: name, at: rect)
        }
        guard !ours.isSpinner else { return Findings(uncompared: ["spinner \(rect.text), at another moment"]) }
        let isNear = ours.rect.distance(to: rect) <= tolerance
        if !isNear, isPart { return Findings(parts: 1) }
        guard isNear || isCounterpart(ours.rect, of: rect) else {
            return inks.finding(ofTheirs: name, at: rect)
        }
        let place = Check(
            subject: name, measured: rect.text, ours: "\(ours.rect.text) \(ours.name)",
            passes: isNear || kind == .outline && looksEqual(ours.rect.union(rect)), kind: kind)
        let found = Findings(checks: [place], compared: [ours.rect])
        guard isNear else { return found }
        guard !isAtEdgeOfPicture(ours.rect), let checks = inks.checks(of: rect, with: ours.rect, within: .figure)
        else {
            return found + Findings(uncompared: ["the ink of \(name) \(rect.text)"])
        }
        return found + Findings(checks: checks)
    }

    /// Whether two boxes cover each other for the most part, or one contains the other, so they are the same thing.
    private func isCounterpart(_ ours: CGRect, of rect: CGRect) -> Bool {
        let common = ours.intersection(rect)
        guard !common.isNull else { return false }
        let isVisiblePart = ours.insetBy(dx: -tolerance, dy: -tolerance).contains(rect)
        let area = common.width * common.height
        return area * 2 >= max(ours.width * ours.height, rect.width * rect.height)
            || isVisiblePart && area * 5 >= ours.width * ours.height
    }

    /// Whether a photo or an avatar covers a part of a box, or of its soft edge.
    private func isAtEdgeOfPicture(_ box: CGRect) -> Bool {
        drawn.pictures.contains {
            $0.rect.insetBy(dx: -1, dy: -1).intersects(box) && !$0.rect.contains(box) && !box.contains($0.rect)
        }
    }

    /// Whether both pictures show the same in a box: what an area of the same color hides of an outline wasn't
    /// measured.
    private func looksEqual(_ box: CGRect) -> Bool {
        guard let theirs = inks.theirs else { return false }
        return inks.ours.mismatch(with: theirs, in: box) <= 2
    }
}

extension DrawnRegions.Area {
    /// The moment of a spinner's turn is arbitrary.
    fileprivate var isSpinner: Bool { name.hasPrefix("UIActivityIndicatorView") }
}
