import Frames

/// Records the drawing of views that override `draw(_:)` as frames.
@MainActor
enum CustomDrawing {
    /// Whether a class draws anything itself; determined from one view of the class.
    private static var drawsByType: [ObjectIdentifier: Bool] = [:]

    /// Whether the current drawing has reached `UIView.draw(_:)`.
    private static var reachedDefault = false

    /// Called by `UIView.draw(_:)`: the class doesn't override it, or calls super.
    static func noteDefaultDrawing() {
        reachedDefault = true
    }

    /// Returns the drawing of the view, in its bounds, or `nil` if its class draws nothing.
    static func frame(of view: UIView) -> Frame? {
        // A label's drawing is its content.
        guard !(view is UILabel) else { return nil }
        let type = ObjectIdentifier(Swift.type(of: view))
        let known = drawsByType[type]
        guard known != false else { return nil }
        // Drawing may create a frame of another view, which changes the flag.
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
