import Frames
import Synchronization

/// Records as frames the drawings that views make by overriding `draw(_:)`.
enum CustomDrawing {
    /// Whether a class draws anything itself; found out by asking one view of it.
    private static let drawsByType = Mutex<[ObjectIdentifier: Bool]>([:])

    @TaskLocal private static var probe: Probe?

    private final class Probe: @unchecked Sendable {
        var reachedDefault = false
    }

    /// Called by `UIView.draw(_:)`: the class has not drawn anything of its own, or has called super as well.
    static func noteDefaultDrawing() {
        probe?.reachedDefault = true
    }

    /// Returns what the view draws, in its bounds, or `nil` if its class draws nothing.
    static func frame(of view: UIView) -> Frame? {
        let type = ObjectIdentifier(Swift.type(of: view))
        let known = drawsByType.withLock { $0[type] }
        guard known != false else { return nil }
        let probe = Probe()
        let drawing = $probe.withValue(probe) {
            CGContext.recording(in: view.bounds, name: "drawing") { view.draw(view.bounds) }
        }
        if known == nil {
            let draws = drawing != nil || !probe.reachedDefault
            drawsByType.withLock { $0[type] = draws }
        }
        return drawing
    }
}
