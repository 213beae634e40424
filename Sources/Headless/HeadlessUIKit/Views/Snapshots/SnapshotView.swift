import Frames
import Rendering

/// A view that shows what another one painted when it was made.
final class SnapshotView: UIView {
    private let picture: Frame

    /// - Parameters:
    ///   - picture: Its origin is that of the view.
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
        // A picture fills the view, as the contents of a layer do.
        let content = ImageContent(reference: .drawing(picture), destination: CGRect(origin: .zero, size: bounds.size))
        return [Frame(rect: CGRect(origin: .zero, size: bounds.size), content: .image(content))]
    }
}

extension UIView {
    /// Lays the view out and returns what it paints, from the corner of its bounds on, without its own transform.
    private func snapshot() -> Frame {
        layoutIfNeeded()
        var frame = paintedFrame().withoutTags
        frame.rect = CGRect(origin: .zero, size: bounds.size)
        frame.transform = .identity
        return frame
    }

    /// Returns a view that shows what this one does now.
    public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        SnapshotView(snapshot())
    }

    /// Returns a view that shows a part of this one. Its corners keep their size when it is stretched only if it isn't
    /// larger than the part. Told for insets.
    public final func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        if capInsets != .zero {
            RenderProblems.report(
                .undrawn(
                    "UIView.resizableSnapshotView(withCapInsets:)", of: self, instead: "all of the picture is stretched"
                ))
        }
        var whole = snapshot()
        whole.rect.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
        return SnapshotView(
            Frame(origin: "part", rect: CGRect(origin: .zero, size: rect.size), clipsToBounds: true, children: [whole]))
    }

    /// Draws the view and all in it into the current context, so that it fills a rectangle.
    ///
    /// - Returns: Whether all of it was drawn, which it is if there is a context.
    @discardableResult
    public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        context.draw(SnapshotView.placed(snapshot(), in: rect))
        return true
    }
}

extension CALayer {
    /// Draws the layer and its sublayers, its bounds in the coordinates of drawing.
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
    /// A picture that fills a rectangle.
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
