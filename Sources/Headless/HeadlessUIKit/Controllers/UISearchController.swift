/// A search field in a bar, and the controller that shows what is found.
open class UISearchController: UIViewController {
    /// The field. A navigation bar shows it below its title.
    public let searchBar = UISearchBar()

    /// Shows what is found.
    public let searchResultsController: UIViewController?

    /// Kept and never called: nobody types in a still.
    open weak var searchResultsUpdater: UISearchResultsUpdating?

    /// Kept and never read: nobody searches in a still.
    open var obscuresBackgroundDuringPresentation = true
    /// Kept and never read: nobody searches in a still.
    open var hidesNavigationBarDuringPresentation = true

    /// Creates a controller; without one for results, the searched controller shows them itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }
}

/// Is told when there is something to be searched for.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}

/// A field for a text to be searched for, with a magnifier before it and a microphone behind it.
open class UISearchBar: UIView {
    open var text: String? { didSet { contentDidChange() } }
    open var placeholder: String? { didSet { contentDidChange() } }

    /// The distances of the field from the edges of the bar, in points.
    private static let fieldInsets = UIEdgeInsets(top: 1, left: 16, bottom: 15, right: 16)
    private static let fieldHeight: CGFloat = 33

    /// The height of the bar, in points.
    static let height = fieldInsets.top + fieldHeight + fieldInsets.bottom

    private static let iconWidth: CGFloat = 17
    private static let iconMargin: CGFloat = 11
    private static let spacing: CGFloat = 6

    private let field = UIView()
    private let magnifier = UIImageView()
    private let microphone = UIImageView()
    private let label = UILabel()

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = 10
        field.accessibilityIdentifier = "searchField"
        label.font = .systemFont(ofSize: 17)
        addSubview(field)
        for (view, symbol) in [(magnifier, "magnifyingglass"), (microphone, "mic.fill")] {
            view.image = UIImage(systemName: symbol)
            view.contentMode = .center
            view.tintColor = .searchHint
            field.addSubview(view)
        }
        field.addSubview(label)
        contentDidChange()
    }

    private func contentDidChange() {
        let isEmpty = text?.isEmpty ?? true
        label.text = isEmpty ? placeholder : text
        label.textColor = isEmpty ? .searchHint : .label
        microphone.isHidden = !isEmpty
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        field.frame = bounds.inset(by: Self.fieldInsets)
        let size = field.bounds.size
        let textStart = Self.iconMargin + Self.iconWidth + Self.spacing
        place(magnifier, from: Self.iconMargin, to: Self.iconMargin + Self.iconWidth)
        place(microphone, from: size.width - Self.iconMargin - Self.iconWidth + 2, to: size.width - Self.iconMargin + 2)
        place(label, from: textStart, to: size.width - textStart)
        label.textAlignment = .natural
    }

    /// Puts a view between two distances from the leading edge of the field.
    private func place(_ view: UIView, from start: CGFloat, to end: CGFloat) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? field.bounds.width - end : start
        view.frame = CGRect(x: x, y: 0, width: max(end - start, 0), height: field.bounds.height)
    }
}

extension UIColor {
    /// Of what stands in an empty search field.
    fileprivate static let searchHint = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.92, green: 0.92, blue: 0.96, alpha: 0.4)
            : UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.38)
    }
}
