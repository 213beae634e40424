import Foundation
import Frames

/// A layout whose direction changed: everything on the left is now on the right, at the same distance from the edge.
struct Mirroring {
    /// The mirrored old tree: its remaining differences have other causes.
    let old: FrameTree

    /// The tolerance for mirrored edges, in points, because edges are on whole pixels.
    private static let slack: CGFloat = 1

    /// - Returns: `nil` if the direction is unchanged.
    init?(_ old: FrameTree, _ new: FrameTree, _ matching: FrameMatching) {
        var (mirrored, kept) = (0, 0)
        for number in new.nodes.indices {
            guard matching.isInPlace(number), let before = matching.oldOf[number], let parent = new[number].parent,
                let oldParent = old[before].parent
            else { continue }
            let place = Place(
                old[before].frame.rect, in: old[oldParent].frame.rect.width, new[number].frame.rect,
                in: new[parent].frame.rect.width, slack: Self.slack)
            if place == .mirrored { mirrored += 1 }
            if place == .kept { kept += 1 }
        }
        guard mirrored >= 2, mirrored >= 3 * kept else { return nil }
        self.old = old.mirrored(towards: new, matching, slack: Self.slack)
    }

    /// The relation of a frame's new distances from its parent's sides to the old ones.
    private enum Place {
        case mirrored, kept
        /// The frame lies the same in both directions, or has other distances.
        case neither

        init(_ old: CGRect, in oldWidth: CGFloat, _ new: CGRect, in newWidth: CGFloat, slack: CGFloat) {
            func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) <= slack }
            let distances = (old.minX, oldWidth - old.maxX)
            let newDistances = (new.minX, newWidth - new.maxX)
            let isSymmetric = isNear(distances.0, distances.1)
            let isKept = isNear(newDistances.0, distances.0) || isNear(newDistances.1, distances.1)
            let isMirrored = isNear(newDistances.0, distances.1) || isNear(newDistances.1, distances.0)
            self = isSymmetric || isKept == isMirrored ? .neither : isMirrored ? .mirrored : .kept
        }
    }
}

extension Mirroring {
    /// Whether a change follows from the new direction.
    ///
    /// - Parameters:
    ///   - others: The differences between the mirrored frame and the new one.
    ///   - before: The frame's number in the old tree.
    func explains(_ change: OwnChange, others: [OwnChange], of before: Int, as new: Frame) -> Bool {
        guard let property = change.property else { return false }
        return switch property {
        case .textPosition, .imagePlacement, .glyphs: true
        case .drawing where old[before].frame.content.hasPoints(of: new.content): true
        case .cornerRadius, .cornerStyle, .drawing, .mask, .shadow, .fill:
            !others.contains { $0.property == property }
        case .border, .borderWidth, .borderColor, .opacity, .clipping, .effects, .transform, .textColor,
            .textDecoration, .missingGlyphs, .tint, .stroke, .strokeWidth, .strokeColor, .margin, .topMargin,
            .leftMargin, .bottomMargin, .rightMargin:
            false
        }
    }
}

extension Frame.Content {
    /// Whether an outline goes through the same points in any order, because a mirrored outline may be drawn in the
    /// opposite direction.
    fileprivate func hasPoints(of other: Frame.Content) -> Bool {
        guard case .path(let one) = self, case .path(let two) = other else { return false }
        let (points, others) = (one.outline.points, two.outline.points)
        func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool { abs(one.x - other.x) + abs(one.y - other.y) < 0.5 }
        return areClose(one.stroke, two.stroke) { $0.isClose(to: $1) } && points.count == others.count
            && points.allSatisfy { point in others.contains { isNear(point, $0) } }
            && others.allSatisfy { point in points.contains { isNear(point, $0) } }
    }
}

extension Outline {
    /// The end points of its elements.
    fileprivate var points: [CGPoint] {
        elements.compactMap { element in
            switch element {
            case .move(let point), .line(let point), .curve(let point, _, _): point
            case .close: nil
            }
        }
    }
}

extension FrameTree {
    /// Returns the tree with everything on the other side of its parent.
    ///
    /// - Parameters:
    ///   - new: Another tree. Frames that are nearly in its positions are placed exactly there.
    ///   - slack: The tolerance in points.
    fileprivate func mirrored(towards new: FrameTree, _ matching: FrameMatching, slack: CGFloat) -> FrameTree {
        changing { node, parent, number in
            node.frame = node.frame.mirrored
            guard let parent else { return }
            let old = node.frame.rect
            node.frame.rect.origin.x = parent.frame.rect.width - old.maxX
            guard let after = matching.newOf[number] else { return }
            let rect = new[after].frame.rect
            // Frames that don't follow the direction, such as a status bar, stay where they were.
            let isNear = [old.minX, node.frame.rect.minX].contains { abs(rect.minX - $0) <= slack }
            if isNear, abs(rect.width - old.width) <= slack / 2 {
                (node.frame.rect.origin.x, node.frame.rect.size.width) = (rect.minX, rect.width)
            }
        }
    }
}

extension Frame {
    /// The frame in the opposite layout direction, without its position and its children.
    fileprivate var mirrored: Frame {
        var copy = self
        copy.corners = CornerRadii(
            topLeft: corners.topRight, topRight: corners.topLeft, bottomRight: corners.bottomLeft,
            bottomLeft: corners.bottomRight, isSmooth: corners.isSmooth)
        let turn = Transform(a: -1, b: 0, c: 0, d: 1, tx: rect.width, ty: 0)
        if case .path(var path) = content {
            path.outline = path.outline.applying(turn)
            copy.content = .path(path)
        }
        if let outline = mask?.outline { copy.mask?.outline = outline.applying(turn) }
        if let outline = shadow?.outline { copy.shadow?.outline = outline.applying(turn) }
        return copy
    }
}
