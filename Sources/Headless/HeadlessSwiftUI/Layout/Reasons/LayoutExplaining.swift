import Foundation
import Frames

/// A node that says what decides its size, the proposals to its children, and their positions.
///
/// It is asked only if reasons are requested. A wrapper that isn't explained passes everything on.
@MainActor
protocol LayoutExplaining: LayoutNode {
    /// Returns the source of the node's length along an axis.
    func lengthSource(along axis: Axis) -> LengthSource

    /// The node inside from which the length follows, if it is a single one.
    var contentNode: LayoutNode? { get }

    /// Returns what the node does to the proposal that it passes to a child.
    func proposalSource(along axis: Axis, to child: LayoutNode) -> ProposalSource

    /// Returns the reason for a child's position in the node; `nil` if the child is where the node is.
    func placementReason(along axis: Axis, of child: LayoutNode) -> LayoutReason?
}

extension LayoutExplaining {
    var contentNode: LayoutNode? { (self as? WrapperNode)?.child }
    func proposalSource(along axis: Axis, to child: LayoutNode) -> ProposalSource { .passed }
    func placementReason(along axis: Axis, of child: LayoutNode) -> LayoutReason? { nil }
}

/// The source of a node's length.
enum LengthSource {
    /// The node itself.
    case own(LayoutReason)
    /// What is inside it.
    case content(LayoutReason?)
    /// The proposal, which the node fills.
    case proposal(LayoutReason?)
}

/// What a node does to a proposal.
enum ProposalSource {
    /// Nothing.
    case passed
    /// A part of it is passed on.
    case changed(LayoutReason)
    /// Another length replaces it.
    case fixed(LayoutReason)
}

extension LayoutNode {
    /// The name of the node in reasons: that of its class.
    final var reasonName: String {
        let name = "\(type(of: self))".prefix { $0 != "<" }
        return name.hasSuffix("Node") ? String(name.dropLast(4)) : String(name)
    }

    /// The proposed length in words.
    final func proposed(_ axis: Axis) -> String {
        guard let length = proposal[axis] else { return "no proposal" }
        return length == .infinity ? "an infinite proposal" : "the proposed \(length.shortDescription)"
    }

    final func defaultLengthSource(along axis: Axis) -> LengthSource {
        if self is WrapperNode { return .content(nil) }
        return .content(LayoutReason(.container, "\(reasonName): the size of its content at \(proposed(axis))"))
    }
}
