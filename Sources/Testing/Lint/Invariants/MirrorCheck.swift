import Foundation
import Frames

/// Whether a layout from right to left is the mirror image of the one from left to right.
struct MirrorCheck {
    private let pairs: LayoutPairs
    private let pixel: CGFloat

    init(leftToRight: Layout, rightToLeft: Layout, exceptions: [String]) {
        pairs = LayoutPairs(leftToRight, rightToLeft, except: exceptions)
        pixel = 1 / leftToRight.settings.scale
    }

    var lines: [String] {
        // Edges are rounded to either side.
        GeometryCheck(pairs, names: ("in LTR", "in RTL"), slack: pixel + 0.01, isMirrored: true).lines
            + pairs.pairs.compactMap { corners($0) ?? text($0) ?? picture($0) }
    }

    private func corners(_ pair: LayoutPairs.Pair) -> String? {
        let frames = (pairs.one.frames[pair.one].frame, pairs.other.frames[pair.other].frame)
        let (one, other) = (frames.0.corners, frames.1.corners)
        guard one.mirrored.list != other.list, frames.0.fill != nil || frames.0.border != nil || frames.0.clipsToBounds
        else { return nil }
        return "\(pairs.one.name(of: pair.one)) has corners of \(one.figures) in LTR, \(other.figures) and not "
            + "\(one.mirrored.figures) in RTL"
    }

    // MARK: Texts

    /// A text that begins at the same side in both directions.
    private func text(_ pair: LayoutPairs.Pair) -> String? {
        let frames = (pairs.one.frames[pair.one].frame, pairs.other.frames[pair.other].frame)
        guard case .text(let one) = frames.0.content, case .text(let other) = frames.1.content,
            one.string == other.string, let ink = one.ink, let otherInk = other.ink
        else { return nil }
        // The room at the sides of the first and last letters isn't the same.
        let slack = (one.runs.first?.size ?? 17) * 0.15 + 1
        let sides = (ink.minX, frames.0.rect.width - ink.maxX)
        let otherSides = (otherInk.minX, frames.1.rect.width - otherInk.maxX)
        guard (sides.0 - sides.1).magnitude > 2 * slack, (sides.0 - otherSides.0).magnitude <= slack,
            (sides.1 - otherSides.1).magnitude <= slack
        else { return nil }
        return
            "\(pairs.one.name(of: pair.one)): \(one.string.quoted) stays on the \(sides.0 < sides.1 ? "left" : "right") in RTL"
    }

    // MARK: Pictures

    /// A photo that is seen flipped: nobody's face turns round in another language.
    private func picture(_ pair: LayoutPairs.Pair) -> String? {
        guard case .image(let one) = pairs.one.frames[pair.one].frame.content, one.isPhoto,
            case .image(let other) = pairs.other.frames[pair.other].frame.content
        else { return nil }
        let isFlipped = (pairs.one.frames[pair.one].transform.isFlipped != one.isMirrored)
        let isOtherFlipped = (pairs.other.frames[pair.other].transform.isFlipped != other.isMirrored)
        return isFlipped == isOtherFlipped ? nil : "\(pairs.one.name(of: pair.one)): the picture is flipped in RTL"
    }
}

extension Transform {
    fileprivate var isFlipped: Bool { a * d - b * c < 0 }
}

extension ImageContent {
    fileprivate var isPhoto: Bool {
        switch reference {
        case .file, .data: tint == nil
        case .drawing: false
        }
    }
}

extension TextContent {
    /// What all the letters paint, in the frame's own coordinates; `nil` for nothing.
    fileprivate var ink: CGRect? {
        let lines = inkLines
        return lines.first.map { first in lines.reduce(first.ink) { $0.union($1.ink) } }
    }
}

extension CornerRadii {
    fileprivate var mirrored: CornerRadii {
        CornerRadii(
            topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight, isSmooth: isSmooth)
    }

    fileprivate var list: [CGFloat] { [topLeft, topRight, bottomRight, bottomLeft] }

    /// From the top left on, clockwise.
    fileprivate var figures: String { list.map(\.figure).joined(separator: " ") }
}
