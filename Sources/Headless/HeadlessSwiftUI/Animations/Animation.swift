/// The timing of a change. A still shows the end of each animation.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
    /// The curve and its modifiers in words, which determine equality.
    public let description: String

    private init(_ description: String) {
        self.description = description
    }

    public static let `default` = Animation("default")

    public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut(\(duration))") }
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    public static func easeIn(duration: Double) -> Animation { Animation("easeIn(\(duration))") }
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    public static func easeOut(duration: Double) -> Animation { Animation("easeOut(\(duration))") }
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    public static func linear(duration: Double) -> Animation { Animation("linear(\(duration))") }
    public static var linear: Animation { linear(duration: 0.35) }

    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        Animation("timingCurve(\(p1x), \(p1y), \(p2x), \(p2y), \(duration))")
    }

    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation("spring(response: \(response), dampingFraction: \(dampingFraction), blend: \(blendDuration))")
    }

    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        .spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation("interpolatingSpring(\(mass), \(stiffness), \(damping), \(initialVelocity))")
    }

    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation("spring(duration: \(duration), bounce: \(bounce), blend: \(blendDuration))")
    }

    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
    }

    public static var spring: Animation { spring(duration: 0.5) }
    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        Animation("interpolatingSpring(duration: \(duration), bounce: \(bounce), \(initialVelocity))")
    }

    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

    public static func interactiveSpring(
        duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
    }

    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    public static var smooth: Animation { smooth(duration: 0.5) }

    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static var snappy: Animation { snappy(duration: 0.5) }

    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    public static var bouncy: Animation { bouncy(duration: 0.5) }

    public func delay(_ delay: Double) -> Animation { Animation("\(self).delay(\(delay))") }

    public func speed(_ speed: Double) -> Animation { Animation("\(self).speed(\(speed))") }

    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation("\(self).repeatCount(\(repeatCount), autoreverses: \(autoreverses))")
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation("\(self).repeatForever(autoreverses: \(autoreverses))")
    }

    public func logicallyComplete(after duration: Double) -> Animation {
        Animation("\(self).logicallyComplete(after: \(duration))")
    }
}

/// A spring animation.
public struct Spring: Hashable, Sendable {
    /// The duration in seconds.
    public var duration: Double
    /// The bounce, from -1 (overdamped) to 1 (undamped).
    public var bounce: Double

    public init(duration: Double = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }

    public static let smooth = Spring(duration: 0.5, bounce: 0)
    public static let snappy = Spring(duration: 0.5, bounce: 0.15)
    public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
}

/// The criterion for when an animation is complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String

    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    public static let removed = AnimationCompletionCriteria(name: "removed")
}
