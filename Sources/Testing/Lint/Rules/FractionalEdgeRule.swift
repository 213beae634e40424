import Foundation
import Frames

/// Finds edges and lines that lie between two pixels at the scale of the picture, where they are drawn blurred.
///
/// Only what has straight edges counts: round shapes, texts and pictures are smoothed anyway.
struct FractionalEdgeRule {
    let layout: Layout

    private var scale: CGFloat { layout.settings.scale }

    var flaws: [Flaw] { layout.frames.indices.compactMap { border($0) ?? edge($0) } }

    private func border(_ number: Int) -> Flaw? {
        let frame = layout.frames[number]
        guard let border = frame.frame.border, border.color.alpha > 0.05, isBlurred(border.width), frame.isUpright else {
            return nil
        }
        return Flaw(
            number: number, rect: frame.rect,
            message: "a border of \(border.width.exactFigure) pt is \((border.width * scale).exactFigure) px wide at \(scale.figure)x")
    }

    private func edge(_ number: Int) -> Flaw? {
        let frame = layout.frames[number]
        guard case .color(let color)? = frame.frame.fill, color.alpha > 0.05, frame.isUpright, frame.frame.mask == nil,
            frame.transform.a == 1, frame.transform.d == 1
        else { return nil }
        let rect = frame.rect
        let isRound = frame.frame.corners.topLeft * 2 >= min(rect.width, rect.height)
        guard !isRound, rect.width > 0, rect.height > 0 else { return nil }
        let edges = [("left", rect.minX), ("top", rect.minY), ("right", rect.maxX), ("bottom", rect.maxY)]
        guard let (side, place) = edges.first(where: { isBlurred($0.1) }) else { return nil }
        return Flaw(
            number: number, rect: rect,
            message: "its \(side) edge at \(place.exactFigure) pt is at \((place * scale).exactFigure) px at \(scale.figure)x")
    }

    private func isBlurred(_ length: CGFloat) -> Bool {
        let pixels = length * scale
        return abs(pixels - pixels.rounded()) > 0.02
    }
}

extension CGFloat {
    /// The number with two decimals at most.
    fileprivate var exactFigure: String {
        let rounded = (self * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
