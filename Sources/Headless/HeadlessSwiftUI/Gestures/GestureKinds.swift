import Foundation

/// One or more taps.
public struct TapGesture: Sendable {
    public var count: Int

    public nonisolated init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never
}

/// A tap with its location.
public struct SpatialTapGesture {
    public struct Value: Hashable, Sendable { public var location: CGPoint }

    public var count: Int

    public nonisolated init(count: Int = 1, coordinateSpace: some Any = ()) { self.count = count }
}

extension SpatialTapGesture: Gesture { public typealias Body = Never }

/// A long press.
public struct LongPressGesture: Sendable {
    /// The minimum duration in seconds.
    public var minimumDuration: Double
    /// The maximum distance in points.
    public var maximumDistance: CGFloat

    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

extension LongPressGesture: Gesture {
    public typealias Value = Bool
    public typealias Body = Never
}

/// A drag.
public struct DragGesture: Sendable {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var velocity: CGSize { .zero }

        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        public var predictedEndLocation: CGPoint { location }
        public var predictedEndTranslation: CGSize { translation }
    }

    /// The minimum distance in points.
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
}

extension DragGesture: Gesture { public typealias Body = Never }

/// A pinch.
public struct MagnificationGesture: Sendable {
    public var minimumScaleDelta: CGFloat

    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public typealias Body = Never
}

/// A pinch with its location.
public struct MagnifyGesture: Sendable {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumScaleDelta: CGFloat

    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: Gesture { public typealias Body = Never }

/// A rotation with two fingers.
public struct RotationGesture: Sendable {
    public var minimumAngleDelta: Angle

    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: Gesture {
    public typealias Value = Angle
    public typealias Body = Never
}

/// A rotation with two fingers, with its location.
public struct RotateGesture: Sendable {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumAngleDelta: Angle

    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: Gesture { public typealias Body = Never }
