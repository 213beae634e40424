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
        let lines = text.components(separatedBy: "  ").compactMap { part in
            drawn.linesAndParts.filter { $0.text == part }.min { $0.ink.distance(to: rect) < $1.ink.distance(to: rect) }
        }
        return lines.indices.map { start in
            lines[start...].dropFirst().reduce(into: lines[start]) { $0.ink = $0.ink.union($1.ink) }
        }
    }

    private func distance(of row: TextLine, to rect: CGRect) -> CGFloat {
        min(row.ink.distance(to: rect), withMarks(row.ink).distance(to: rect))
    }

    /// The ink of a line, widened by the icons and discs that stand close to it: they were taken for letters. The icons
    /// of files are the largest.
    private func withMarks(_ ink: CGRect) -> CGRect {
        let reach = ink.insetBy(dx: -10, dy: 0)
        let marks = (drawn.surfaces + drawn.pictures).map(\.rect).filter {
            $0.width <= 40 && $0.height <= 40 && $0.intersects(reach)
        }
        return marks.reduce(ink) { ink, mark in
            ink.union(CGRect(x: mark.minX, y: ink.minY, width: mark.width, height: ink.height))
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

extension String {
    fileprivate var isMadeOfEmoji: Bool {
        allSatisfy { $0.unicodeScalars.first?.properties.isEmojiPresentation == true }
    }
}
