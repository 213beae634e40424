import Foundation
import Frames

/// Finds partly covered texts, overlapping texts, and controls that share an area.
///
/// Intentional overlaps are skipped: a cover that hides all of a text, a layer over everything behind it such as a
/// sheet, and bars that content scrolls under. Pictures may be covered, as avatars are by badges.
struct OverlapRule {
    let layout: Layout

    /// The fractions of the letters between which a cover counts as accidental.
    private static let covered = 0.03...0.97

    /// The allowed overlap of areas, in points.
    private static let slack: CGFloat = 2

    var flaws: [Flaw] { texts + targets }

    // MARK: Texts

    private struct Ink {
        let number: Int
        let lines: [CGRect]
        let all: CGRect
    }

    private var texts: [Flaw] {
        let inks = layout.frames.indices.compactMap(ink)
        let byNumber = Dictionary(uniqueKeysWithValues: inks.map { ($0.number, $0) })
        return inks.compactMap { flaw(of: $0, among: byNumber) }
    }

    /// The visible lines of a text.
    private func ink(_ number: Int) -> Ink? {
        let frame = layout.frames[number]
        guard case .text(let text) = frame.frame.content, frame.isUpright, frame.opacity > 0.1 else { return nil }
        let lines = text.inkLines.filter { $0.color.alpha > 0.1 }.map {
            frame.place($0.ink).intersection(frame.clip).intersection(layout.picture)
        }.filter { !$0.isNull && $0.width > 0.5 && $0.height > 0.5 }
        guard let first = lines.first else { return nil }
        return Ink(number: number, lines: lines, all: lines.reduce(first) { $0.union($1) })
    }

    private func flaw(of ink: Ink, among inks: [Int: Ink]) -> Flaw? {
        let later = layout.frames[ink.number].end..<layout.frames.count
        for number in layout.frames(in: later, reaching: ink.all) {
            let cover = layout.frames[number]
            guard let reach = cover.reach?.intersection(cover.clip), reach.intersects(ink.all), cover.paintsItself,
                isAccident(ink, number)
            else { continue }
            if case .text = cover.frame.content {
                guard let other = inks[number], let shared = collision(ink, other),
                    !layout.isHidden(shared, by: later.lowerBound..<number)
                else { continue }
                return Flaw(
                    number: ink.number, rect: shared,
                    message: "overlaps the text of \(layout.name(of: number)) by "
                        + "\(shared.width.figure) × \(shared.height.figure) pt")
            }
            guard cover.isOpaqueEnough, let share = share(of: ink, under: number) else { continue }
            return Flaw(
                number: ink.number, rect: ink.all.intersection(cover.rect),
                message: "\(layout.name(of: number)) covers \(Int((share * 100).rounded())) % of its letters")
        }
        return nil
    }

    /// Whether a frame covers a text unintentionally.
    private func isAccident(_ ink: Ink, _ number: Int) -> Bool {
        // Content scrolls under frames that don't scroll with it.
        if let scroller = layout.frames[ink.number].scroller, !layout.isInside(number, scroller) { return false }
        let (_, branch) = layout.branches(ink.number, number)
        guard let parent = layout.frames[branch].parent else { return true }
        // A layer over everything behind it.
        let (layer, behind) = (layout.frames[branch].rect, layout.frames[parent].rect)
        return !layer.insetBy(dx: -1, dy: -1).contains(behind) || layer.width * layer.height < 1
            || layout.frames[branch].isText
    }

    private func collision(_ one: Ink, _ other: Ink) -> CGRect? {
        for line in one.lines {
            for otherLine in other.lines {
                let shared = line.intersection(otherLine)
                guard !shared.isNull, shared.width > Self.slack,
                    shared.height > min(line.height, otherLine.height) * 0.25
                else { continue }
                return shared
            }
        }
        return nil
    }

    /// The fraction of a text's letters that a frame covers; `nil` for almost none, and for all.
    private func share(of ink: Ink, under number: Int) -> Double? {
        let part = ink.all.insetBy(dx: -1, dy: -1)
        let painter = PaintedPart(layout: layout)
        let letters = painter.coverage(of: ink.number, in: part)
        let cover = painter.coverage(of: number, in: part)
        guard letters.count == cover.count else { return nil }
        let all = letters.count { $0 }
        let hidden = zip(letters, cover).count { $0 && $1 }
        let share = all > 0 ? Double(hidden) / Double(all) : 0
        return Self.covered.contains(share) ? share : nil
    }

    // MARK: Controls

    private var targets: [Flaw] {
        let numbers = layout.frames.indices.filter {
            let frame = layout.frames[$0]
            return frame.note.touchArea.map { $0.width > 0 && $0.height > 0 } == true && frame.isUpright
        }
        let areas = BoundsTree(numbers.map { layout.frames[$0].rect })
        return numbers.indices.flatMap { index in
            areas.numbers(in: index + 1..<numbers.count, meeting: layout.frames[numbers[index]].rect)
                .compactMap { shared(numbers[index], numbers[$0]) }
        }
    }

    private func shared(_ one: Int, _ other: Int) -> Flaw? {
        guard !layout.isInside(other, one), layout.frames[one].scroller == layout.frames[other].scroller else {
            return nil
        }
        let (first, second) = (layout.frames[one].rect, layout.frames[other].rect)
        let common = first.intersection(second)
        guard !common.isNull, common.width > Self.slack, common.height > Self.slack, !first.contains(second),
            !second.contains(first)
        else { return nil }
        return Flaw(
            number: one, rect: common,
            message: "shares \(common.width.figure) × \(common.height.figure) pt with \(layout.name(of: other))")
    }
}

extension LaidOutFrame {
    fileprivate var paintsItself: Bool { frame.fill != nil || frame.content != .none }

    /// Whether the frame's paint hides letters, unlike a highlight.
    fileprivate var isOpaqueEnough: Bool { opacity >= 0.5 }
}
