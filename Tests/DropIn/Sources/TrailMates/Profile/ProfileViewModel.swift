import Foundation
import StreamChat

protocol ProfileViewModelDelegate: AnyObject {
    func viewModelDidChange(_ viewModel: ProfileViewModel)
}

/// Who is logged in.
final class ProfileViewModel {
    weak var delegate: ProfileViewModelDelegate?

    private let controller: CurrentChatUserController
    private let connectionController: ChatConnectionController
    private(set) var errorText: String?

    init(client: ChatClient) {
        controller = client.currentUserController()
        connectionController = client.connectionController()
        controller.delegate = self
        connectionController.delegate = self
        controller.synchronize()
    }

    var user: CurrentChatUser? { controller.currentUser }

    var trailName: String { user?.extraData["trail_name"]?.stringValue ?? "" }

    var statusText: String {
        switch connectionController.connectionStatus {
        case .connected: return "On the trail"
        case .connecting: return "Lacing boots…"
        case .disconnected, .disconnecting, .initialized: return "At home"
        }
    }

    func rename(_ name: String) {
        controller.updateUserData(name: name) { [weak self] error in
            guard let self = self else { return }
            self.errorText = error?.localizedDescription
            self.delegate?.viewModelDidChange(self)
        }
    }
}

extension ProfileViewModel: CurrentChatUserControllerDelegate {
    func currentUserController(
        _ controller: CurrentChatUserController, didChangeCurrentUser change: EntityChange<CurrentChatUser>
    ) {
        delegate?.viewModelDidChange(self)
    }
}

extension ProfileViewModel: ChatConnectionControllerDelegate {
    func connectionController(
        _ controller: ChatConnectionController, didUpdateConnectionStatus status: ConnectionStatus
    ) {
        delegate?.viewModelDidChange(self)
    }
}
