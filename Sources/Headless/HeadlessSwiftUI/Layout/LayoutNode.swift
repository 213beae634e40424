import Foundation
import Frames

/// A node of the layout tree, by which a view is measured, placed and painted.
///
/// A view creates its nodes in each pass. A node is measured as often as its parent requires, placed once, and then
/// adds its frames. Applications don't use nodes.
@MainActor
public class LayoutNode {
    /// The environment in which the node was created.
    package let environment: EnvironmentValues

    /// The rectangle in points relative to the root, unrounded; set when the node is placed.
    package private(set) var placement = CGRect.zero

    /// The proposal for which the node was placed.
    private(set) var proposal = ProposedViewSize.unspecified

    // Most nodes are measured for a single proposal, so the first one needs no list.
    private var firstMeasurement: Measurement?
    private var otherMeasurements: [Measurement] = []

    private struct Measurement {
        let proposal: ProposedViewSize
        let size: CGSize
    }

    /// The view or modifier whose body contains the node, for problems.
    package let component: Any.Type?

    init(in context: BuildContext) {
        environment = context.environment
        component = context.component
    }

    /// Creates a node that represents others in a public layout type.
    init(environment: EnvironmentValues) {
        self.environment = environment
        component = nil
    }

    // MARK: Measuring

    /// Returns the size of the node for a proposal, in points.
    package final func size(for proposal: ProposedViewSize) -> CGSize {
        if let firstMeasurement {
            if firstMeasurement.proposal == proposal { return firstMeasurement.size }
            for measurement in otherMeasurements where measurement.proposal == proposal { return measurement.size }
        }
        let measurement = Measurement(proposal: proposal, size: measure(proposal))
        if firstMeasurement == nil { firstMeasurement = measurement } else { otherMeasurements.append(measurement) }
        return measurement.size
    }

    /// Computes the size for a proposal. Called once for each.
    package func measure(_ proposal: ProposedViewSize) -> CGSize {
        preconditionFailure("\(type(of: self)) doesn't implement measure(_:).")
    }

    /// The preferred spacing around the node.
    package var spacing: ViewSpacing { ViewSpacing() }

    /// The priority with which stacks offer space: higher priorities first.
    package var priority: Double { 0 }

    /// The node's z-index among its siblings.
    package var depth: Double { 0 }

    /// Whether the node is a spacer, possibly wrapped: a spacer keeps its spacing through frames and paddings.
    package var isSpacer: Bool { false }

    /// Returns the position of a guide that is set by the node or inside it, in points from the leading or top edge.
    package func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
        nil
    }

    /// Returns the position of a guide in points from the leading or top edge.
    package final func guide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat {
        if let explicit = explicitGuide(key, in: size, for: proposal) { return explicit }
        if let fraction = key.fraction { return fraction * size[key.axis] }
        return key.id.defaultValue(in: dimensions(size, for: proposal))
    }

    /// Returns the node's size and guides for applications.
    package final func dimensions(_ size: CGSize, for proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size) { key in
            MainActor.assumeIsolated { self.explicitGuide(key, in: size, for: proposal) }
        }
    }

    /// Returns a layout value that the view sets for its container; `nil` if it sets none.
    package func trait<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? { nil }

    /// The node as a group of rows, if it represents several.
    package var rowGroup: RowsNode? { nil }

    // MARK: Placing

    /// The child nodes in painting order.
    package var children: [LayoutNode] { [] }

    /// Places the node.
    ///
    /// - Parameters:
    ///   - rect: The rectangle relative to the root, with the size for `proposal`.
    ///   - proposal: The proposal for which the size was computed.
    package final func place(in rect: CGRect, proposal: ProposedViewSize) {
        placement = rect
        self.proposal = proposal
        if rect.isFinite {
            placeChildren(in: rect, proposal: proposal)
        } else {
            let known = NonFiniteFrames.found.count
            placeChildren(in: rect, proposal: proposal)
            // Only the innermost node is reported.
            if NonFiniteFrames.found.count == known { NonFiniteFrames.note(self) }
        }
    }

    /// Places the child nodes.
    package func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {}

    /// Places a child at a distance from the leading and top edges of `rect`.
    package final func place(
        _ child: LayoutNode, size: CGSize, leading: CGFloat, top: CGFloat, in rect: CGRect, proposal: ProposedViewSize
    ) {
        let x = isRightToLeft ? rect.maxX - leading - size.width : rect.minX + leading
        child.place(
            in: CGRect(x: x, y: rect.minY + top, width: size.width, height: size.height), proposal: proposal)
    }

    /// Places a child so that its guides are aligned with those of a node of the size of `rect`.
    package final func place(
        _ child: LayoutNode, aligned alignment: Alignment, in rect: CGRect, proposal: ProposedViewSize
    ) {
        let size = child.size(for: proposal)
        let container = ViewDimensions(rect.size) { _ in nil }
        place(
            child, size: size,
            leading: container[alignment.horizontal] - child.guide(alignment.horizontal.key, in: size, for: proposal),
            top: container[alignment.vertical] - child.guide(alignment.vertical.key, in: size, for: proposal),
            in: rect, proposal: proposal)
    }

    /// Whether the leading side is the right.
    package final var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

    // MARK: Preferences

    /// Adds the preference values set inside the node, in the order of the views.
    package func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        for child in children { child.collect(key, into: &value) }
    }

    // MARK: Painting

    /// The bounding box of the custom shape in which the node receives touches, if there is one, relative to the root.
    /// Null if touches pass through it.
    package var touchShape: CGRect? { nil }

    /// Adds the node's frames, with the reasons of their sizes if requested.
    package final func emit(into emission: inout FrameEmission) {
        guard emission.explains else { return emitFrames(into: &emission) }
        emission.addExplained(self) { emitFrames(into: &$0) }
    }

    /// Adds the node's frames. Nodes override it, and call ``emit(into:)`` of others.
    package func emitFrames(into emission: inout FrameEmission) {
        for child in children { child.emit(into: &emission) }
    }
}

/// A node that wraps another one, to which it forwards everything by default.
package class WrapperNode: LayoutNode {
    package let child: LayoutNode

    init(_ child: LayoutNode, in context: BuildContext) {
        self.child = child
        super.init(in: context)
    }

    init(_ child: LayoutNode, environment: EnvironmentValues) {
        self.child = child
        super.init(environment: environment)
    }

    override package var children: [LayoutNode] { [child] }
    override package func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }
    override package var spacing: ViewSpacing { child.spacing }
    override package var priority: Double { child.priority }
    override package var depth: Double { child.depth }
    override package var isSpacer: Bool { child.isSpacer }
    override package var touchShape: CGRect? { child.touchShape }

    override package func trait<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? { child.trait(key) }

    override package func explicitGuide(
        _ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize
    ) -> CGFloat? {
        child.explicitGuide(key, in: size, for: proposal)
    }

    override package func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        child.place(in: rect, proposal: proposal)
    }
}
