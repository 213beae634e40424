import Foundation
import Frames

extension TextNode: LayoutExplaining {
    func lengthSource(along axis: Axis) -> LengthSource {
        let ideal = size(for: .unspecified)
        switch axis {
        case .horizontal:
            if abs(ideal.width - placement.width) < 0.5 { return .own(LayoutReason(.content, "the text's own width")) }
            return .proposal(LayoutReason(.content, "the text's longest line at \(proposed(axis))"))
        case .vertical:
            let width = placement.width.shortDescription
            if abs(ideal.height - placement.height) < 0.5 {
                return .own(LayoutReason(.content, "the text's own height"))
            }
            return .own(LayoutReason(.content, "the height of the text's lines at \(width) wide"))
        }
    }
}

extension ImageNode: LayoutExplaining {
    func lengthSource(along axis: Axis) -> LengthSource {
        guard attributes.resizing != nil, proposal[axis] != nil else {
            return .own(LayoutReason(.content, "the image's own size"))
        }
        return .proposal(LayoutReason(.content, "resizable, fills \(proposed(axis))"))
    }
}

extension LayoutNode {
    /// The source of a view's length that fills any proposal.
    fileprivate func filling(_ name: String, _ axis: Axis) -> LengthSource {
        guard proposal[axis] != nil else {
            return .own(LayoutReason(.content, "\(name): its length without a proposal"))
        }
        return .proposal(LayoutReason(.content, "\(name) fills \(proposed(axis))"))
    }
}

extension ShapeNode: LayoutExplaining {
    func lengthSource(along axis: Axis) -> LengthSource { filling(ComponentName.name(of: Content.self), axis) }
}

extension StyleNode: LayoutExplaining {
    func lengthSource(along axis: Axis) -> LengthSource { filling("the color", axis) }
}

extension SpacerNode: LayoutExplaining {
    func lengthSource(along axis: Axis) -> LengthSource { filling("Spacer", axis) }
}

extension EmbeddedNode: LayoutExplaining {
    func lengthSource(along axis: Axis) -> LengthSource {
        .proposal(LayoutReason(.content, "the size of the view at \(proposed(axis))"))
    }
}

extension PlacedContentNode: LayoutExplaining {
    func lengthSource(along axis: Axis) -> LengthSource { filling("GeometryReader", axis) }

    func proposalSource(along axis: Axis, to child: LayoutNode) -> ProposalSource { .passed }

    func placementReason(along axis: Axis, of child: LayoutNode) -> LayoutReason? {
        LayoutReason(.container, "GeometryReader, top leading corner")
    }
}
