import ChatLook
import ChatModels
import HeadlessUIKit

/// A list of suggested commands or users.
///
/// It floats above the composer. Other suggestions need a ``dataSource`` with custom rows, and
/// `ComposerVC.showSuggestions()`.
open class ChatSuggestionsVC: ComponentViewController, ThemeProvider, UICollectionViewDelegate,
    UICollectionViewDelegateFlowLayout
{
    /// The suggestions of one kind.
    public enum Content {
        case commands([Command])
        case mentions([ChatUser])
    }

    /// The suggested commands or users; `nil` for none, and with another data source.
    public var content: Content? {
        didSet {
            switch content {
            case .commands(let commands):
                show(ChatMessageComposerSuggestionsCommandDataSource(with: commands, collectionView: collectionView))
            case .mentions(let users):
                show(ChatMessageComposerSuggestionsMentionDataSource(collectionView: collectionView, users: users))
            case nil: show(nil)
            }
        }
    }

    /// The data source of the rows.
    public var dataSource: UICollectionViewDataSource? {
        didSet {
            collectionView.dataSource = dataSource
            updateContentIfNeeded()
        }
    }

    private func show(_ dataSource: UICollectionViewDataSource?) { self.dataSource = dataSource }

    /// Called with the index of the chosen suggestion.
    public var didSelectItemAt: ((Int) -> Void)?

    /// The rows.
    open private(set) lazy var collectionView: ChatSuggestionsCollectionView =
        UIView.make(components.suggestionsCollectionView)

    /// Places the rows.
    open private(set) lazy var collectionViewLayout: UICollectionViewLayout =
        .make(components.suggestionsCollectionViewLayout)

    /// The maximum number of visible rows.
    open var numberOfVisibleRows: CGFloat { 4 }

    /// Whether there are no suggestions.
    open var isEmpty: Bool { count == 0 }

    /// Whether the list is visible.
    public var isPresented: Bool { viewIfLoaded?.superview != nil }

    private static let margin: CGFloat = 8

    // MARK: Life cycle

    override open func setUp() {
        super.setUp()

        collectionView.collectionViewLayout = collectionViewLayout
        collectionView.delegate = self
    }

    override open func setUpLayout() {
        super.setUpLayout()

        let margin = Self.margin
        view.embed(
            collectionView,
            insets: NSDirectionalEdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin))
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        view.backgroundColor = .clear
        view.layer.shadowColor = UIColor.black.cgColor
        view.layer.shadowOpacity = 0.2
        view.layer.shadowRadius = 5
        view.layer.shadowOffset = CGSize(width: 0, height: 1)
        collectionView.layer.cornerRadius = 10
        collectionView.backgroundColor = appearance.colorPalette.popoverBackground
    }

    override open func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let rect = view.bounds.insetBy(dx: Self.margin, dy: Self.margin)
        view.layer.shadowPath = UIBezierPath(roundedRect: rect, cornerRadius: 10).cgPath
    }

    override open func updateContent() {
        super.updateContent()

        (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(
            width: 0, height: headerHeight)
        collectionView.reloadData()
    }

    // MARK: Sizes

    private var count: Int { dataSource?.collectionView(collectionView, numberOfItemsInSection: 0) ?? 0 }

    /// The height of a row, in points.
    private func height(ofRow item: Int, width: CGFloat) -> CGFloat {
        guard let cell = dataSource?.collectionView(collectionView, cellForItemAt: IndexPath(item: item, section: 0))
        else { return 0 }
        // Components are set up when they are added to a hierarchy.
        collectionView.addSubview(cell)
        defer { cell.removeFromSuperview() }
        return cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private var headerHeight: CGFloat {
        dataSource is ChatMessageComposerSuggestionsCommandDataSource
            ? ChatSuggestionsHeaderView.height(appearance.fonts.body) : 0
    }

    /// The height for the maximum number of rows, in points.
    open var fittingHeight: CGFloat { fittingHeight(width: viewIfLoaded?.bounds.width ?? 0) }

    /// The height for the maximum number of rows at a width, in points.
    final func fittingHeight(width: CGFloat) -> CGFloat {
        let width = width - 2 * Self.margin
        let whole = Int(min(CGFloat(count), numberOfVisibleRows).rounded(.down))
        var rows = (0..<whole).reduce(0) { $0 + height(ofRow: $1, width: width) }
        if whole < count { rows += (numberOfVisibleRows - CGFloat(whole)) * height(ofRow: whole, width: width) }
        return headerHeight + rows + 2 * Self.margin
    }

    open func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let width = collectionView.bounds.width
        return CGSize(width: width, height: height(ofRow: indexPath.item, width: width))
    }

    // MARK: Choosing

    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        didSelectItemAt?(indexPath.item)
    }
}
