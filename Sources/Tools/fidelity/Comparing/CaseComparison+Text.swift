import Foundation
import Frames

/// The checks of text lines.
extension CaseComparison {
    var lineFindings: Findings {
        let lines = reference.measured.lines ?? []
        let read = lines.map { line in line.text.map { finding(of: line, saying: $0) } ?? Findings() }.joined
        let unread = lines.filter { $0.text == nil }
        let whole = unread.map { ($0, findingOfUnreadLine($0)) }
        let known = read + whole.compactMap(\.1).joined
        return known + findings(ofPieces: whole.filter { $0.1 == nil }.map(\.0), besides: known.compared)
    }

    /// The rest of the unread lines are pieces of ours that another color, an emoji or a wide gap divides.
    private func findings(ofPieces pieces: [Measured.Line], besides compared: [CGRect]) -> Findings {
        var found = Findings()
        var rest = pieces
        for line in drawn.lines {
            let reach = line.ink.insetBy(dx: -Tolerance.box, dy: -Tolerance.box)
            let own = rest.map(\.box.rect).filter(reach.contains)
            guard let first = own.first else { continue }
            rest.removeAll { reach.contains($0.box.rect) }
            let union = own.dropFirst().reduce(first) { $0.union($1) }
            if compared.contains(where: { $0.contains(line.ink) }) || line.ink.distance(to: union) > Tolerance.box {
                found.parts += own.count
                continue
            }
            let place = Check(
                subject: "line", measured: "\(union.text) in \(own.count) pieces",
                ours: "\(line.ink.text) “\(line.text)”", passes: true, kind: .line)
            found = found + Findings(checks: [place], parts: own.count - 1, compared: [line.ink])
            found = found + inkFinding(of: union, in: line)
        }
        for line in rest {
            let rect = line.box.rect
            if drawn.isPart(rect, within: Tolerance.box) {
                found.parts += 1
            } else {
                found = found + inks.finding(ofTheirs: "line", at: rect)
            }
        }
        return found
    }

    private func finding(of line: Measured.Line, saying text: String) -> Findings {
        let rect = line.box.rect
        let measured = "\(rect.text) baseline \(CGFloat(line.baseline).shortDescription) “\(text)”"
        let rows = rows(of: text, near: rect).map { row in (row, distance(of: row, to: rect)) }
        guard let (ours, distance) = rows.min(by: { $0.1 < $1.1 }) else {
            return Findings(checks: [
                Check(subject: "line", measured: measured, ours: "nothing", passes: false, kind: .line)
            ])
        }
        let place = Check(
            subject: "line", measured: measured,
            ours: "\(ours.ink.text) baseline \(ours.baseline.shortDescription)",
            passes: distance <= Tolerance.box && abs(ours.baseline - line.baseline) <= Tolerance.box, kind: .line)
        let found = Findings(checks: [place], compared: [ours.ink])
        return place.passes ? found + inkFinding(of: rect, in: ours) : found
    }

    /// The place of a line whose characters weren't distinguished tells which of ours it is. Its characters are among
    /// the case's texts.
    ///
    /// - Returns: `nil` if none of our lines is there.
    private func findingOfUnreadLine(_ line: Measured.Line) -> Findings? {
        let rect = line.box.rect
        let rows = drawn.rows(near: rect)
        guard let ours = rows.min(by: { $0.ink.distance(to: rect) < $1.ink.distance(to: rect) }),
            distance(of: ours, to: rect) <= Tolerance.box, abs(ours.baseline - line.baseline) <= Tolerance.box
        else { return nil }
        let place = Check(
            subject: "line", measured: "\(rect.text) baseline \(CGFloat(line.baseline).shortDescription)",
            ours: "\(ours.ink.text) baseline \(ours.baseline.shortDescription) “\(ours.text)”", passes: true,
            kind: .line)
        return Findings(checks: [place], compared: [ours.ink]) + inkFinding(of: rect, in: ours)
    }

