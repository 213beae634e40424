import Foundation
import Synchronization

/// A call of a method that happens later. It retains the object until then.
final class DelayedCall: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    private var timer: Timer?

    /// The calls that wait for a run loop.
    private static let waiting = Mutex<[DelayedCall]>([])

    init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
        (self.target, self.selector, self.argument) = (target, selector, argument)
    }

    func perform() { selector.send(to: target, [argument]) }

    /// Waits for the run loop of the thread.
    func schedule(after delay: TimeInterval, in modes: [RunLoop.Mode]) {
        let timer = Timer(timeInterval: delay, repeats: false) { _ in
            Self.waiting.withLock { waiting in waiting.removeAll { $0 === self } }
            self.perform()
        }
        self.timer = timer
        Self.waiting.withLock { $0.append(self) }
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    static func cancel(where isCanceled: (DelayedCall) -> Bool) {
        let canceled = waiting.withLock { waiting in
            let canceled = waiting.filter(isCanceled)
            waiting.removeAll(where: isCanceled)
            return canceled
        }
        for call in canceled { call.timer?.invalidate() }
    }
}
