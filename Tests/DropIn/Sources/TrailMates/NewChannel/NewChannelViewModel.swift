import Foundation
import StreamChat

protocol NewChannelViewModelDelegate: AnyObject {
    func viewModelDidChange(_ viewModel: NewChannelViewModel)
    func viewModel(_ viewModel: NewChannelViewModel, didFailWith error: Error)
}

/// Finds members and makes a trail with those who were chosen.
final class NewChannelViewModel {
    weak var delegate: NewChannelViewModelDelegate?

    private let client: ChatClient
    private let searchController: ChatUserSearchController
    private var channelController: ChatChannelController?

    private(set) var selectedIds: [UserId] = []
    var name = "" {
        didSet { delegate?.viewModelDidChange(self) }
    }

    init(client: ChatClient) {
        self.client = client
        searchController = client.userSearchController()
        searchController.delegate = self
        search(nil)
    }

    var users: [ChatUser] { searchController.userArray.filter { $0.id != client.currentUserId } }

    var canCreate: Bool { !selectedIds.isEmpty && !trimmedName.isEmpty }

    private var trimmedName: String { name.trimmingCharacters(in: .whitespacesAndNewlines) }

    func search(_ text: String?) {
        searchController.search(term: text)
    }

    func isSelected(_ user: ChatUser) -> Bool { selectedIds.contains(user.id) }

    func toggle(_ user: ChatUser) {
        if let index = selectedIds.firstIndex(of: user.id) {
            selectedIds.remove(at: index)
        } else {
            selectedIds.append(user.id)
        }
        delegate?.viewModelDidChange(self)
    }

    func create(completion: @escaping (ChannelId) -> Void) {
        let id = trimmedName.lowercased().replacingOccurrences(of: " ", with: "-")
        do {
            let controller = try client.channelController(
                createChannelWithId: ChannelId(type: .messaging, id: id), name: trimmedName, imageURL: nil,
                members: Set(selectedIds), isCurrentUserMember: true, extraData: ["grade": .string("T1")])
            channelController = controller
            controller.synchronize { [weak self] error in
                guard let self = self else { return }
                if let error = error {
                    self.delegate?.viewModel(self, didFailWith: error)
                } else if let cid = controller.cid {
                    completion(cid)
                }
            }
        } catch {
            delegate?.viewModel(self, didFailWith: error)
        }
    }
}

extension NewChannelViewModel: ChatUserSearchControllerDelegate {
    func controller(_ controller: ChatUserSearchController, didChangeUsers changes: [ListChange<ChatUser>]) {
        delegate?.viewModelDidChange(self)
    }
}
