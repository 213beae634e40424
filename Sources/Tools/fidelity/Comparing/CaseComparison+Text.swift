import Foundation
import Frames

/// The lines of text.
extension CaseComparison {
    var lineChecks: [Check] {
        (reference.measured.lines ?? []).compactMap { line in
            guard let text = line.text else { return nil }
            let rect = line.box.rect
            let measured = "\(rect.text) baseline \(CGFloat(line.baseline).shortDescription) “\(text)”"
            let rows = rows(of: text, near: rect).map { row in (row, distance(of: row, to: rect)) }
            guard let (ours, distance) = rows.min(by: { $0.1 < $1.1 }) else {
                return Check(subject: "line", measured: measured, ours: "nothing", passes: false)
            }
            return Check(
                subject: "line", measured: measured,
                ours: "\(ours.ink.text) baseline \(ours.baseline.shortDescription)",
                passes: distance <= Tolerance.box && abs(ours.baseline - line.baseline) <= Tolerance.box)
        }
    }

    /// Our lines that may be what was measured. Texts that stand beside each other were measured as one, two spaces
    /// between them; of such, the last ones alone may be meant, if an icon stands before them.
    private func rows(of text: String, near rect: CGRect) -> [TextLine] {
        let lines = text.withoutNamedIcon.components(separatedBy: "  ").compactMap { part in
            drawn.linesAndParts.filter { $0.text == part }.min { $0.ink.distance(to: rect) < $1.ink.distance(to: rect) }
        }
        return lines.indices.map { start in
            lines[start...].dropFirst().reduce(into: lines[start]) { $0.ink = $0.ink.union($1.ink) }
        }
    }

    /// A box that has our ink in it, and lies in that of the line and its marks, has taken in a part of a mark.
    private func distance(of row: TextLine, to rect: CGRect) -> CGFloat {
        let marks = marks(near: row.ink)
        // An icon beside the letters was taken for one of them, or a part of an icon was.
        let beside = marks.reduce(row.ink) { ink, mark in
            ink.union(CGRect(x: mark.minX, y: ink.minY, width: mark.width, height: ink.height))
        }
        let widest = marks.reduce(row.ink) { $0.union($1) }
        let distances = [
            row.ink.distance(to: rect), beside.distance(to: rect), rect.excess(around: row.ink, inside: widest),
        ]
        return (distances + [row.distanceWithoutThinEnd(to: rect)].compactMap { $0 }).min() ?? .infinity
    }

    /// The icons and discs that stand close to a line. The icons of files are the largest.
    private func marks(near ink: CGRect) -> [CGRect] {
        let reach = ink.insetBy(dx: -10, dy: 0)
        return (drawn.surfaces + drawn.pictures).map(\.rect).filter {
            $0.width <= 40 && $0.height <= 40 && $0.intersects(reach)
        }
    }

    /// Whether the same strings stand on the lines, from top to bottom or beside each other in any order.
    var breakCheck: Check? {
        let measured = reference.texts
        guard !measured.isEmpty else { return nil }
        // Emoji alone are pictures, which not all cases list among their texts.
        let ours = drawn.lines.map(\.text).filter { measured.contains($0) || !$0.isMadeOfEmoji }
        return Check(
            subject: "texts", measured: measured.joined(separator: " | "), ours: ours.joined(separator: " | "),
            passes: measured.sorted() == ours.sorted())
    }
}

extension CGRect {
    /// How far the rectangle, at the worst of its edges, is from having `ink` in it and from lying inside `room`.
    fileprivate func excess(around ink: CGRect, inside room: CGRect) -> CGFloat {
        [
            minX - ink.minX, minY - ink.minY, ink.maxX - maxX, ink.maxY - maxY,
            room.minX - minX, room.minY - minY, maxX - room.maxX, maxY - room.maxY,
        ].max() ?? 0
    }
}

extension TextLine {
    /// The characters that are too thin to be found as ink.
    private static let thin: Set<Character> = ["=", "-", "–", "—", "_", "~"]

    /// How far the line is from a box that lacks a thin character at one of its ends; `nil` if there is none.
    fileprivate func distanceWithoutThinEnd(to rect: CGRect) -> CGFloat? {
        let (lacksStart, lacksEnd) = (
            text.first.map(Self.thin.contains) == true, text.last.map(Self.thin.contains) == true
        )
        guard lacksStart || lacksEnd, rect.width > ink.width / 2 else { return nil }
        let left = lacksStart ? max(0, ink.minX - rect.minX) : abs(ink.minX - rect.minX)
        let right = lacksEnd ? max(0, rect.maxX - ink.maxX) : abs(ink.maxX - rect.maxX)
        return [left, right, abs(ink.minY - rect.minY), abs(ink.maxY - rect.maxY)].max()
    }
}

extension String {
    /// The text of a line without the name of an icon, such as `(thread icon)`, that stands before it.
    fileprivate var withoutNamedIcon: String {
        guard hasPrefix("("), let end = range(of: " icon) ") else { return self }
        return String(self[end.upperBound...])
    }

    fileprivate var isMadeOfEmoji: Bool {
        allSatisfy { $0.unicodeScalars.first?.properties.isEmojiPresentation == true }
    }
}