    private func inkFinding(of rect: CGRect, in ours: TextLine) -> Findings {
        guard ours.ink.distance(to: rect) <= Tolerance.box else {
            return Findings(uncompared: ["the ink of “\(ours.text)”, measured with an icon"])
        }
        return inks.finding(of: rect, in: ours, emoji: drawn.lines.flatMap(\.emoji))
    }

    /// The drawn lines that may correspond to a measurement. Texts next to each other were measured as one, with two
    /// spaces between them; of those, only the last ones may correspond, if an icon precedes them.
    private func rows(of text: String, near rect: CGRect) -> [TextLine] {
        let lines = text.withoutNamedIcon.components(separatedBy: "  ").compactMap { part in
            drawn.linesAndParts.filter { $0.text == part }.min { $0.ink.distance(to: rect) < $1.ink.distance(to: rect) }
        }
        return lines.indices.map { start in
            lines[start...].dropFirst().reduce(into: lines[start]) { $0.ink = $0.ink.union($1.ink) }
        }
    }

    /// A box that contains the ink, and is inside the box of the line and its marks, includes part of a mark.
    private func distance(of row: TextLine, to rect: CGRect) -> CGFloat {
        let marks = marks(near: row.ink)
        // The measurement took an icon, or part of one, for a letter.
        let beside = marks.reduce(row.ink) { ink, mark in
            ink.union(CGRect(x: mark.minX, y: ink.minY, width: mark.width, height: ink.height))
        }
        let widest = marks.reduce(row.ink) { $0.union($1) }
        let distances = [
            row.ink.distance(to: rect), beside.distance(to: rect), rect.excess(around: row.ink, inside: widest),
        ]
        return (distances + [row.distanceWithoutThinEnd(to: rect)].compactMap { $0 }).min() ?? .infinity
    }

    /// The icons and discs close to a line. File icons are the largest.
    private func marks(near ink: CGRect) -> [CGRect] {
        let reach = ink.insetBy(dx: -10, dy: 0)
        return (drawn.surfaces + drawn.pictures).map(\.rect).filter {
            $0.width <= 40 && $0.height <= 40 && $0.intersects(reach)
        }
    }

    /// Checks that the same strings are on the lines, from top to bottom or side by side in any order.
    var breakCheck: Check? {
        let measured = reference.texts
        guard !measured.isEmpty else { return nil }
        // Lines with only emoji count as pictures, which not all cases list among their texts.
        let ours = drawn.lines.map(\.text).filter { measured.contains($0) || !$0.isMadeOfEmoji }
        return Check(
            subject: "texts", measured: measured.joined(separator: " | "), ours: ours.joined(separator: " | "),
            passes: measured.sorted() == ours.sorted(), kind: .text)
    }
}

extension CGRect {
    /// The largest distance of an edge from containing `ink` and from being inside `bounds`.
    fileprivate func excess(around ink: CGRect, inside bounds: CGRect) -> CGFloat {
        [
            minX - ink.minX, minY - ink.minY, ink.maxX - maxX, ink.maxY - maxY,
            bounds.minX - minX, bounds.minY - minY, maxX - bounds.maxX, maxY - bounds.maxY,
        ].max() ?? 0
    }
}

extension TextLine {
    /// Characters that are too thin to be measured as ink.
    private static let thin: Set<Character> = ["=", "-", "–", "—", "_", "~"]

    /// The distance of the line from a box without a thin character at one end; `nil` if there is none.
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
    /// The text of a line without a leading icon name, such as `(thread icon)`.
    fileprivate var withoutNamedIcon: String {
        guard hasPrefix("("), let end = range(of: " icon) ") else { return self }
        return String(self[end.upperBound...])
    }

    fileprivate var isMadeOfEmoji: Bool {
        allSatisfy { $0.unicodeScalars.first?.properties.isEmojiPresentation == true }
    }
}
