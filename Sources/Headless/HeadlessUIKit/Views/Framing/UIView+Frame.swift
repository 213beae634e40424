import Frames
import Rendering

extension UIView: FrameSource {
    /// Lays the view out in the proposed room and returns what it paints.
    nonisolated public func makeFrame(proposing size: ProposedSize) -> Frame {
        return MainQueue.run {
            layOut(proposing: size)
            var frame = paintedFrame()
            frame.rect.origin = .zero
            return PresentationStage.adding(to: frame, of: self)
        }
    }

    /// Returns what the view and its subviews paint, as they are laid out now, in the superview's coordinates. A hidden
    /// view paints nothing.
    public final func paintedFrame() -> Frame {
        withTraits { FramePainter(traits: lastTraits).rootFrame(of: self) }.repaired()
    }
}

extension CornerRadii {
    /// The radii of a layer's corners.
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
