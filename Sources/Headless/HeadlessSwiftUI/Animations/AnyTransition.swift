import Foundation
import Frames
import Rendering

/// The way a view appears and disappears. A still shows the final state, unless the render requests an earlier moment.
///
/// The effect of each transition at a moment is Apple's, with a scale that begins at 0.00001.
public struct AnyTransition: Sendable {
    /// Returns the content at a moment of the transition.
    let apply: @MainActor @Sendable (AnyView, TransitionMoment) -> AnyView

    init(_ apply: @escaping @MainActor @Sendable (AnyView, TransitionMoment) -> AnyView) {
        self.apply = apply
    }

    public static let identity = AnyTransition { content, _ in content }

    public static let opacity = AnyTransition { AnyView($0.opacity($1.progress)) }

    public static var scale: AnyTransition { scale(scale: 1e-5) }

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition { AnyView($0.scaleEffect(scale + (1 - scale) * $1.progress, anchor: anchor)) }
    }

    /// Enters from the leading edge, and leaves to the trailing edge.
    public static var slide: AnyTransition {
        asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
    }

    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition { AnyView($0.offset(offset.scaled(by: 1 - $1.progress))) }
    }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Moves from and to an edge, by the view's own size.
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition { content, moment in
            let share = 1 - moment.progress
            return AnyView(content.modifier(_LayoutModifier { EdgeShiftNode($0, to: edge, share: share, in: $1) }))
        }
    }

    /// Enters from an edge and leaves to the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition {
        asymmetric(insertion: move(edge: edge), removal: move(edge: edge.opposite)).combined(with: .opacity)
    }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition { ($1.isLeaving ? removal : insertion).apply($0, $1) }
    }

    /// Interpolates the animatable data of two modifiers.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        nonisolated(unsafe) let (active, identity) = (active, identity)
        return AnyTransition { content, moment in
            AnyView(content.modifier(between(active, identity, at: moment.progress)))
        }
    }

    /// Returns this transition combined with another one, which is applied to its result.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition { [apply] in other.apply(apply($0, $1), $1) }
    }

    /// Returns the transition with an animation, which doesn't affect a still.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A moment of a view's transition.
package struct TransitionMoment: Sendable, Hashable {
    /// The progress, from 0 (absent) to 1 (final state).
    package var progress: Double

    /// Whether the view disappears.
    package var isLeaving = false

    package init(progress: Double, isLeaving: Bool = false) {
        self.progress = progress
        self.isLeaving = isLeaving
    }

    package static let settled = TransitionMoment(progress: 1)
}

extension EnvironmentValues {
    /// The moment at which transitions are drawn, after applying the animation's curve.
    package var transitionMoment: TransitionMoment {
        get { self[TransitionMomentKey.self] }
        set { self[TransitionMomentKey.self] = newValue }
    }

    private enum TransitionMomentKey: EnvironmentKey {
        static var defaultValue: TransitionMoment { .settled }
    }
}

/// Draws a view at a moment of its transition.
public struct _TransitionModifier {
    let transition: AnyTransition
}

extension _TransitionModifier: BodilessModifier {
    public static func _makeNodes(
        of modifier: Self, in context: BuildContext, content: @escaping (BuildContext) -> [LayoutNode]
    ) -> [LayoutNode] {
        let moment = context.environment.transitionMoment
        guard moment != .settled else { return content(context) }
        // Only the outermost view with a transition moves.
        var inner = context
        inner.environment.transitionMoment = .settled
        let settled = AnyView(_ViewModifier_Content<Self>(makeNodes: content))
        return AnyView._makeNodes(of: modifier.transition.apply(settled, moment), in: inner)
    }
}

extension View {
    /// Sets the view's transition.
    public nonisolated func transition(_ t: AnyTransition) -> some View {
        modifier(_TransitionModifier(transition: t))
    }

    /// Sets the view's transition.
    public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
        modifier(_TransitionModifier(transition: AnyTransition(transition)))
    }
}

/// Returns a modifier that interpolates two modifiers of the same type.
@MainActor
private func between<Modifier: ViewModifier>(
    _ active: Modifier, _ identity: Modifier, at progress: Double
) -> Modifier {
    guard progress > 0 else { return active }
    func interpolate<Changing: Animatable>(_ active: Changing) -> Modifier? {
        guard var result = identity as? Changing else { return nil }
        var difference = result.animatableData
        difference -= active.animatableData
        difference.scale(by: progress)
        result.animatableData = active.animatableData + difference
        return result as? Modifier
    }
    if let changing = active as? any Animatable, let result = interpolate(changing) { return result }
    RenderProblems.report(
        "\(ComponentName.name(of: Modifier.self)) is not Animatable, so there is nothing between its active and its "
            + "identity form, so the transition is drawn as active.")
    return active
}

/// A view moving towards an edge, by a fraction of its own size.
private final class EdgeShiftNode: WrapperNode {
    private let edge: Edge
    private let share: CGFloat

    init(_ child: LayoutNode, to edge: Edge, share: CGFloat, in context: BuildContext) {
        self.edge = edge
        self.share = share
        super.init(child, in: context)
    }

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        let toTrailing: CGFloat = isRightToLeft ? -1 : 1
        let (dx, dy): (CGFloat, CGFloat) =
            switch edge {
            case .top: (0, -rect.height)
            case .bottom: (0, rect.height)
            case .leading: (-rect.width * toTrailing, 0)
            case .trailing: (rect.width * toTrailing, 0)
            }
        child.place(in: rect.offsetBy(dx: dx * share, dy: dy * share), proposal: proposal)
    }
}

extension CGSize {
    fileprivate func scaled(by factor: CGFloat) -> CGSize { CGSize(width: width * factor, height: height * factor) }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
