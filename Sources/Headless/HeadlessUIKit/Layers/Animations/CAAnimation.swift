/// A change of a layer over time. Animations aren't played: a picture shows the layer's own values. Only an animation
/// that stays at its end (`fillMode` `.forwards` or `.both`, `isRemovedOnCompletion` false) is drawn in its final
/// state, unless it never ends.
@MainActor @preconcurrency
open class CAAnimation: NSObject, CAAction {
    /// The delegate, which is notified of the start and the end as soon as the animation is added.
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true
    open var fillMode: CAMediaTimingFillMode = .removed
    open var autoreverses = false
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    /// Kept and never read: only the end of an animation is drawn.
    open var duration: CFTimeInterval = 0
    /// Kept and never read: only the end of an animation is drawn.
    open var beginTime: CFTimeInterval = 0
    /// Kept and never read: only the end of an animation is drawn.
    open var timeOffset: CFTimeInterval = 0
    /// Kept and never read: only the end of an animation is drawn.
    open var speed: Float = 1
    /// Kept and never read: only the end of an animation is drawn.
    open var timingFunction: CAMediaTimingFunction?

    private final var values: [String: Any] = [:]

    override public init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Stores a value under a key, so that a delegate can identify the animation.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { values[key] }

    public final func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Whether the animation repeats forever.
    final var isEndless: Bool { repeatCount.isInfinite || repeatDuration.isInfinite || repeatCount > 1e30 }

    /// Whether the layer keeps the final values of the animation.
    final var staysAtItsEnd: Bool {
        !isRemovedOnCompletion && !isEndless && (fillMode == .forwards || fillMode == .both)
    }

    /// Returns the key paths and their values at the end of the animation.
    func endValues(of layer: CALayer) -> [(keyPath: String, value: Any)] { [] }
}

/// Receives the start and the end of an animation.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    /// Called at once, with `true`; never for an animation that doesn't end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the property, such as `"transform.rotation.z"`.
    open var keyPath: String?
    open var isAdditive = false
    /// Kept and never read: repeated animations end like a single one.
    open var isCumulative = false
    open var valueFunction: CAValueFunction?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// Returns the value at the end; `nil` for the layer's own.
    func endValue(of layer: CALayer) -> Any? { nil }

    override func endValues(of layer: CALayer) -> [(keyPath: String, value: Any)] {
        guard let keyPath, let value = endValue(of: layer) else { return [] }
        let path = valueFunction.map { "\(keyPath).\($0.name.rawValue)" } ?? keyPath
        guard isAdditive, let own = layer.value(forKeyPath: path), let sum = AnimatedValue.sum(own, value) else {
            return [(path, value)]
        }
        return [(path, sum)]
    }
}

/// The part of a transform that a number sets.
open class CAValueFunction: NSObject {
    public let name: CAValueFunctionName

    public init?(name: CAValueFunctionName) {
        self.name = name
        super.init()
    }
}

/// The names of parts of a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateX = CAValueFunctionName(rawValue: "rotation.x")
    public static let rotateY = CAValueFunctionName(rawValue: "rotation.y")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotation.z")
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scale.x")
    public static let scaleY = CAValueFunctionName(rawValue: "scale.y")
    public static let scaleZ = CAValueFunctionName(rawValue: "scale.z")
    public static let translate = CAValueFunctionName(rawValue: "translation")
    public static let translateX = CAValueFunctionName(rawValue: "translation.x")
    public static let translateY = CAValueFunctionName(rawValue: "translation.y")
    public static let translateZ = CAValueFunctionName(rawValue: "translation.z")
}

/// A group of animations, with its own timing and `fillMode`.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func endValues(of layer: CALayer) -> [(keyPath: String, value: Any)] {
        autoreverses ? [] : (animations ?? []).flatMap { $0.endValues(of: layer) }
    }
}

/// A transition between two states of a layer; the new state is drawn.
open class CATransition: CAAnimation {
    /// Kept and never read: only the end of an animation is drawn.
    open var type: CATransitionType = .fade
    /// Kept and never read: only the end of an animation is drawn.
    open var subtype: CATransitionSubtype?
    /// Kept and never read: only the end of an animation is drawn.
    open var startProgress: Float = 0
    /// Kept and never read: only the end of an animation is drawn.
    open var endProgress: Float = 1
}

/// The type of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
