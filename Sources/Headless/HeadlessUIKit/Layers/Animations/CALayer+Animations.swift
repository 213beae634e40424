/// The animations of a layer.
extension CALayer {
    /// Starts an animation and ends it, unless it never ends.
    final func begin(_ animation: CAAnimation, _ key: String?) {
        let name = key ?? "\(ObjectIdentifier(animation))"
        activeAnimations.removeAll { $0.key == name }
        if animation.isEndless || !animation.isRemovedOnCompletion { activeAnimations.append((name, animation)) }
        animation.delegate?.animationDidStart(animation)
        guard !animation.isEndless else { return }
        CATransaction.atCommit { animation.delegate?.animationDidStop(animation, finished: true) }
    }

    public final func removeAllAnimations() { activeAnimations = [] }
    public final func removeAnimation(forKey key: String) { activeAnimations.removeAll { $0.key == key } }

    /// Returns the animation under a key that is running or has stayed at its end.
    public final func animation(forKey key: String) -> CAAnimation? {
        activeAnimations.first { $0.key == key }?.animation
    }

    /// Returns the keys of animations that are running or have stayed at their ends.
    public final func animationKeys() -> [String]? {
        activeAnimations.isEmpty ? nil : activeAnimations.map(\.key)
    }

    /// Returns the layer itself: it is drawn with its own values.
    public final func presentation() -> Self? { self }
    /// Returns the layer itself: it is drawn with its own values.
    public final func model() -> Self { self }

    /// Runs `body` while the layer has the values at the end of its animations.
    final func withEndValues<Result>(_ body: () -> Result) -> Result {
        let ends = activeAnimations.filter { $0.animation.staysAtItsEnd }.flatMap { $0.animation.endValues(of: self) }
        guard !ends.isEmpty else { return body() }
        let own = ends.map { (keyPath: $0.keyPath, value: value(forKeyPath: $0.keyPath)) }
        for end in ends { setValue(end.value, forKeyPath: end.keyPath) }
        defer { for end in own.reversed() { setValue(end.value, forKeyPath: end.keyPath) } }
        return body()
    }
}

/// A group of changes of layers, all of which take effect at once.
@MainActor @preconcurrency
open class CATransaction: NSObject {
    private struct Level {
        var completion: (() -> Void)?
        var ends: [() -> Void] = []
        var values: [String: Any] = [:]
    }

    private static var levels: [Level] = []

    open class func begin() { levels.append(Level(values: levels.last?.values ?? [:])) }

    /// Ends the group and its animations, and runs its completion block.
    open class func commit() {
        guard let level = levels.popLast() else { return }
        level.ends.forEach { $0() }
        level.completion?()
    }

    /// Does nothing: layers are read again for each picture.
    open class func flush() {}
    open class func lock() {}
    open class func unlock() {}

    /// Sets the block to run at the end of the group; outside a group, runs it at once.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        guard !levels.isEmpty else {
            block?()
            return
        }
        levels[levels.count - 1].completion = block
    }

    open class func completionBlock() -> (() -> Void)? { levels.last?.completion }

    // Kept and never read: animations aren't played.
    open class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: "disableActions") }
    open class func disableActions() -> Bool { value(forKey: "disableActions") as? Bool ?? false }
    open class func setAnimationDuration(_ dur: CFTimeInterval) { setValue(dur, forKey: "animationDuration") }
    open class func animationDuration() -> CFTimeInterval {
        value(forKey: "animationDuration") as? CFTimeInterval ?? 0.25
    }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        setValue(function, forKey: "animationTimingFunction")
    }
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        value(forKey: "animationTimingFunction") as? CAMediaTimingFunction
    }

    open class func setValue(_ anObject: Any?, forKey key: String) {
        guard !levels.isEmpty else { return }
        levels[levels.count - 1].values[key] = anObject
    }

    open class func value(forKey key: String) -> Any? { levels.last?.values[key] }

    /// Runs `body` at the end of the group; outside a group, at once.
    class func atCommit(_ body: @escaping () -> Void) {
        guard !levels.isEmpty else { return body() }
        levels[levels.count - 1].ends.append(body)
    }
}
