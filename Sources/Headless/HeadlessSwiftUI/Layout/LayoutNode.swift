import Foundation
import Frames

/// A rectangle of a layout: what a view becomes in order to be measured, placed and painted.
///
/// A view makes its nodes anew in each pass. A node is measured as often as its parent likes, placed once, and then
/// gives its frames. Applications don't meet nodes.
@MainActor
public class LayoutNode {
    /// The surroundings in which the node was made.
    package let environment: EnvironmentValues

    /// The rectangle in points and in the coordinates of the root, not rounded; it is set when the node is placed.
    package private(set) var placement = CGRect.zero

    // Most nodes are measured for one proposal alone, so that the first one needs no list.
    private var firstMeasurement: Measurement?
    private var otherMeasurements: [Measurement] = []

    private struct Measurement {
        let proposal: ProposedViewSize
        let size: CGSize
    }

    /// The view or modifier whose body the node comes from, for problems.
    package let component: Any.Type?

    init(in context: BuildContext) {
        environment = context.environment
        component = context.component
    }

    /// Makes a node that stands for others in a public layout type.
    init(environment: EnvironmentValues) {
        self.environment = environment
        component = nil
    }

    // MARK: Measuring

    /// Returns the size that the node takes of a proposal, in points.
    package final func size(for proposal: ProposedViewSize) -> CGSize {
        if let firstMeasurement {
            if firstMeasurement.proposal == proposal { return firstMeasurement.size }
            for measurement in otherMeasurements where measurement.proposal == proposal { return measurement.size }
        }
        let measurement = Measurement(proposal: proposal, size: measure(proposal))
        if firstMeasurement == nil { firstMeasurement = measurement } else { otherMeasurements.append(measurement) }
        return measurement.size
    }

    /// Finds the size for a proposal. Asked once for each.
    package func measure(_ proposal: ProposedViewSize) -> CGSize {
        preconditionFailure("\(type(of: self)) does not say how large it is.")
    }

    /// The room that the node would like around it.
    package var spacing: ViewSpacing { ViewSpacing() }

    /// The order in which stacks offer room: higher priorities first.
    package var priority: Double { 0 }

    /// The node's place between back and front among its siblings.
    package var depth: Double { 0 }

    /// Whether the node is a spacer, whatever is around it: a spacer keeps its spacing through frames and paddings.
    package var isSpacer: Bool { false }

    /// The place of a guide that the node or something inside it sets, in points from the leading or top edge.
    package func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
        nil
    }

    /// The place of a guide in points from the leading or top edge.
    package final func guide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat {
        if let explicit = explicitGuide(key, in: size, for: proposal) { return explicit }
        if let fraction = key.fraction { return fraction * size[key.axis] }
        return key.id.defaultValue(in: dimensions(size, for: proposal))
    }

    /// The node's size and guides, as applications ask for them.
    package final func dimensions(_ size: CGSize, for proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size) { key in
            MainActor.assumeIsolated { self.explicitGuide(key, in: size, for: proposal) }
        }
    }

    /// The value of a trait that the view around the node's own sets for its container; `nil` if none does.
    package func trait<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? { nil }

    /// The node itself if it stands for several ones.
    package var rowGroup: RowsNode? { nil }

    // MARK: Placing

    /// The nodes inside this one, in the order of painting.
    package var children: [LayoutNode] { [] }

    /// Gives the node its place.
    ///
    /// - Parameters:
    ///   - rect: In the coordinates of the root; its size is the one that the node chose for `proposal`.
    ///   - proposal: The one that the size was chosen for.
    package final func place(in rect: CGRect, proposal: ProposedViewSize) {
        placement = rect
        if rect.isFinite {
            placeChildren(in: rect, proposal: proposal)
        } else {
            let known = NonFiniteFrames.found.count
            placeChildren(in: rect, proposal: proposal)
            // The innermost node is to blame.
            if NonFiniteFrames.found.count == known { NonFiniteFrames.note(self) }
        }
    }

    /// Places the nodes inside this one.
    package func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {}

    /// Places a child by its distance from the leading and top edges of `rect`.
    package final func place(
        _ child: LayoutNode, size: CGSize, leading: CGFloat, top: CGFloat, in rect: CGRect, proposal: ProposedViewSize
    ) {
        let x = isRightToLeft ? rect.maxX - leading - size.width : rect.minX + leading
        child.place(
            in: CGRect(x: x, y: rect.minY + top, width: size.width, height: size.height), proposal: proposal)
    }

    /// Places a child so that its guides meet those of a node with the size of `rect`.
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

    /// Whether leading is the right side.
    package final var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

    // MARK: Preferences

    /// Adds the values of a preference that are set inside the node, from the first view to the last.
    package func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        for child in children { child.collect(key, into: &value) }
    }

    // MARK: Painting

    /// The rectangle around the shape in which touches reach the node, if a view says another one than its own; in the
    /// coordinates of the root. Null if touches pass through it.
    package var touchShape: CGRect? { nil }

    /// Adds the node's frames.
    package func emit(into emission: inout FrameEmission) {
        for child in children { child.emit(into: &emission) }
    }
}

/// A node around one other. Whatever a subclass doesn't say is as the other node has it.
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
