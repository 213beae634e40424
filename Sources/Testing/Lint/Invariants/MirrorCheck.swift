import Foundation
import Frames

/// Checks that a right-to-left layout is the mirror image of the left-to-right one.
struct MirrorCheck {
    private let pairs: LayoutPairs
    private let pixel: CGFloat

    init(leftToRight: Layout, rightToLeft: Layout, exceptions: [String]) {
        pairs = LayoutPairs(leftToRight, rightToLeft, except: exceptions)
        pixel = 1 / leftToRight.settings.scale
    }

    var lines: [String] {
        // Edges may be rounded to either side.
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

    /// A text that starts at the same side in both directions.
    private func text(_ pair: LayoutPairs.Pair) -> String? {
        let frames = (pairs.one.frames[pair.one].frame, pairs.other.frames[pair.other].frame)
        guard case .text(let one) = frames.0.content, case .text(let other) = frames.1.content,
            one.string == other.string, let ink = one.ink, let otherInk = other.ink
        else { return nil }
        // The side bearings of the first and last letters differ.
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

    /// A photo that is flipped: the direction of the language doesn't change photos.
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
    /// The area that the letters paint, in the frame's coordinates; `nil` for nothing.
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

    /// Clockwise from the top left.
    fileprivate var figures: String { list.map(\.figure).joined(separator: " ") }
}
