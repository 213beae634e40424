/// A view that lays out its arranged subviews in a row or a column, by constraints.
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    /// The value for the stack's default spacing.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

    /// The value for the system's spacing between neighbors, 8 points.
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude

    open private(set) var arrangedSubviews: [UIView] = []

    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { arrangementDidChange() } }
    open var distribution: Distribution = .fill { didSet { arrangementDidChange() } }
    open var alignment: Alignment = .fill { didSet { arrangementDidChange() } }
    open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
    /// Whether spacing in a column is measured from the last baseline of a view to the first baseline of the next, and
    /// the outer baselines are at the edges.
    open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }

    /// Whether the arranged subviews are laid out within the layout margins instead of the edges.
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

    private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
    private var arrangementConstraints: [NSLayoutConstraint] = []

    /// The constraints that arrange the subviews.
    final var arrangement: [NSLayoutConstraint] { arrangementConstraints }

    private var spacingGuides: [UILayoutGuide] = []

    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        coder.decode(self, UIStackView.decodeStackView)
    }

    // MARK: Arranged subviews

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
    }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangementDidChange()
    }

    /// Removes a view from the arrangement. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacing[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    override open func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
    }

    override open func subviewDidChangeVisibility(_ subview: UIView) {
        super.subviewDidChangeVisibility(subview)
        arrangementDidChange()
    }

    // MARK: Spacing

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacing[ObjectIdentifier(arrangedSubview)] =
            spacing == UIStackView.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    final func spacing(after view: UIView) -> CGFloat {
        let chosen = customSpacing[ObjectIdentifier(view)] ?? spacing
        return chosen == UIStackView.spacingUseSystem ? systemSpacing : chosen
    }

    // MARK: Baselines

    /// The first view of a column, or the tallest one of a row.
    override open var forFirstBaselineLayout: UIView {
        let view = axis == .vertical ? shownSubviews.first : highestSubview
        return view?.forFirstBaselineLayout ?? self
    }

    /// The last view of a column, or the tallest one of a row.
    override open var forLastBaselineLayout: UIView {
        let view = axis == .vertical ? shownSubviews.last : highestSubview
        return view?.forLastBaselineLayout ?? self
    }

    // MARK: Layout

    private func arrangementDidChange() {
        setNeedsUpdateConstraints()
    }

    override open func updateConstraints() {
        NSLayoutConstraint.deactivate(arrangementConstraints)
        spacingGuides.forEach(removeLayoutGuide)
        let arrangement = StackArrangement(self)
        spacingGuides = arrangement.guides
        spacingGuides.forEach(addLayoutGuide)
        arrangementConstraints = arrangement.constraints
        NSLayoutConstraint.activate(arrangementConstraints)
        super.updateConstraints()
    }
}

extension UIStackView {
    /// The arranged subviews that aren't hidden.
    final var shownSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    /// The arranged subview with the tallest content, whose baselines are those of a row.
    final var highestSubview: UIView? {
        shownSubviews.reduce(nil) { highest, view in
            guard let highest else { return view }
            return view.naturalHeight > highest.naturalHeight ? view : highest
        }
    }

    fileprivate var naturalHeightOfStack: CGFloat {
        let views = shownSubviews
        guard axis == .vertical else { return views.reduce(0) { max($0, $1.naturalHeight) } }
        return views.reduce(0) { $0 + $1.naturalHeight } + views.dropLast().reduce(0) { $0 + spacing(after: $1) }
    }
}

extension UIView {
    /// The height of the content; for a stack, that of its subviews' content. It doesn't depend on layout.
    fileprivate var naturalHeight: CGFloat {
        if let stack = self as? UIStackView { return stack.naturalHeightOfStack }
        return max(intrinsicContentSize.height, 0)
    }
}
