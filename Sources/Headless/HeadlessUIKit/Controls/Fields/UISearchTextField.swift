/// The field of a search bar: a gray background, a magnifying glass before the text, and tokens.
open class UISearchTextField: UITextField {
    private let magnifier = UIImageView()
    private let microphone = UIImageView()
    private var tokenViews: [SearchTokenView] = []

    /// Whether an empty field shows a microphone.
    final var showsMicrophone = true { didSet { setNeedsLayout() } }

    /// The search bar of the field; its delegate is also notified of editing.
    final weak var searchBar: UISearchBar?

    /// The tokens before the text, which are part of the search.
    open var tokens: [UISearchToken] = [] { didSet { tokensDidChange() } }

    /// The color of tokens; by default, gray.
    open var tokenBackgroundColor: UIColor! { didSet { tokensDidChange() } }

    /// Kept and never read: nothing is typed.
    open var allowsDeletingTokens = true
    /// Kept and never read: nothing is typed.
    open var allowsCopyingTokens = true

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        for (view, symbol) in [(magnifier, "magnifyingglass"), (microphone, "mic.fill")] {
            view.image = UIImage(systemName: symbol)
            view.contentMode = .center
            view.tintColor = .searchHint
        }
        leftView = magnifier
        leftViewMode = .always
        clearButtonMode = .always
        addSubview(microphone)
    }

    override var placeholderColor: UIColor { .searchHint }

    // MARK: Editing

    override var shouldBeginEditing: Bool {
        super.shouldBeginEditing && searchBar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
    }

    override var shouldEndEditing: Bool {
        super.shouldEndEditing && searchBar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
    }

    override func didBeginEditing() {
        super.didBeginEditing()
        if let searchBar { searchBar.delegate?.searchBarTextDidBeginEditing(searchBar) }
    }

    override func didEndEditing() {
        super.didEndEditing()
        if let searchBar { searchBar.delegate?.searchBarTextDidEndEditing(searchBar) }
    }

    // MARK: Tokens

    open func insertToken(_ suggestionToken: UISearchToken, at tokenIndex: Int) {
        tokens.insert(suggestionToken, at: min(max(tokenIndex, 0), tokens.count))
    }

    open func removeToken(at tokenIndex: Int) {
        guard tokens.indices.contains(tokenIndex) else { return }
        tokens.remove(at: tokenIndex)
    }

    private func tokensDidChange() {
        tokenViews.forEach { $0.removeFromSuperview() }
        tokenViews = tokens.map { SearchTokenView($0, color: tokenBackgroundColor) }
        tokenViews.forEach { addSubview($0) }
        setNeedsLayout()
    }

    // MARK: Layout in points, estimated from UIKit's

    private static let iconWidth: CGFloat = 17
    private static let iconMargin: CGFloat = 11
    private static let spacing: CGFloat = 6
    private static var textStart: CGFloat { iconMargin + iconWidth + spacing }

    override open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 36) }

    /// The icons follow the application's direction; traits of the field alone don't move them.
    private var isMirrored: Bool {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute) == .rightToLeft
    }

    override open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        guard leftView === magnifier else {
            let rect = super.leftViewRect(forBounds: bounds)
            return rect.offsetBy(dx: isMirrored ? -Self.spacing : Self.spacing, dy: 0)
        }
        return along(bounds, from: Self.iconMargin, to: Self.iconMargin + Self.iconWidth)
    }

    override open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        var rect = along(bounds, from: bounds.width - 27, to: bounds.width - 8)
        rect.origin.y = bounds.midY - 9.5
        rect.size.height = 19
        return rect
    }

    override open func textRect(forBounds bounds: CGRect) -> CGRect {
        let hasIcon = leftView != nil && leftViewMode == .always
        let tokens = tokenViews.map { $0.intrinsicContentSize.width + 4 }.reduce(0, +)
        let start = (hasIcon ? Self.textStart : Self.iconMargin) + tokens
        return along(bounds, from: start, to: max(bounds.width - Self.textStart, start))
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let end = bounds.width - Self.iconMargin + 2
        microphone.frame = along(bounds, from: end - Self.iconWidth, to: end)
        microphone.isHidden = !showsMicrophone || text?.isEmpty == false || rightView != nil
        var x = leftViewMode == .always ? Self.textStart : Self.iconMargin
        for view in tokenViews {
            let width = view.intrinsicContentSize.width
            var rect = along(bounds, from: x, to: x + width)
            rect = rect.insetBy(dx: 0, dy: max((rect.height - 24) / 2, 0))
            view.frame = rect
            x += width + 4
        }
    }

    /// Returns the rectangle between two distances from the leading edge.
    private func along(_ bounds: CGRect, from start: CGFloat, to end: CGFloat) -> CGRect {
        let x = isMirrored ? bounds.maxX - end : bounds.minX + start
        return CGRect(x: x, y: bounds.minY, width: max(end - start, 0), height: bounds.height)
    }
}

/// A part of a search besides its text.
@MainActor @preconcurrency
open class UISearchToken: NSObject {
    public let icon: UIImage?
    public let text: String
    /// Kept and never read: it is for the application's own use.
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}

/// A token, drawn as a small rounded rectangle.
private final class SearchTokenView: UIView {
    private let label = UILabel()
    private let icon = UIImageView()

    init(_ token: UISearchToken, color: UIColor?) {
        super.init(frame: .zero)
        label.text = token.text
        label.font = .systemFont(ofSize: 15)
        label.textColor = color == nil ? .label : .white
        icon.image = token.icon
        icon.tintColor = label.textColor
        icon.contentMode = .center
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13)
        backgroundColor = color ?? .systemFill
        layer.cornerRadius = 6
        addSubview(label)
        if token.icon != nil { addSubview(icon) }
    }

    required init?(coder: NSCoder) { nil }

    private var iconWidth: CGFloat { icon.image == nil ? 0 : icon.intrinsicContentSize.width + 4 }

    override var intrinsicContentSize: CGSize {
        CGSize(width: label.intrinsicContentSize.width + iconWidth + 14, height: 24)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let text = CGRect(
            x: isMirrored ? 7 : 7 + iconWidth, y: 0, width: bounds.width - 14 - iconWidth, height: bounds.height)
        label.frame = text
        icon.frame = CGRect(
            x: isMirrored ? bounds.width - 7 - iconWidth + 4 : 7, y: 0, width: max(iconWidth - 4, 0),
            height: bounds.height)
    }
}

extension UIColor {
    /// The color of the icons and the placeholder in an empty search field.
    static let searchHint = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.92, green: 0.92, blue: 0.96, alpha: 0.4)
            : UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.38)
    }
}
