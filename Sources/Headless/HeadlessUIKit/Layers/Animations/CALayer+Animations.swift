/// The animations of a layer.
extension CALayer {
    /// Begins an animation and ends it, unless it never does.
    final func begin(_ animation: CAAnimation, _ key: String?) {
        let name = key ?? "\(ObjectIdentifier(animation))"
        keptAnimations.removeAll { $0.key == name }
        if animation.isEndless || !animation.isRemovedOnCompletion { keptAnimations.append((name, animation)) }
        animation.delegate?.animationDidStart(animation)
        guard !animation.isEndless else { return }
        CATransaction.atCommit { animation.delegate?.animationDidStop(animation, finished: true) }
    }

    public final func removeAllAnimations() { keptAnimations = [] }
    public final func removeAnimation(forKey key: String) { keptAnimations.removeAll { $0.key == key } }

    /// The animation that goes on under a key, or has stayed there at its end.
    public final func animation(forKey key: String) -> CAAnimation? {
        keptAnimations.first { $0.key == key }?.animation
    }

    /// The keys of animations that go on, or have stayed at their ends.
    public final func animationKeys() -> [String]? {
        keptAnimations.isEmpty ? nil : keptAnimations.map(\.key)
    }

    /// The layer itself: nothing is between its values and what is shown.
    public final func presentation() -> Self? { self }
    /// The layer itself: nothing is between its values and what is shown.
    public final func model() -> Self { self }

    /// Runs `body` while the layer has the values at which animations have left it.
    final func withEndValues<Result>(_ body: () -> Result) -> Result {
        let ends = keptAnimations.filter { $0.animation.staysAtItsEnd }.flatMap { $0.animation.endValues(of: self) }
        guard !ends.isEmpty else { return body() }
        let own = ends.map { (keyPath: $0.keyPath, value: value(forKeyPath: $0.keyPath)) }
        for end in ends { setValue(end.value, forKeyPath: end.keyPath) }
        defer { for end in own.reversed() { setValue(end.value, forKeyPath: end.keyPath) } }
        return body()
    }
}

/// A group of changes of layers, all of which happen at once.
@MainActor @preconcurrency
open class CATransaction: NSObject {
    private struct Level {
        var completion: (() -> Void)?
        var ends: [() -> Void] = []
        var values: [String: Any] = [:]
    }

    private static var levels: [Level] = []

    open class func begin() { levels.append(Level(values: levels.last?.values ?? [:])) }

    /// Ends the group: its animations are over, and its completion block is run.
    open class func commit() {
        guard let level = levels.popLast() else { return }
        level.ends.forEach { $0() }
        level.completion?()
    }

    /// Does nothing: layers are read anew for each picture.
    open class func flush() {}
    open class func lock() {}
    open class func unlock() {}

    /// The block that is run at the end of the group; outside of a group, at once.
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

    /// Runs `body` at the end of the group; outside of a group, at once.
    class func atCommit(_ body: @escaping () -> Void) {
        guard !levels.isEmpty else { return body() }
        levels[levels.count - 1].ends.append(body)
    }
}
