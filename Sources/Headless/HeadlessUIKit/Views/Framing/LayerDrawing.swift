import Frames

/// Records what layers draw by `draw(in:)`, or have drawn by their delegates.
@MainActor
enum LayerDrawing {
    /// Whether the display under way has come to a default implementation.
    fileprivate static var reachedDefault = false

    /// Returns what the layer draws; `nil` if it draws nothing or has set its contents instead.
    static func frame(of layer: CALayer) -> Frame? {
        guard leavesDrawing({ layer.display() }) else { return nil }
        if let delegate = layer.delegate, !leavesDrawing({ delegate.display(layer) }) { return nil }
        return CGContext.recording(in: layer.bounds, name: "drawing") {
            if let context = UIGraphicsGetCurrentContext() { layer.draw(in: context) }
        }
    }

    private static func leavesDrawing(_ display: () -> Void) -> Bool {
        let outer = reachedDefault
        reachedDefault = false
        defer { reachedDefault = outer }
        display()
        return reachedDefault
    }
}

extension CALayer {
    /// Called by the default implementations of `display`: the contents are to be drawn.
    final func noteDefaultDisplay() { LayerDrawing.reachedDefault = true }
}
