internal import Kit
internal import Synchronization

/// The interruptions of calls that haven't ended.
final class InterruptionList: Sendable {
    private struct State {
        var next = 0
        var all: [Int: Interruption] = [:]
    }

    private let state = Mutex(State())

    func add() -> (number: Int, interruption: Interruption) {
        let interruption = Interruption()
        return state.withLock { state in
            state.next += 1
            state.all[state.next] = interruption
            return (state.next, interruption)
        }
    }

    func remove(_ number: Int) { state.withLock { _ = $0.all.removeValue(forKey: number) } }

    func interruptAll() {
        for interruption in state.withLock({ Array($0.all.values) }) { interruption.request() }
    }
}
