import Frames

/// Records the drawing of layers by `draw(in:)`, or by their delegates.
@MainActor
enum LayerDrawing {
    /// Whether the current display has reached a default implementation.
    fileprivate static var reachedDefault = false

    /// Returns the drawing of the layer; `nil` if it draws nothing or has set its contents instead.
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
    /// Called by the default implementations of `display`: the contents are drawn.
    final func noteDefaultDisplay() { LayerDrawing.reachedDefault = true }
}
