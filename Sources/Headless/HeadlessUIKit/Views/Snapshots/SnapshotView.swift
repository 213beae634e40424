import Frames
import Rendering

/// A view that displays an earlier drawing of another view.
final class SnapshotView: UIView {
    private let picture: Frame

    /// - Parameters:
    /// - picture: The drawing, with the view's origin.
    init(_ picture: Frame) {
        self.picture = picture
        super.init(frame: picture.rect)
    }

    required init?(coder: NSCoder) {
        picture = Frame(rect: .zero)
        super.init(coder: coder)
    }

    override func embeddedFrames() -> [Frame] {
        guard bounds.size != picture.rect.size else { return [picture] }
        // The picture fills the view, like the contents of a layer.
        let content = ImageContent(reference: .drawing(picture), destination: CGRect(origin: .zero, size: bounds.size))
        return [Frame(rect: CGRect(origin: .zero, size: bounds.size), content: .image(content))]
    }
}

extension UIView {
    /// Lays out the view and returns its drawing, relative to the corner of its bounds and without its own transform.
    private func snapshot() -> Frame {
        layoutIfNeeded()
        var frame = paintedFrame().withoutTags
        frame.rect = CGRect(origin: .zero, size: bounds.size)
        frame.transform = .identity
        return frame
    }

    /// Returns a view with the current drawing of this one.
    public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        SnapshotView(snapshot())
    }

    /// Returns a view with the drawing of a part of this one. Its corners keep their size when it is stretched only if
    /// it isn't larger than the part. Insets are reported.
    public final func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        if capInsets != .zero {
            RenderProblems.report(
                .undrawn(
                    "UIView.resizableSnapshotView(withCapInsets:)", of: self, instead: "the entire picture is stretched"
                ))
        }
        var whole = snapshot()
        whole.rect.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
        return SnapshotView(
            Frame(origin: "part", rect: CGRect(origin: .zero, size: rect.size), clipsToBounds: true, children: [whole]))
    }

    /// Draws the view and its descendants into the current context, scaled to a rectangle.
    ///
    /// - Returns: Whether all of it was drawn: true if there is a context.
    @discardableResult
    public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        context.draw(SnapshotView.placed(snapshot(), in: rect))
        return true
    }
}

extension CALayer {
    /// Draws the layer and its sublayers, with its bounds in user space.
    public final func render(in ctx: CGContext) {
        if let view { view.layoutIfNeeded() }
        var frame =
            view?.paintedFrame().withoutTags
            ?? UITraitCollection.current.performingAsCurrent {
                FramePainter(traits: .current).frame(of: self, in: nil)
            }
        frame.rect = CGRect(origin: bounds.origin, size: bounds.size)
        frame.transform = .identity
        frame.effects.removeAll { if case .projection = $0 { true } else { false } }
        ctx.draw(frame)
    }
}

extension SnapshotView {
    /// Returns a picture that fills a rectangle.
    fileprivate static func placed(_ picture: Frame, in rect: CGRect) -> Frame {
        var frame = picture
        guard picture.rect.size != rect.size else {
            frame.rect.origin = rect.origin
            return frame
        }
        let content = ImageContent(reference: .drawing(picture), destination: CGRect(origin: .zero, size: rect.size))
        return Frame(rect: rect, content: .image(content))
    }
}
