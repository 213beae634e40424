import Foundation

/// A gesture that a view recognizes. None happens in a still: actions of gestures never run.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture

    var body: Self.Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never
}

/// A gesture with an action or a condition, or a combination of two. Only its value type is known.
public struct _ModifiedGesture<Value> {
    nonisolated init() {}
}

extension _ModifiedGesture: Gesture { public typealias Body = Never }

extension Gesture {
    /// Runs an action when the gesture ends.
    public nonisolated func onEnded(_ action: @escaping (Self.Value) -> Void) -> _ModifiedGesture<Self.Value> {
        _ModifiedGesture()
    }

    /// Runs an action when the gesture's value changes.
    public nonisolated func onChanged(
        _ action: @escaping (Self.Value) -> Void
    ) -> _ModifiedGesture<Self.Value> where Value: Equatable { _ModifiedGesture() }

    /// Changes a `@GestureState` while the gesture lasts.
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void
    ) -> _ModifiedGesture<Self.Value> { _ModifiedGesture() }

    /// Transforms the gesture's value.
    public nonisolated func map<T>(_ body: @escaping (Self.Value) -> T) -> _ModifiedGesture<T> { _ModifiedGesture() }

    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// Two simultaneous gestures.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SimultaneousGesture: Gesture { public typealias Body = Never }
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// Two consecutive gestures.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SequenceGesture: Gesture { public typealias Body = Never }
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// The first gesture that is recognized.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension ExclusiveGesture: Gesture { public typealias Body = Never }
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture of any type.
public struct AnyGesture<Value> {
    public nonisolated init<T: Gesture>(_ gesture: T) where Value == T.Value {}
}

extension AnyGesture: Gesture { public typealias Body = Never }

/// The gestures that a view recognizes.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}
