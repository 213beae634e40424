import Frames

/// What lives longer than a pass: states by the identity of their views, and what is to be done when a pass ends.
package final class StateStore {
    private var values: [StableHash: AnyObject] = [:]
    private var actions: [() -> Void] = []

    /// The states that changed since the pass began, such as `Row.isOpen`, in the order of their changes.
    package private(set) var changes: [String] = []

    package init() {}

    /// Returns what is kept under an identity, and makes it the first time.
    package func value<Value: AnyObject>(for identity: StableHash, make: () -> Value) -> Value {
        if let value = values[identity] as? Value { return value }
        let value = make()
        values[identity] = value
        return value
    }

    /// Says that a state has another value now: one more pass is needed.
    package func noteChange(of name: @autoclosure () -> String) {
        guard changes.count < 8 else { return }
        let name = name()
        if !changes.contains(name) { changes.append(name) }
    }

    /// Keeps an action until the views are placed.
    package func afterPass(_ action: @escaping () -> Void) {
        actions.append(action)
    }

    func beginPass() {
        changes = []
        actions = []
    }

    /// Runs the actions of a pass. What they add is run as well.
    func runActions() {
        var next = 0
        while next < actions.count {
            actions[next]()
            next += 1
        }
        actions = []
    }
}
