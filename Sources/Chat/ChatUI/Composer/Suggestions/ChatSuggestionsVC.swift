import ChatLook
import ChatModels
import HeadlessUIKit

/// A list of commands, or of users to mention, that could come next in the message that is being written.
///
/// It floats over the composer.
open class ChatSuggestionsVC: ComponentViewController, ThemeProvider, UICollectionViewDataSource,
    UICollectionViewDelegate,
    UICollectionViewDelegateFlowLayout
{
    /// The suggestions of a list: of one kind at a time.
    public enum Content {
        case commands([Command])
        case mentions([ChatUser])
    }

    /// The suggestions.
    public var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    /// Called with the place of the suggestion that was chosen.
    public var didSelectItemAt: ((Int) -> Void)?

    /// The rows.
    open private(set) lazy var collectionView: ChatSuggestionsCollectionView =
        UIView.make(components.suggestionsCollectionView)

    /// Places the rows.
    open private(set) lazy var collectionViewLayout: UICollectionViewLayout =
        components.suggestionsCollectionViewLayout.init()

    /// The most rows that are seen at a time.
    open var numberOfVisibleRows: CGFloat { 4 }

    /// Whether there is nothing to suggest.
    open var isEmpty: Bool { count == 0 }

    private static let commandIdentifier = "CommandSuggestion"
    private static let mentionIdentifier = "MentionSuggestion"
    private static let headerIdentifier = "SuggestionsHeader"
    private static let margin: CGFloat = 8

    // MARK: Life cycle

    override open func setUp() {
        super.setUp()

        collectionView.collectionViewLayout = collectionViewLayout
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(
            components.suggestionsCommandCollectionViewCell.self,
            forCellWithReuseIdentifier: Self.commandIdentifier)
        collectionView.register(
            components.suggestionsMentionCollectionViewCell.self,
            forCellWithReuseIdentifier: Self.mentionIdentifier)
        collectionView.register(
            components.suggestionsHeaderReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: Self.headerIdentifier)
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

    private var count: Int {
        switch content {
        case .commands(let commands): commands.count
        case .mentions(let users): users.count
        case nil: 0
        }
    }

    private var rowHeight: CGFloat {
        if case .mentions = content { return ChatMentionSuggestionView.height }
        return ChatCommandSuggestionView.height
    }

    private var headerHeight: CGFloat {
        if case .commands = content { return ChatSuggestionsHeaderView.height }
        return 0
    }

    /// The height that shows as many suggestions as there may be, in points.
    open var fittingHeight: CGFloat {
        headerHeight + rowHeight * min(CGFloat(count), numberOfVisibleRows) + 2 * Self.margin
    }

    open func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: collectionView.bounds.width, height: rowHeight)
    }

    // MARK: Rows

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        switch content {
        case .mentions(let users):
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: Self.mentionIdentifier, for: indexPath)
            (cell as? ChatMentionSuggestionCollectionViewCell)?.mentionView.content = users[indexPath.item]
            return cell
        case .commands(let commands):
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: Self.commandIdentifier, for: indexPath)
            (cell as? ChatCommandSuggestionCollectionViewCell)?.commandView.content = commands[indexPath.item]
            return cell
        case nil:
            return UICollectionViewCell()
        }
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: Self.headerIdentifier, for: indexPath)
        let header = view as? ChatSuggestionsCollectionReusableView
        header?.suggestionsHeader.headerLabel.text = L10n.Composer.Suggestions.commandsHeader
        return view
    }

    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        didSelectItemAt?(indexPath.item)
    }
}
