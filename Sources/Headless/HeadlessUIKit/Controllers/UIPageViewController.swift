/// Shows one of several pages.
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }
    public enum NavigationDirection: Int, Sendable { case forward, reverse }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    public final let transitionStyle: TransitionStyle
    public final let navigationOrientation: NavigationOrientation
    public final let spineLocation: SpineLocation

    /// Kept and never read: the back of a page only shows while it turns.
    open var isDoubleSided = false

    /// The data source, which may provide the number of dots below the page.
    open weak var dataSource: UIPageViewControllerDataSource? { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Kept and never called: there are no touches.
    open weak var delegate: UIPageViewControllerDelegate?
    /// Always empty: there are no touches.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    /// The visible page, or the two pages of an open book.
    open private(set) var viewControllers: [UIViewController]?

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let spine = (options?[.spineLocation] as? SpineLocation)
        let rawSpine = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init)
        spineLocation = style == .scroll ? .none : spine ?? rawSpine ?? .min
        super.init(nibName: nil, bundle: nil)
    }

    override public convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    public required init?(coder: NSCoder) {
        transitionStyle = Self.transitionStyle(of: coder.interface)
        navigationOrientation = Self.orientation(of: coder.interface)
        spineLocation = Self.spine(of: coder.interface)
        super.init(coder: coder)
        coder.decode(self, UIPageViewController.decodePages)
    }

    /// Shows pages at once, and calls `completion`: animations aren't played.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let kept = viewControllers ?? []
        for controller in self.viewControllers ?? [] where !kept.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        self.viewControllers = viewControllers
        for controller in kept where controller.parent !== self {
            addChild(controller)
            if isViewLoaded { view.addSubview(controller.view) }
            controller.didMove(toParent: self)
        }
        viewIfLoaded?.setNeedsLayout()
        completion?(true)
    }

    // MARK: The view

    /// The height of the row of dots, in points.
    private static let dotsHeight: CGFloat = 37

    private lazy var dots = PageDots()

    override open func loadView() {
        let container = BarContainerView(frame: UIScreen.main.bounds)
        container.layOut = { [weak self] in self?.layOutPages(in: $0) }
        view = container
    }

    override open func viewDidLoad() {
        super.viewDidLoad()
        for controller in viewControllers ?? [] { view.addSubview(controller.view) }
    }

    private func layOutPages(in bounds: CGRect) {
        let pages = viewControllers ?? []
        let dotsHeight = layOutDots(in: bounds)
        let area = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - dotsHeight, 0))
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = pages.isEmpty ? area.width : area.width / CGFloat(pages.count)
        for (index, page) in pages.enumerated() {
            let position = CGFloat(isMirrored ? pages.count - 1 - index : index)
            page.view.translatesAutoresizingMaskIntoConstraints = true
            page.view.frame = CGRect(x: position * width, y: 0, width: width, height: area.height)
        }
    }

    /// Shows dots below the page if the pages scroll and the data source provides their number.
    private func layOutDots(in bounds: CGRect) -> CGFloat {
        let count = dataSource?.presentationCount(for: self) ?? 0
        guard transitionStyle == .scroll, navigationOrientation == .horizontal, count > 0 else {
            if dots.superview != nil { dots.removeFromSuperview() }
            return 0
        }
        if dots.superview == nil { view.addSubview(dots) }
        dots.show(count: count, current: dataSource?.presentationIndex(for: self) ?? 0)
        let height = Self.dotsHeight + view.safeAreaInsets.bottom
        dots.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: Self.dotsHeight)
        return height
    }
}

/// A row of dots, one for each page: white, for the black background of a page controller.
@MainActor
private final class PageDots: UIView {
    private var dots: [UIView] = []

    /// The diameter and the distance of the dots, in points.
    private static let diameter: CGFloat = 7
    private static let distance: CGFloat = 16

    func show(count: Int, current: Int) {
        dots.forEach { $0.removeFromSuperview() }
        dots = (0..<min(count, 100)).map { index in
            let dot = UIView()
            dot.layer.cornerRadius = Self.diameter / 2
            dot.backgroundColor = UIColor(white: 1, alpha: index == current ? 1 : 0.3)
            addSubview(dot)
            return dot
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = bounds.midX - CGFloat(dots.count - 1) * Self.distance / 2
        for (index, dot) in dots.enumerated() {
            let position = CGFloat(isMirrored ? dots.count - 1 - index : index)
            dot.frame = CGRect(
                x: RenderScale.round(start + position * Self.distance - Self.diameter / 2),
                y: RenderScale.round(bounds.midY - Self.diameter / 2), width: Self.diameter, height: Self.diameter)
        }
    }
}

@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: ObjectiveCProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// The default: no dots.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: ObjectiveCProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Never called: there are no touches.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Never called: there are no touches.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
