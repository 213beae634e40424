import ChatModels
import HeadlessSwiftUI
import OpenCombine

/// The users who can be added to a channel.
@MainActor
open class AddUsersViewModel: ObservableObject {
    /// The users, except for those who were already there.
    @Published public var users: [ChatUser] = []
    /// The text to search for; empty for all users.
    @Published public var searchText = "" {
        didSet { searchController.search(term: searchText) }
    }

    private let loadedUserIds: Set<UserId>
    private let searchController: ChatUserSearchController

    /// - Parameters:
    ///   - loadedUserIds: The users who aren't offered.
    ///   - searchController: `nil` for the users in memory.
    public init(loadedUserIds: [String], searchController: ChatUserSearchController? = nil) {
        self.loadedUserIds = Set(loadedUserIds)
        self.searchController = searchController ?? InjectedValues[\.chatClient].userSearchController()
        self.searchController.delegate = self
        self.searchController.search(term: nil)
        showUsers()
    }

    /// Loads more users when one of the last is shown.
    public func onUserAppear(_ user: ChatUser) {
        if user.id == users.last?.id { searchController.loadNextUsers() }
    }

    private func showUsers() {
        users = searchController.users.filter { !loadedUserIds.contains($0.id) }
    }
}

extension AddUsersViewModel: @preconcurrency ChatUserSearchControllerDelegate {
    public func controller(
        _ controller: ChatUserSearchController, didChangeUsers changes: [ListChange<ChatUser>]
    ) {
        showUsers()
    }
}
