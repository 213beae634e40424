import Foundation

/// Timers that call a method with themselves as the argument. They retain their targets until they are invalid.
public protocol TimersWithSelectors {}

extension Timer: TimersWithSelectors {}

// A protocol's initializer may make an object of a subclass; one of the class can't.
extension TimersWithSelectors where Self: Timer {
    /// Creates a timer that calls a method with itself as the argument.
    ///
    /// - Parameter ti: The interval in seconds.
    public init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo, repeats: yesOrNo)
    }

    /// Creates a timer that first fires on a date.
    ///
    /// - Parameter ti: The interval in seconds.
    public init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        let timer: Timer = SelectorTimer(
            fireAt: date, interval: ti, target: t as AnyObject, selector: s, userInfo: ui, repeats: rep)
        self = unsafeDowncast(timer, to: Self.self)
    }

    /// Creates a timer in the run loop of the thread.
    ///
    /// - Parameter ti: The interval in seconds.
    @discardableResult
    public static func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Self {
        let timer = Self(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// A timer that calls a method.
private final class SelectorTimer: Timer {
    private let info: Any?

    init(
        fireAt date: Date, interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        info = userInfo
        nonisolated(unsafe) let target = target
        super.init(fire: date, interval: interval, repeats: repeats) { selector.send(to: target, [$0]) }
    }

    override var userInfo: Any? { info }
}
