import Foundation
import Frames

/// The checks of text lines.
extension ViewComparison {
    /// The checks of the lines' ends, baselines and ink.
    var lineFindings: Findings {
        (reference.measured.lines ?? []).map { line in
            if isWorthComparing(line) { return finding(of: line) }
            let rect = line.box.rect
            let isPart = drawn.isPart(rect, within: ViewTolerance.line)
            return isPart ? Findings(parts: 1) : inks.finding(ofTheirs: "line", at: rect)
        }.joined
    }

    private func finding(of line: Measured.Line) -> Findings {
        let rect = line.box.rect
        let measured = "\(rect.text) baseline \(CGFloat(line.baseline).shortDescription)"
        let rows = drawn.rows(near: rect)
        guard let ours = rows.min(by: { line.distance(to: $0) < line.distance(to: $1) }) else {
            return Findings(checks: [
                Check(subject: "line", measured: measured, ours: "nothing", passes: false, kind: .line)
            ])
        }
        let place = Check(
            subject: "line", measured: measured,
            ours: "\(ours.ink.text) baseline \(ours.baseline.shortDescription) “\(ours.text)”",
            passes: line.distance(to: ours) <= ViewTolerance.line, kind: .line)
        let found = Findings(checks: [place], compared: [ours.ink])
        guard place.passes else { return found }
        guard ours.ink.distance(to: rect) <= 2 * ViewTolerance.line else {
            return found + Findings(uncompared: ["the ink of “\(ours.text)”, measured in part"])
        }
        return found + inks.finding(of: rect, in: ours, emoji: drawn.lines.flatMap(\.emoji))
    }

    /// Whether a measured line is a text. It may be an icon, a waveform or a shadow: those are hardly wider than high,
    /// higher than text, or almost the color of the background. A line merged with an icon has no ends to compare, and
    /// neither has one that the edge of the picture clips.
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

    /// Checks that all listed strings are on separate lines. Some cases don't list all texts: additional ones have to
    /// be where a line was measured.
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
            ours: drawn.lines.map(\.text).joined(separator: " | "), passes: rest.isEmpty && isFound, kind: .text)
    }

    /// Emoji were measured as pictures, and a short word may have been found as an icon.
    private func wasFound(_ line: TextLine) -> Bool {
        guard line.parts.isEmpty else { return line.parts.allSatisfy(wasFound) }
        let seen = line.ink.intersection(CGRect(origin: .zero, size: reference.size))
        // Single digits in icons and discs were not always found.
        guard seen.width >= 20 else { return true }
        let boxes = (reference.measured.lines ?? []).map(\.box.rect) + (reference.measured.icons ?? []).map(\.box.rect)
        let found = boxes.map { box in
            let common = box.insetBy(dx: -1, dy: -1).intersection(seen)
            return common.width * common.height
        }
        return found.reduce(0, +) >= seen.width * seen.height / 2
    }
}

extension Measured.Line {
    /// The distance of our line in points. A thin character may not have been found, so the measured line may lack one
    /// end.
    fileprivate func distance(to line: TextLine) -> CGFloat {
        let rect = box.rect
        let (left, right) = (abs(line.ink.minX - rect.minX), abs(line.ink.maxX - rect.maxX))
        let isPart = line.ink.insetBy(dx: -1, dy: -1).contains(rect) && rect.width > line.ink.width / 2
        return max(isPart ? min(left, right) : max(left, right), abs(line.baseline - baseline))
    }
}

extension ViewTolerance {
    /// The tolerance for the ends and the baseline of a line measured at one pixel per point.
    static let line: CGFloat = 2
}

extension DrawnRegions {
    /// Our lines close to a measured one, and the unions of those next to each other.
    func rows(near rect: CGRect) -> [TextLine] {
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
