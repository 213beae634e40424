import ChatLook
import ChatModels
import Client
import HeadlessUIKit

/// The data source of suggested commands.
open class ChatMessageComposerSuggestionsCommandDataSource: NSObject, UICollectionViewDataSource {
    /// The list.
    open var collectionView: ChatSuggestionsCollectionView

    /// The commands, from top to bottom.
    open var commands: [Command]

    /// Creates the data source of a list, and registers its rows and its header.
    @MainActor @preconcurrency
    public init(with commands: [Command], collectionView: ChatSuggestionsCollectionView) {
        self.commands = commands
        self.collectionView = collectionView
        super.init()
        let components = collectionView.components
        collectionView.register(
            components.suggestionsCommandCollectionViewCell.self, forCellWithReuseIdentifier: Self.rowIdentifier)
        collectionView.register(
            components.suggestionsHeaderReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: Self.headerIdentifier)
    }

    private static let rowIdentifier = "CommandSuggestion"
    private static let headerIdentifier = "SuggestionsHeader"

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        commands.count
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.rowIdentifier, for: indexPath)
        (cell as? ChatCommandSuggestionCollectionViewCell)?.commandView.content = commands[indexPath.item]
        return cell
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
}

/// The data source of suggested users: given ones, or those that a controller finds.
open class ChatMessageComposerSuggestionsMentionDataSource: NSObject, UICollectionViewDataSource,
    @preconcurrency ChatUserSearchControllerDelegate
{
    /// The list.
    open var collectionView: ChatSuggestionsCollectionView

    /// The users, from top to bottom.
    open var users: [ChatUser]

    /// Searches for users; `nil` if they were given.
    open var searchController: ChatUserSearchController?

    /// Creates the data source of a list of given users, and registers its rows.
    @MainActor @preconcurrency
    public init(collectionView: ChatSuggestionsCollectionView, users: [ChatUser]) {
        self.collectionView = collectionView
        self.users = users
        super.init()
        registerRows()
    }

    /// Creates the data source of a list of the users that a controller finds.
    ///
    /// - Parameter usersCache: Users who replace the search results; empty for none.
    @MainActor @preconcurrency
    public init(
        collectionView: ChatSuggestionsCollectionView, searchController: ChatUserSearchController,
        usersCache: [ChatUser] = []
    ) {
        self.collectionView = collectionView
        self.searchController = searchController
        users = usersCache.isEmpty ? searchController.userArray : usersCache
        super.init()
        registerRows()
        if usersCache.isEmpty { searchController.delegate = self }
    }

    @MainActor
    private func registerRows() {
        collectionView.register(
            collectionView.components.suggestionsMentionCollectionViewCell.self,
            forCellWithReuseIdentifier: Self.rowIdentifier)
    }

    open func controller(_ controller: ChatUserSearchController, didChangeUsers changes: [ListChange<ChatUser>]) {
        users = controller.userArray
        collectionView.reloadData()
    }

    private static let rowIdentifier = "MentionSuggestion"

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        users.count
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.rowIdentifier, for: indexPath)
        (cell as? ChatMentionSuggestionCollectionViewCell)?.mentionView.content = users[indexPath.item]
        return cell
    }
}
