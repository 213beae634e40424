import Foundation
import Frames

/// Finds lines that aren't aligned to the pixels of the picture, which are drawn paler and thicker.
///
/// Only thin lines count, and borders with a fractional width: on larger areas it isn't noticeable.
struct FractionalEdgeRule {
    let layout: Layout

    /// The maximum thickness of a line, in pixels.
    private static let thin: CGFloat = 4

    private var scale: CGFloat { layout.settings.scale }

    var flaws: [Flaw] { layout.frames.indices.compactMap { border($0) ?? edge($0) } }

    private func border(_ number: Int) -> Flaw? {
        let frame = layout.frames[number]
        guard let border = frame.frame.border, border.color.alpha > 0.05, isBlurred(border.width), frame.isUpright
        else {
            return nil
        }
        return Flaw(
            number: number, rect: frame.rect,
            message: "a border of \(border.width.exactFigure) pt is \((border.width * scale).exactFigure) px wide at "
                + "\(scale.figure)x")
    }

    private func edge(_ number: Int) -> Flaw? {
        let frame = layout.frames[number]
        guard case .color(let color)? = frame.frame.fill, color.alpha > 0.05, frame.isUpright, frame.frame.mask == nil,
            frame.transform.a == 1, frame.transform.d == 1
        else { return nil }
        let rect = frame.rect
        let isAcross = rect.width >= rect.height
        guard min(rect.width, rect.height) * scale < Self.thin, max(rect.width, rect.height) * scale >= Self.thin else {
            return nil
        }
        let edges =
            isAcross
            ? [("top", rect.minY), ("bottom", rect.maxY)] : [("left", rect.minX), ("right", rect.maxX)]
        guard let (side, place) = edges.first(where: { isBlurred($0.1) }) else { return nil }
        return Flaw(
            number: number, rect: rect,
            message: "the \(side) edge of a line of \(min(rect.width, rect.height).exactFigure) pt is at "
                + "\((place * scale).exactFigure) px at \(scale.figure)x")
    }

    private func isBlurred(_ length: CGFloat) -> Bool {
        let pixels = length * scale
        return abs(pixels - pixels.rounded()) > 0.02
    }
}

extension CGFloat {
    /// The number with up to two decimals.
    fileprivate var exactFigure: String {
        let rounded = (self * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
