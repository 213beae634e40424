import Foundation
import Frames

/// The lines of text.
extension ViewComparison {
    /// The ends and the baselines of the lines.
    var lineChecks: [Check] {
        (reference.measured.lines ?? []).filter(isWorthComparing).map { line in
            let rect = line.box.rect
            let measured = "\(rect.text) baseline \(CGFloat(line.baseline).shortDescription)"
            let rows = drawn.rows(near: rect)
            guard let ours = rows.min(by: { line.distance(to: $0) < line.distance(to: $1) }) else {
                return Check(subject: "line", measured: measured, ours: "nothing", passes: false)
            }
            return Check(
                subject: "line", measured: measured,
                ours: "\(ours.ink.text) baseline \(ours.baseline.shortDescription) “\(ours.text)”",
                passes: line.distance(to: ours) <= ViewTolerance.line)
        }
    }

    /// Not all that was found as a line is one. It may be an icon, a waveform or a shadow: those are hardly wider than
    /// high, or higher than text, or nearly the color behind them. What was found as one with an icon has no ends to
    /// compare, and no more has what the edge of the picture cuts.
    private func isWorthComparing(_ line: Measured.Line) -> Bool {
        let rect = line.box.rect
        let isText = rect.width >= 20 && rect.width > 1.5 * rect.height && (6...24).contains(rect.height)
        let isWhole = rect.maxY < reference.size.height - 0.5 && rect.minY > 0.5
        let hasIcon = drawn.marks(in: picture.size).contains { $0.intersects(rect) }
        return isText && isWhole && !hasIcon && !isShadow(line)
    }

    private func isShadow(_ line: Measured.Line) -> Bool {
        guard let color = line.color.flatMap({ RGBA($0) }), let behind = measured.background.flatMap({ RGBA($0) })
        else { return false }
        return color.isClose(to: behind, levels: 40)
    }

    /// Whether all listed strings stand on lines of their own. Not all cases list all texts: what we have besides has
    /// to lie where a line was found.
    var breakCheck: Check? {
        let listed = reference.texts.map { $0.trimmingCharacters(in: .whitespaces) }
        guard !drawn.lines.isEmpty || !listed.isEmpty else { return nil }
        var rest = listed
        var isFound = true
        for line in drawn.lines where !line.text.isEmpty {
            if let index = rest.firstIndex(of: line.text) {
                rest.remove(at: index)
            } else {
                isFound = isFound && wasFound(line)
            }
        }
        return Check(
            subject: "texts", measured: listed.joined(separator: " | "),
            ours: drawn.lines.map(\.text).joined(separator: " | "), passes: rest.isEmpty && isFound)
    }

    private func wasFound(_ line: TextLine) -> Bool {
        let seen = line.ink.intersection(CGRect(origin: .zero, size: reference.size))
        // Of single digits in icons and discs not all were found.
        guard seen.width >= 20 else { return true }
        let found = (reference.measured.lines ?? []).map { line in
            let common = line.box.rect.insetBy(dx: -1, dy: -1).intersection(seen)
            return common.width * common.height
        }
        return found.reduce(0, +) >= seen.width * seen.height / 2
    }
}

extension Measured.Line {
    /// How far our line is off, in points. What is thin may not have been found, so the found line may lack one end.
    fileprivate func distance(to line: TextLine) -> CGFloat {
        let rect = box.rect
        let (left, right) = (abs(line.ink.minX - rect.minX), abs(line.ink.maxX - rect.maxX))
        let isPart = line.ink.insetBy(dx: -1, dy: -1).contains(rect) && rect.width > line.ink.width / 2
        return max(isPart ? min(left, right) : max(left, right), abs(line.baseline - baseline))
    }
}

extension ViewTolerance {
    /// Of the ends and the baseline of a line, which were read off the picture at one pixel per point.
    fileprivate static let line: CGFloat = 2
}

extension DrawnRegions {
    /// Our lines, and those that stand beside each other as one, close to a measured one.
    fileprivate func rows(near rect: CGRect) -> [TextLine] {
        let lines = linesAndParts.filter { $0.ink.insetBy(dx: -40, dy: -8).intersects(rect) }
        let neighbors = lines.flatMap { left in
            lines.filter { $0.ink.minX >= left.ink.maxX && abs($0.baseline - left.baseline) < 2 }.map { right in
                var row = left
                row.ink = left.ink.union(right.ink)
                row.text += "  " + right.text
                return row
            }
        }
        return lines + neighbors
    }
}
