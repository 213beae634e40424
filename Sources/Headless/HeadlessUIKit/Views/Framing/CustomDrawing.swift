import Frames

/// Records as frames the drawings that views make by overriding `draw(_:)`.
@MainActor
enum CustomDrawing {
    /// Whether a class draws anything itself; found out by asking one view of it.
    private static var drawsByType: [ObjectIdentifier: Bool] = [:]

    /// Whether the drawing under way has come to `UIView.draw(_:)`.
    private static var reachedDefault = false

    /// Called by `UIView.draw(_:)`: the class has not drawn anything of its own, or has called super as well.
    static func noteDefaultDrawing() {
        reachedDefault = true
    }

    /// Returns what the view draws, in its bounds, or `nil` if its class draws nothing.
    static func frame(of view: UIView) -> Frame? {
        // A label's drawing is its content.
        guard !(view is UILabel) else { return nil }
        let type = ObjectIdentifier(Swift.type(of: view))
        let known = drawsByType[type]
        guard known != false else { return nil }
        // A drawing may make a frame of another view, which has an answer of its own.
        let outer = reachedDefault
        reachedDefault = false
        defer { reachedDefault = outer }
        let drawing = CGContext.recording(in: view.bounds, name: "drawing") {
            if let context = UIGraphicsGetCurrentContext() { view.draw(view.layer, in: context) }
        }
        if known == nil { drawsByType[type] = drawing != nil || !reachedDefault }
        return drawing
    }
}
