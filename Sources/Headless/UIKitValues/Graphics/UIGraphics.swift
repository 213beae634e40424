import Frames
import Rendering

/// A thread's stack of drawing contexts, the current one last.
private final class ContextStack {
    var contexts: [CGContext] = []

    static var current: ContextStack { stacks.current }

    private static let stacks = ThreadLocal { ContextStack() }
}

public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.contexts.append(context) }
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = CGContext(size: size)
    context.imageScale = scale > 0 ? scale : UIScreen.main.scale
    if opaque { context.fill(CGRect(origin: .zero, size: size)) }
    UIGraphicsPushContext(context)
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    UIGraphicsGetCurrentContext().map(\.image)
}

public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.mixing(blendMode) { $0.fill(rect) }
}

/// Draws a line of one pixel inside the rectangle, in a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.mixing(blendMode) { _ in UIRectFrame(rect) }
}

/// Draws a line of one pixel inside the rectangle.
public func UIRectFrame(_ rect: CGRect) {
    let width = 1 / UIScreen.main.scale
    UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: width / 2, dy: width / 2), width: width)
}

extension CGContext {
    /// Draws a frame in the current context, if there is one.
    package static func drawCurrent(_ frame: Frame) {
        UIGraphicsGetCurrentContext()?.draw(frame)
    }

    /// Runs `actions` in a blend mode.
    func mixing(_ mode: CGBlendMode, alpha: CGFloat = 1, _ actions: (CGContext) -> Void) {
        saveGState()
        setBlendMode(mode)
        if alpha != 1 { setAlpha(alpha) }
        actions(self)
        restoreGState()
    }

    /// Runs `actions` with a context of the given size as the current one, and returns their drawing, or `nil` if they
    /// draw nothing.
    ///
    /// - Parameter bounds: The area in user space, and the rectangle of the frame.
    package static func recording(in bounds: CGRect, name: String = "", _ actions: () -> Void) -> Frame? {
        let context = CGContext(size: bounds.size)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        actions()
        UIGraphicsPopContext()
        guard !context.isEmpty else { return nil }
        var frame = context.makeFrame(name: name)
        frame.rect.origin = bounds.origin
        return frame
    }
}
