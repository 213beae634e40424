import ChatLook
import ChatModels
import Client
import HeadlessUIKit

/// Shows the authors of the reactions to a message.
open class ChatMessageReactionAuthorsVC: ComponentViewController, ThemeProvider, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    /// The message.
    open var message: ChatMessage? {
        didSet { updateContentIfNeeded() }
    }

    /// The controller of the message, which has its reactions.
    open var messageController: ChatMessageController! {
        didSet {
            message = messageController?.message ?? message
            currentUserId = messageController?.client.currentUserId ?? currentUserId
        }
    }

    /// The current user.
    open var currentUserId: UserId?

    /// The number of reactions.
    open private(set) lazy var topLabel = UILabel()

    /// The authors.
    open private(set) lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: collectionViewLayout)

    /// The layout of the authors.
    open private(set) lazy var collectionViewLayout: UICollectionViewFlowLayout = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 64, height: 110)
        layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 16, right: 16)
        return layout
    }()

    /// The reactions, the latest first.
    open var reactions: [ChatMessageReaction] {
        (message?.latestReactions ?? []).sorted { first, second in
            if first.createdAt != second.createdAt { return first.createdAt > second.createdAt }
            return (first.author.id, first.type.rawValue) < (second.author.id, second.type.rawValue)
        }
    }

    override open func setUp() {
        super.setUp()

        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(
            components.reactionAuthorCell, forCellWithReuseIdentifier: ChatMessageReactionAuthorViewCell.reuseId)
    }

    override open func setUpLayout() {
        super.setUpLayout()

        view.addSubview(topLabel.withoutAutoresizingMaskConstraints)
        view.addSubview(collectionView.withoutAutoresizingMaskConstraints)
        collectionView.pin(anchors: [.leading, .trailing, .bottom], to: view)
        NSLayoutConstraint.activate([
            topLabel.topAnchor.pin(equalTo: view.topAnchor, constant: 16),
            topLabel.centerXAnchor.pin(equalTo: view.centerXAnchor),
            collectionView.topAnchor.pin(equalTo: topLabel.bottomAnchor, constant: 16),
        ])
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        view.backgroundColor = appearance.colorPalette.background
        view.layer.cornerRadius = 16
        view.clipsToBounds = true
        collectionView.backgroundColor = appearance.colorPalette.background
        topLabel.font = appearance.fonts.title3
        topLabel.textColor = appearance.colorPalette.text
        topLabel.adjustsFontForContentSizeCategory = true
    }

    override open func updateContent() {
        super.updateContent()

        topLabel.text = L10n.Reactions.numberOfReactions(message?.totalReactionsCount ?? 0)
        collectionView.reloadData()
    }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        reactions.count
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: ChatMessageReactionAuthorViewCell.reuseId, for: indexPath)
        if let cell = cell as? ChatMessageReactionAuthorViewCell {
            cell.content = ChatMessageReactionAuthorViewCell.Content(
                reaction: reactions[indexPath.item], currentUserId: currentUserId)
        }
        return cell
    }
}
