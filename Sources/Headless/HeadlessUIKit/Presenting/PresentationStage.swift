import Frames
import Rendering

/// Draws presented controllers over the screen that presents them, at the end of the transition.
@MainActor
enum PresentationStage {
    /// Returns the frame of a view with the controllers that the view's controller presents.
    static func adding(to frame: Frame, of view: UIView) -> Frame {
        guard let root = view.owningViewController ?? (view as? UIWindow)?.rootViewController else { return frame }
        var (result, next, depth) = (frame, root.presentationInTree, 0)
        while let presented = next, depth < maximumDepth {
            result = adding(presented, to: result, of: view, isFirst: depth == 0)
            next = presented.presentationInTree
            depth += 1
        }
        return result
    }

    /// A longer chain must have a cycle.
    private static let maximumDepth = 16

    private static func adding(
        _ presented: UIViewController, to frame: Frame, of view: UIView, isFirst: Bool
    ) -> Frame {
        if let name = presented.undrawnName {
            RenderProblems.report(
                .oncePerRender, "\(name) is presented and isn't drawn: only the screen behind it is", .undrawn)
            return frame
        }
        let surroundings = Surroundings(
            size: frame.rect.size, safeArea: view.safeAreaInsets, traits: view.traitCollection, root: view)
        let placement = Placement(of: presented, in: surroundings)
        let container = makeContainer(for: presented, placement, surroundings)
        defer { presented.view.removeFromSuperview() }
        return withExtendedLifetime(container) {
            let overlay = container.overlayFrame()
            guard !placement.hidesPresenter else { return over(nil, overlay, frame) }
            let presenter = placement.presenterInset.flatMap { isFirst ? pushedBack(frame, to: $0) : nil }
            return over(presenter ?? frame, overlay, frame)
        }
    }

    private static func over(_ presenter: Frame?, _ overlay: Frame, _ original: Frame) -> Frame {
        Frame(
            origin: "UIWindow", rect: original.rect, clipsToBounds: true,
            children: [presenter, overlay].compactMap { $0 })
    }

    /// Returns the presenting screen behind a tall sheet: a smaller card on black.
    private static func pushedBack(_ frame: Frame, to inset: Placement.PresenterInset) -> Frame {
        let size = frame.rect.size
        guard size.width > 0 else { return frame }
        let factor = max(size.width - 2 * inset.side, 1) / size.width
        var card = frame
        card.clipsToBounds = true
        card.corners = CornerRadii(inset.radius / factor, of: .all)
        let shift = inset.top - size.height * (1 - factor) / 2
        card.transform = Transform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: shift)
        return Frame(origin: "UIDropShadowView", rect: frame.rect, fill: .color(UIColor.black.rgba), children: [card])
    }

    // MARK: The container

    private static func makeContainer(
        for presented: UIViewController, _ placement: Placement, _ surroundings: Surroundings
    ) -> TransitionView {
        let container = TransitionView(frame: CGRect(origin: .zero, size: surroundings.size))
        container.root = surroundings.root
        container.accessibilityViewIsModal = true
        container.overrideTraits(surroundings.traits)
        if placement.dimming > 0 {
            container.add(dimming: placement.dimming)
        }
        presented.coveredInsets = placement.safeArea
        presented.appear()
        let presentation = placement.isCustom ? presented.presentationController : nil
        presentation?.containerView = container
        presentation?.presentationTransitionWillBegin()
        container.add(presented.view, placement)
        container.presentation = presentation
        return container
    }
}

/// The surroundings of a presented controller.
@MainActor
struct Surroundings {
    var size: CGSize
    var safeArea: UIEdgeInsets
    var traits: UITraitCollection
    var root: UIView

    /// Whether the horizontal size class is compact, as on a phone in portrait orientation.
    var isCompact: Bool { traits.horizontalSizeClass != .regular }
}

/// The view above the presenting screen that contains the presented views, and belongs to the screen's window.
final class TransitionView: UIView {
    weak var root: UIView?
    var presentation: UIPresentationController?

    private var dimmingView: UIView?
    private var cardView: PresentedCard?

    override var window: UIWindow? { root?.window }
    override var frameName: String { "UITransitionView" }

    func add(dimming alpha: CGFloat) {
        let view = UIView()
        view.backgroundColor = UIColor(white: 0, alpha: alpha)
        dimmingView = view
        addSubview(view)
    }

    func add(_ view: UIView, _ placement: Placement) {
        let card = PresentedCard(view, placement)
        cardView = card
        if let arrow = placement.arrow { addPopoverShadow(placement, arrow, card) }
        addSubview(card)
    }

    /// A popover casts a shadow instead of dimming the screen behind it.
    private func addPopoverShadow(_ placement: Placement, _ arrow: Placement.Arrow, _ card: PresentedCard) {
        let color = arrow.color ?? card.shownBackground
        let shadow = UIView(frame: placement.frame)
        shadow.backgroundColor = color
        shadow.layer.cornerRadius = placement.radius
        shadow.layer.shadowOpacity = 0.2
        shadow.layer.shadowRadius = 32
        shadow.layer.shadowOffset = CGSize(width: 0, height: 6)
        addSubview(shadow)
        addSubview(PopoverArrow(arrow, bubble: placement.frame, radius: placement.radius, color: color))
    }

    func overlayFrame() -> Frame {
        layOut(proposing: ProposedSize(width: bounds.width, height: bounds.height))
        presentation?.presentationTransitionDidEnd(true)
        layoutIfNeeded()
        var frame = paintedFrame()
        frame.rect.origin = .zero
        return frame
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimmingView?.frame = bounds
        guard let cardView else { return }
        guard let presentation else { return cardView.place(in: bounds) }
        presentation.containerViewWillLayoutSubviews()
        cardView.place(at: presentation.frameOfPresentedViewInContainerView)
        presentation.containerViewDidLayoutSubviews()
    }
}

/// A presented view with the rounded corners and the grabber of a sheet.
final class PresentedCard: UIView {
    private let content: UIView
    private let placement: Placement
    private var grabber: UIView?

    /// The size of a grabber and its distance from the top, in points.
    private static let grabberSize = CGSize(width: 36, height: 5)
    private static let grabberTop: CGFloat = 5

    init(_ content: UIView, _ placement: Placement) {
        self.content = content
        self.placement = placement
        super.init(frame: .zero)
        content.translatesAutoresizingMaskIntoConstraints = true
        addSubview(content)
        if placement.radius > 0 {
            layer.cornerRadius = placement.radius
            layer.maskedCorners = placement.corners
            clipsToBounds = true
        }
        if placement.hasGrabber { addGrabber() }
        if placement.fillsBackground, content.backgroundColor == nil { backgroundColor = .systemBackground }
    }

    required init?(coder: NSCoder) { nil }

    /// The visible color at the edges of the card.
    var shownBackground: UIColor { content.backgroundColor ?? backgroundColor ?? .systemBackground }

    private func addGrabber() {
        let view = UIView()
        view.backgroundColor = .tertiaryLabel
        view.layer.cornerRadius = Self.grabberSize.height / 2
        grabber = view
        addSubview(view)
    }

    func place(in bounds: CGRect) { place(at: placement.frame) }

    func place(at rect: CGRect) { frame = rect }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        let size = Self.grabberSize
        grabber?.frame = CGRect(
            x: bounds.midX - size.width / 2, y: Self.grabberTop, width: size.width, height: size.height)
    }
}
