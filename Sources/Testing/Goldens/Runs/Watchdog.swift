import Console
import Foundation
import Frames
import Synchronization

/// Reports assertions that don't finish, since nothing else shows which test is stuck. It never stops them.
final class Watchdog: Sendable {
    /// The watchdog of this process; `nil` if the environment disables it.
    static let shared: Watchdog? = {
        do {
            return try seconds(ProcessInfo.processInfo.environment).map { Watchdog(seconds: $0) }
        } catch {
            StandardError.write("\(error)")
            return Watchdog(seconds: usual)
        }
    }()

    /// The environment variable with the number of seconds after which an assertion is reported, 10 by default; 0
    /// disables the watchdog.
    static let variable = "MESSAGESHOT_WATCHDOG"

    private static let usual = 10.0

    static func seconds(_ environment: [String: String]) throws(GoldenError) -> Double? {
        guard let text = environment[variable], !text.isEmpty else { return usual }
        guard let seconds = Double(text), seconds.isFinite, seconds >= 0 else {
            throw GoldenError("\(variable) is “\(text)”; a number of seconds is needed, and 0 turns it off")
        }
        return seconds == 0 ? nil : seconds
    }

    private let seconds: Double
    private let write: @Sendable (String) -> Void
    private let queue = DispatchQueue(label: "MessageShot.Watchdog")
    private let state = Mutex(State())

    private struct State {
        var watched: [(assertion: RunningAssertion, reports: Int)] = []
        var isWaiting = false
    }

    /// - Parameters:
    ///   - seconds: The time before an assertion is reported.
    ///   - write: Receives the line.
    init(seconds: Double, write: @escaping @Sendable (String) -> Void = { StandardError.write($0) }) {
        self.seconds = seconds
        self.write = write
    }

    func watch(_ assertion: RunningAssertion) {
        state.withLock { state in
            state.watched.append((assertion, 0))
            wait(&state)
        }
    }

    func forget(_ assertion: RunningAssertion) {
        state.withLock { state in state.watched.removeAll { $0.assertion === assertion } }
    }

    /// Waits for a fraction of the time, as long as an assertion is running.
    private func wait(_ state: inout State) {
        guard !state.isWaiting, !state.watched.isEmpty else { return }
        state.isWaiting = true
        queue.asyncAfter(deadline: .now() + seconds / 4) { self.look() }
    }

    private func look() {
        let now = ContinuousClock.now
        let lines = state.withLock { state -> [String] in
            state.isWaiting = false
            var lines: [String] = []
            for place in state.watched.indices {
                let (assertion, reports) = state.watched[place]
                let elapsed = assertion.elapsed(at: now) / .seconds(1)
                // After 10 seconds, then after 20, 40, 80 and so on.
                guard elapsed >= seconds * Double(1 << min(reports, 30)) else { continue }
                state.watched[place].reports = reports + 1
                lines.append(line(assertion, elapsed))
            }
            wait(&state)
            return lines
        }
        for line in lines { write(line) }
    }

    private func line(_ assertion: RunningAssertion, _ elapsed: Double) -> String {
        let text = elapsed < 10 ? String(format: "%.1f", elapsed) : "\(Int(elapsed))"
        return "MessageShot: \(assertion.description) and has not finished after \(text) seconds; still running"
    }
}
