import UIKitValues

/// A search field with a cancel button and scopes.
open class UISearchBar: UIView {
    /// Whether there is a gray background behind the field.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    /// The icons of a search field.
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

    /// The search field.
    public let searchTextField = UISearchTextField()

    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// A line of text above the field.
    open var prompt: String? { didSet { contentDidChange() } }
    /// The delegate of editing, which only code starts and ends.
    open weak var delegate: UISearchBarDelegate?

    open var searchBarStyle: Style = .default { didSet { setNeedsLayout() } }
    /// The color of the background; by default, a light gray.
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// A stretched image that replaces the background.
    open var backgroundImage: UIImage? { didSet { contentDidChange() } }
    open var showsCancelButton = false { didSet { contentDidChange() } }
    open var showsBookmarkButton = false { didSet { contentDidChange() } }
    open var showsSearchResultsButton = false { didSet { contentDidChange() } }

    /// The titles of the scopes below the field.
    open var scopeButtonTitles: [String]? { didSet { contentDidChange() } }
    open var selectedScopeButtonIndex = 0 { didSet { contentDidChange() } }
    open var showsScopeBar = false { didSet { contentDidChange() } }

    /// Shows or hides the button at once: animations aren't played.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// Shows or hides the scopes at once: animations aren't played.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    private var icons: [Icon: UIImage] = [:]

    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        guard state == .normal else { return }
        icons[icon] = iconImage
        contentDidChange()
    }

    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }

    private var ground: UIImageView?
    private var cancelButton: UIButton?
    private var scopes: UISegmentedControl?
    private var promptLabel: UILabel?

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decode(self, UISearchBar.decodeSearchBar)
    }

    private func setUp() {
        searchTextField.accessibilityIdentifier = "searchField"
        searchTextField.searchBar = self
        addSubview(searchTextField)
    }

    // MARK: Editing in the field

    override open var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    override open var isFirstResponder: Bool { searchTextField.isFirstResponder }

    /// Starts editing in the field, if the delegate allows it.
    @discardableResult
    override open func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    /// Ends editing in the field, if the delegate allows it.
    @discardableResult
    override open func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    // MARK: Sizes in points, estimated from UIKit's

    /// The insets of the field, in a navigation bar and elsewhere.
    private static let barInsets = UIEdgeInsets(top: 1, left: 16, bottom: 15, right: 16)
    private static let standaloneInsets = UIEdgeInsets(top: 10, left: 8, bottom: 10, right: 8)

    /// The height of the bar in a navigation bar, with a field of 33 points.
    static let height = barInsets.top + 33 + barInsets.bottom

    private static let scopeHeight: CGFloat = 44
    private static let promptHeight: CGFloat = 18

    private var isInNavigationBar: Bool { superview is UINavigationBar }
    private var showsScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

    override open var intrinsicContentSize: CGSize {
        let row = isInNavigationBar ? Self.height : 56
        let extra = (showsScopes ? Self.scopeHeight : 0) + (prompt == nil ? 0 : Self.promptHeight)
        return CGSize(width: UIView.noIntrinsicMetric, height: row + extra)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    // MARK: Layout

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let insets = isInNavigationBar ? Self.barInsets : Self.standaloneInsets
        let top = prompt == nil ? 0 : Self.promptHeight
        let bottom = showsScopes ? Self.scopeHeight : 0
        var row = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top - bottom, 0))
            .inset(by: insets)
        showCancelButton(beside: &row)
        showIcons()
        searchTextField.frame = row
        showPrompt()
        showScopes(below: bounds.height - bottom)
        updateBackground()
    }

    /// The button takes its width from the trailing end of the row.
    private func showCancelButton(beside row: inout CGRect) {
        guard showsCancelButton || cancelButton != nil else { return }
        let button = cancelButton ?? UIButton(type: .system)
        if cancelButton == nil {
            cancelButton = button
            button.setTitle(SystemText.cancel.localized, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 17)
            addSubview(button)
        }
        button.isHidden = !showsCancelButton
        guard showsCancelButton else { return }
        let width = button.intrinsicContentSize.width
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        button.frame = CGRect(
            x: isMirrored ? row.minX : row.maxX - width, y: row.minY, width: width, height: row.height)
        row.size.width = max(row.size.width - width - 8, 0)
        if isMirrored { row.origin.x += width + 8 }
    }

    private func showIcons() {
        if let search = icons[.search] { (searchTextField.leftView as? UIImageView)?.image = search }
        let symbol = showsBookmarkButton ? "book" : showsSearchResultsButton ? "list.bullet" : nil
        let own = showsBookmarkButton ? icons[.bookmark] : showsSearchResultsButton ? icons[.resultsList] : nil
        guard let image = own ?? symbol.flatMap({ UIImage(systemName: $0) }) else {
            if searchTextField.rightView?.tag == Self.iconTag { searchTextField.rightView = nil }
            return
        }
        guard (searchTextField.rightView as? UIImageView)?.image !== image else { return }
        let view = UIImageView(image: image)
        view.tag = Self.iconTag
        view.frame.size = CGSize(width: image.size.width + 16, height: image.size.height)
        view.contentMode = .center
        view.tintColor = .searchHint
        searchTextField.rightView = view
        searchTextField.rightViewMode = .always
    }

    private static let iconTag = 0x5EA2C4

    private func showPrompt() {
        guard prompt != nil || promptLabel != nil else { return }
        let label = promptLabel ?? UILabel()
        if promptLabel == nil {
            promptLabel = label
            addSubview(label)
            label.font = .systemFont(ofSize: 13)
            label.textAlignment = .center
        }
        label.text = prompt
        label.frame = CGRect(x: 8, y: 4, width: max(bounds.width - 16, 0), height: Self.promptHeight)
    }

    private func showScopes(below y: CGFloat) {
        guard showsScopes || scopes != nil else { return }
        let control = scopes ?? UISegmentedControl()
        if scopes == nil {
            scopes = control
            addSubview(control)
        }
        control.isHidden = !showsScopes
        let titles = scopeButtonTitles ?? []
        if (0..<control.numberOfSegments).map({ control.titleForSegment(at: $0) }) != titles {
            control.removeAllSegments()
            for (index, title) in titles.enumerated() {
                control.insertSegment(withTitle: title, at: index, animated: false)
            }
        }
        if control.selectedSegmentIndex != selectedScopeButtonIndex {
            control.selectedSegmentIndex = selectedScopeButtonIndex
        }
        control.frame = CGRect(x: 8, y: y + 2, width: max(bounds.width - 16, 0), height: 32)
    }

    /// A search bar outside a navigation bar has a background; a custom color takes precedence.
    private func updateBackground() {
        let isPlain = searchBarStyle == .minimal || isInNavigationBar
        let isShown = backgroundImage != nil || (!isPlain && backgroundColor == nil)
        guard isShown || ground != nil else { return }
        let view = ground ?? UIImageView()
        if ground == nil {
            ground = view
            insertSubview(view, at: 0)
        }
        view.isHidden = !isShown
        view.image = backgroundImage
        view.backgroundColor = backgroundImage == nil ? barTintColor ?? .searchBarBackground : nil
        view.frame = bounds
    }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.searchBars
    }
}

extension UIColor {
    /// A light gray, as translucent as bars.
    fileprivate static let searchBarBackground = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.11 : 0.97, alpha: 1)
    }
}
