import Foundation

extension View {
    /// Animates the view through phases. A still shows the first one.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        firstPhase(phases, content)
    }

    /// Animates the view through phases when a value changes. A still shows the first one.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        firstPhase(phases, content)
    }

    private nonisolated func firstPhase<Phase, Content: View>(
        _ phases: some Sequence<Phase>, _ content: (PlaceholderContentView<Self>, Phase) -> Content
    ) -> Content? {
        phases.first { _ in true }.map { content(PlaceholderContentView(self), $0) }
    }

    /// Animates the view along keyframes. A still shows the first one.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        content(PlaceholderContentView(self), initialValue)
    }

    /// Animates the view along keyframes when a value changes. A still shows the first one.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        content(PlaceholderContentView(self), initialValue)
    }

    /// Matches the geometry of views with the same identifier. In the final state, each has its own position.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }

    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Sets how content changes within the view. A still shows the end.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }

    /// Animates the view's geometry as a group. A still shows the end.
    public nonisolated func geometryGroup() -> some View { self }
}

/// The geometry that views with the same identifier share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How content changes within a view.
public struct ContentTransition: Equatable, Sendable {
    private let name: String

    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText(countsDown: \(countsDown))")
    }
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(name: "numericText(value: \(value))")
    }
}

/// A view that is animated through phases. A still shows the first one.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    let content: Content?

    public nonisolated init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.content = phases.first { _ in true }.map(content)
    }

    public nonisolated init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.content = phases.first { _ in true }.map(content)
    }
}

extension PhaseAnimator: View {
    public var body: some View { content }
}

/// A sequence of keyframes.
public protocol Keyframes<Value> {
    associatedtype Value
}

/// Collects keyframes.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    public static func buildBlock() -> _KeyframeList<Value> { _KeyframeList() }

    public static func buildBlock<each K: Keyframes>(_ keyframes: repeat each K) -> _KeyframeList<Value> {
        _KeyframeList()
    }
}

/// Keyframes that are never played.
public struct _KeyframeList<Value>: Keyframes {}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Property>: Keyframes {
    public typealias Value = Root

    public init(_ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder content: () -> [_Keyframe]) {}
}

/// Collects the keyframes of one property.
@resultBuilder
public struct KeyframeTrackContentBuilder {
    public static func buildBlock(_ keyframes: _Keyframe...) -> [_Keyframe] { keyframes }
}

/// A value at a time of an animation that is never played.
public struct _Keyframe: Sendable {}

public func LinearKeyframe<Value>(_ to: Value, duration: Double) -> _Keyframe { _Keyframe() }

public func SpringKeyframe<Value>(_ to: Value, duration: Double? = nil, spring: Spring = Spring()) -> _Keyframe {
    _Keyframe()
}

public func CubicKeyframe<Value>(_ to: Value, duration: Double) -> _Keyframe { _Keyframe() }

public func MoveKeyframe<Value>(_ to: Value) -> _Keyframe { _Keyframe() }
