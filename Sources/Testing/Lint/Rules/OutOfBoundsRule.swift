import Foundation
import Frames

/// Finds texts and controls outside of the picture, and texts that extend beyond their background.
///
/// Scrollable content may be outside. So may decoration: shadows, badges, pictures.
struct OutOfBoundsRule {
    let layout: Layout

    /// The allowed overhang in points: letters rarely fill their bounds.
    private static let slack: CGFloat = 1.5

    var flaws: [Flaw] {
        layout.frames.indices.compactMap { number in
            let frame = layout.frames[number]
            if case .text(let text) = frame.frame.content {
                let lines = text.inkLines.map { frame.place($0.ink) }
                guard let first = lines.first else { return nil }
                let ink = lines.reduce(first) { $0.union($1) }
                return outOfPicture(number, ink) ?? outOfSurface(number, ink)
            }
            guard frame.note.touchArea != nil, frame.isUpright else { return nil }
            return outOfPicture(number, frame.rect)
        }
    }

    private func outOfPicture(_ number: Int, _ rect: CGRect) -> Flaw? {
        let overhang = Overhang(of: rect, over: layout.picture, except: layout.frames[number].scrolls)
        guard let worst = overhang.worst, worst.distance > Self.slack else { return nil }
        let isGone = worst.distance >= (worst.isHorizontal ? rect.width : rect.height)
        return Flaw(
            number: number, rect: rect,
            message: isGone
                ? "outside of the picture, \(worst.side)"
                : "\(worst.distance.figure) pt of it \(worst.distance == 1 ? "is" : "are") outside of the picture, \(worst.side)"
        )
    }

    private func outOfSurface(_ number: Int, _ ink: CGRect) -> Flaw? {
        guard let surface = layout.around(number).first(where: { layout.frames[$0].isSurface }), surface != 0 else {
            return nil
        }
        let frame = layout.frames[surface]
        // Skips clipped and scrollable content, and text beside its background on purpose.
        guard !frame.frame.clipsToBounds, frame.isUpright, frame.rect.height >= ink.height / 2,
            frame.rect.contains(CGPoint(x: ink.midX, y: ink.midY))
        else { return nil }
        guard let worst = Overhang(of: ink, over: frame.rect, except: []).worst, worst.distance > Self.slack else {
            return nil
        }
        return Flaw(
            number: number, rect: ink,
            message: "sticks out of \(layout.name(of: surface)) by \(worst.distance.figure) pt, \(worst.side)")
    }
}

/// How far a rectangle extends beyond another one.
private struct Overhang {
    struct Side {
        let side: String
        let distance: CGFloat
        let isHorizontal: Bool
    }

    /// The side with the largest overhang; `nil` if there is none.
    let worst: Side?

    init(of rect: CGRect, over room: CGRect, except axes: LayoutNote.ScrollAxes) {
        var sides: [Side] = []
        if !axes.contains(.horizontal) {
            sides.append(Side(side: "on the left", distance: room.minX - rect.minX, isHorizontal: true))
            sides.append(Side(side: "on the right", distance: rect.maxX - room.maxX, isHorizontal: true))
        }
        if !axes.contains(.vertical) {
            sides.append(Side(side: "at the top", distance: room.minY - rect.minY, isHorizontal: false))
            sides.append(Side(side: "at the bottom", distance: rect.maxY - room.maxY, isHorizontal: false))
        }
        worst = sides.filter { $0.distance > 0 }.max { $0.distance < $1.distance }
    }
}

extension LaidOutFrame {
    /// Whether the frame is visible as a background of text.
    fileprivate var isSurface: Bool {
        if frame.border != nil { return true }
        switch frame.fill {
        case .color(let color): return color.alpha > 0.1
        case .linearGradient, .radialGradient, .ellipticalGradient, .conicGradient: return true
        case nil: return false
        }
    }
}
