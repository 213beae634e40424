import Frames
import Rendering

extension UIView: FrameSource {
    /// Lays out the view in the proposed size, and returns its drawing.
    nonisolated public func makeFrame(proposing size: ProposedSize) -> Frame {
        return MainQueue.run {
            layOut(proposing: size)
            var frame = paintedFrame()
            frame.rect.origin = .zero
            return PresentationStage.adding(to: frame, of: self)
        }
    }

    /// Returns the drawing of the view and its subviews in their current layout, in the superview's coordinates. A
    /// hidden view draws nothing.
    public final func paintedFrame() -> Frame {
        withTraits { FramePainter(traits: lastTraits).rootFrame(of: self) }.repaired()
    }
}

extension CornerRadii {
    /// Creates the radii of a layer's corners.
    init(_ radius: CGFloat, of corners: CACornerMask, isSmooth: Bool = false) {
        self.init(
            topLeft: corners.contains(.layerMinXMinYCorner) ? radius : 0,
            topRight: corners.contains(.layerMaxXMinYCorner) ? radius : 0,
            bottomRight: corners.contains(.layerMaxXMaxYCorner) ? radius : 0,
            bottomLeft: corners.contains(.layerMinXMaxYCorner) ? radius : 0, isSmooth: isSmooth)
    }
}

extension Transform {
    init(_ transform: CGAffineTransform) {
        self.init(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
    }
}
