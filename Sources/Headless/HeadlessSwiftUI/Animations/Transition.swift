import Foundation
import Frames
import Rendering

/// The way a view appears and disappears, as a change of the view in three phases.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View

    @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

    static var properties: TransitionProperties { get }

    typealias Content = PlaceholderContentView<Self>
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Returns this transition combined with another one.
    public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
        _AnyTransitionBox(AnyTransition(self).combined(with: AnyTransition(other)))
    }

    public nonisolated func animation(_ animation: Animation?) -> some Transition { self }
}

/// The phases of a transition.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    public var isIdentity: Bool { self == .identity }

    /// -1 before the view appears, 0 in the final state, 1 after it disappears.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

public struct TransitionProperties: Sendable {
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A type-erased transition.
public struct _AnyTransitionBox {
    let transition: AnyTransition

    nonisolated init(_ transition: AnyTransition) {
        self.transition = transition
    }
}

extension _AnyTransitionBox: Transition {
    public func body(content: Content, phase: TransitionPhase) -> AnyView {
        let moment = TransitionMoment(progress: phase.isIdentity ? 1 : 0, isLeaving: phase == .didDisappear)
        return transition.apply(AnyView(content), moment)
    }
}

extension AnyTransition {
    /// A custom transition has phases but nothing between them: until its final state, it is drawn in its first or last
    /// phase.
    public init<T: Transition>(_ transition: T) {
        if let box = transition as? _AnyTransitionBox {
            self = box.transition
            return
        }
        nonisolated(unsafe) let transition = transition
        self.init { content, moment in
            let phase: TransitionPhase = moment.isLeaving ? .didDisappear : .willAppear
            if moment.progress > 0, moment.progress < 1 {
                RenderProblems.report(
                    "\(ComponentName.name(of: T.self)) has phases and nothing between them: it is drawn as \(phase).")
            }
            let isSettled = moment.progress >= 1
            return AnyView(
                transition.body(content: PlaceholderContentView(content), phase: isSettled ? .identity : phase))
        }
    }
}

// The standard transitions, for `.transition(.blurReplace)` and `.transition(.scale(0.5))`.

public struct OpacityTransition: Sendable {
    public nonisolated init() {}
}

extension OpacityTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

public struct IdentityTransition: Sendable {
    public nonisolated init() {}
}

extension IdentityTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct BlurReplaceTransition: Sendable {
    public enum Configuration: Sendable { case downUp, upUp }

    public var configuration: Configuration

    public nonisolated init(configuration: Configuration) { self.configuration = configuration }
}

extension BlurReplaceTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

    public static func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}
