/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override func endValue(of layer: CALayer) -> Any? {
        if autoreverses { return fromValue }
        if let toValue { return toValue }
        guard let byValue else { return nil }
        guard let start = fromValue ?? keyPath.flatMap({ layer.value(forKeyPath: $0) }) else { return byValue }
        return AnimatedValue.sum(start, byValue) ?? start
    }
}

/// An animation with the motion of a spring.
open class CASpringAnimation: CABasicAnimation {
    /// Kept and never read: only the end of an animation is drawn.
    open var mass: CGFloat = 1
    /// Kept and never read: only the end of an animation is drawn.
    open var stiffness: CGFloat = 100
    /// Kept and never read: only the end of an animation is drawn.
    open var damping: CGFloat = 10
    /// Kept and never read: only the end of an animation is drawn.
    open var initialVelocity: CGFloat = 0
    /// Kept and never read: only the end of an animation is drawn.
    open var allowsOverdamping = false

    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        duration = perceptualDuration
    }

    /// The time until the spring is within a thousandth of its end.
    open var settlingDuration: CFTimeInterval {
        let rate = damping / (2 * max(mass, 1e-6))
        return rate > 0 ? Double(log(1000) / rate) : .infinity
    }
}

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var path: CGPath?
    /// Kept and never read: only the end of an animation is drawn.
    open var keyTimes: [NSNumber]?
    /// Kept and never read: only the end of an animation is drawn.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// Kept and never read: only the end of an animation is drawn.
    open var calculationMode: CAAnimationCalculationMode = .linear
    /// Kept and never read: only the end of an animation is drawn.
    open var tensionValues: [NSNumber]?
    /// Kept and never read: only the end of an animation is drawn.
    open var continuityValues: [NSNumber]?
    /// Kept and never read: only the end of an animation is drawn.
    open var biasValues: [NSNumber]?
    /// Kept and never read: only the end of an animation is drawn.
    open var rotationMode: CAAnimationRotationMode?

    override func endValue(of layer: CALayer) -> Any? {
        if let path, !path.isEmpty {
            if !autoreverses { return path.currentPoint }
            guard case .move(let start)? = path.outline.elements.first else { return nil }
            return start
        }
        return autoreverses ? values?.first : values?.last
    }
}

/// The interpolation between values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer rotates along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The values of animations: numbers, structures, and objects that contain them.
enum AnimatedValue {
    /// Returns a number of any type.
    static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    static func point(_ value: Any?) -> CGPoint? {
        value as? CGPoint ?? (value as? NSValue)?.pointValue
    }

    static func size(_ value: Any?) -> CGSize? {
        value as? CGSize ?? (value as? NSValue)?.sizeValue
    }

    static func rect(_ value: Any?) -> CGRect? {
        value as? CGRect ?? (value as? NSValue)?.rectValue
    }

    static func transform(_ value: Any?) -> CATransform3D? {
        if let affine = value as? CGAffineTransform { return CATransform3DMakeAffineTransform(affine) }
        return value as? CATransform3D
    }

    static func sum(_ one: Any, _ other: Any) -> Any? {
        if let one = number(one), let other = number(other) { return one + other }
        if let one = point(one), let other = point(other) { return CGPoint(x: one.x + other.x, y: one.y + other.y) }
        if let one = size(one), let other = size(other) {
            return CGSize(width: one.width + other.width, height: one.height + other.height)
        }
        if let one = transform(one), let other = transform(other) { return CATransform3DConcat(one, other) }
        return nil
    }
}
