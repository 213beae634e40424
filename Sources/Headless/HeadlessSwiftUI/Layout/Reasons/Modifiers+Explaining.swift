import Foundation
import Frames

extension FixedFrameNode: LayoutExplaining {
    private func reason(_ axis: Axis) -> LayoutReason? {
        guard let length = axis == .horizontal ? width : height else { return nil }
        let name = axis == .horizontal ? "width" : "height"
        return LayoutReason(.modifier, ".frame(\(name): \(length.shortDescription))", constant: length)
    }

    func lengthSource(along axis: Axis) -> LengthSource { reason(axis).map { .own($0) } ?? .content(nil) }

    func proposalSource(along axis: Axis, to child: LayoutNode) -> ProposalSource {
        reason(axis).map { .fixed($0) } ?? .passed
    }

    func placementReason(along axis: Axis, of child: LayoutNode) -> LayoutReason? {
        moves(child, axis) ? LayoutReason(.modifier, ".frame(alignment: \(alignment.words))") : nil
    }
}

extension FlexibleFrameNode: LayoutExplaining {
    private func reason(_ axis: Axis) -> LayoutReason? {
        let limits = axis == .horizontal ? horizontal : vertical
        guard !limits.isNone else { return nil }
        let name = axis == .horizontal ? "Width" : "Height"
        let words = [("min", limits.least), ("ideal", limits.ideal), ("max", limits.most)].compactMap { side, length in
            length.map { "\(side)\(name): " + ($0 == .infinity ? ".infinity" : $0.shortDescription) }
        }
        return LayoutReason(.modifier, ".frame(\(words.joined(separator: ", ")))")
    }

    /// The limit that the frame has reached along an axis.
    private func reachedLimit(_ axis: Axis) -> Bool {
        let limits = axis == .horizontal ? horizontal : vertical
        return [limits.least, limits.ideal, limits.most].contains { limit in
            limit.map { abs($0 - placement.size[axis]) < 0.01 } ?? false
        }
    }

    func lengthSource(along axis: Axis) -> LengthSource {
        guard let reason = reason(axis) else { return .content(nil) }
        if reachedLimit(axis) { return .own(reason) }
        if let length = proposal[axis], abs(length - placement.size[axis]) < 0.01 { return .proposal(reason) }
        return .content(reason)
    }

    func proposalSource(along axis: Axis, to child: LayoutNode) -> ProposalSource {
        guard let reason = reason(axis) else { return .passed }
        return reachedLimit(axis) ? .fixed(reason) : .changed(reason)
    }

    func placementReason(along axis: Axis, of child: LayoutNode) -> LayoutReason? {
        moves(child, axis) ? LayoutReason(.modifier, ".frame(alignment: \(alignment.words))") : nil
    }
}

extension PaddingNode: LayoutExplaining {
    private func reason(_ axis: Axis) -> LayoutReason? {
        let sides = axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
        guard sides != (0, 0) else { return nil }
        let names = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
        if sides.0 == sides.1 {
            let name = "\(axis)"
            return LayoutReason(.modifier, ".padding(.\(name), \(sides.0.shortDescription))", constant: sides.0)
        }
        let words = [(names.0, sides.0), (names.1, sides.1)].filter { $0.1 != 0 }.map { name, length in
            ".padding(.\(name), \(length.shortDescription))"
        }
        return LayoutReason(.modifier, words.joined())
    }

    func lengthSource(along axis: Axis) -> LengthSource { .content(reason(axis)) }

    func proposalSource(along axis: Axis, to child: LayoutNode) -> ProposalSource {
        reason(axis).map { .changed($0) } ?? .passed
    }

    func placementReason(along axis: Axis, of child: LayoutNode) -> LayoutReason? {
        let start = axis == .horizontal ? insets.leading : insets.top
        return start == 0 ? nil : reason(axis)
    }
}

extension BackdropNode: LayoutExplaining {
    private var name: String { isAbove ? ".overlay" : ".background" }

    func lengthSource(along axis: Axis) -> LengthSource { .content(nil) }

    func proposalSource(along axis: Axis, to child: LayoutNode) -> ProposalSource {
        guard child === layer else { return .passed }
        let other = isAbove ? "behind" : "in front"
        return .fixed(LayoutReason(.modifier, "\(name): the size of the view \(other)"))
    }

    func placementReason(along axis: Axis, of child: LayoutNode) -> LayoutReason? {
        guard child === layer else { return nil }
        return LayoutReason(.container, "\(name)(alignment: \(alignment.words))")
    }
}

extension OffsetNode: LayoutExplaining {
    func lengthSource(along axis: Axis) -> LengthSource { .content(nil) }

    func placementReason(along axis: Axis, of child: LayoutNode) -> LayoutReason? {
        let distance = axis == .horizontal ? offset.width : offset.height
        guard distance != 0 else { return nil }
        let name = axis == .horizontal ? "x" : "y"
        return LayoutReason(.modifier, ".offset(\(name): \(distance.shortDescription))", constant: distance)
    }
}

extension PositionNode: LayoutExplaining {
    func lengthSource(along axis: Axis) -> LengthSource {
        proposal[axis] == nil ? .content(nil) : .proposal(LayoutReason(.modifier, ".position fills \(proposed(axis))"))
    }

    func placementReason(along axis: Axis, of child: LayoutNode) -> LayoutReason? {
        LayoutReason(.container, ".position(x: \(point.x.shortDescription), y: \(point.y.shortDescription))")
    }
}

extension FixedSizeNode: LayoutExplaining {
    func lengthSource(along axis: Axis) -> LengthSource { .content(nil) }

    func proposalSource(along axis: Axis, to child: LayoutNode) -> ProposalSource {
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return .passed }
        return .fixed(LayoutReason(.modifier, ".fixedSize(): the ideal size"))
    }
}

extension AspectRatioNode: LayoutExplaining {
    func lengthSource(along axis: Axis) -> LengthSource { .content(nil) }

    func proposalSource(along axis: Axis, to child: LayoutNode) -> ProposalSource {
        let shape = ratio.map { "\($0.shortDescription), " } ?? ""
        return .changed(LayoutReason(.modifier, ".aspectRatio(\(shape)contentMode: \(fills ? ".fill" : ".fit"))"))
    }
}

extension LayoutNode {
    /// Whether a child is smaller or larger than the node, so that alignment matters.
    fileprivate func moves(_ child: LayoutNode, _ axis: Axis) -> Bool {
        abs(child.placement.size[axis] - placement.size[axis]) >= 0.01
    }
}
