import Foundation
import StreamChat

protocol ChannelInfoViewModelDelegate: AnyObject {
    func viewModelDidChange(_ viewModel: ChannelInfoViewModel)
    func viewModel(_ viewModel: ChannelInfoViewModel, didFailWith error: Error)
    func viewModelDidLeave(_ viewModel: ChannelInfoViewModel)
}

/// A trail's members, and what its members can do about it.
final class ChannelInfoViewModel {
    weak var delegate: ChannelInfoViewModelDelegate?

    private let client: ChatClient
    private let channelController: ChatChannelController
    private let memberListController: ChatChannelMemberListController

    init(cid: ChannelId, client: ChatClient) {
        self.client = client
        channelController = client.channelController(for: cid)
        memberListController = client.memberListController(
            query: ChannelMemberListQuery(cid: cid, sort: [.init(key: .name, isAscending: true)], pageSize: 30))
        channelController.delegate = self
        memberListController.delegate = self
        channelController.synchronize()
        memberListController.synchronize()
    }

    var name: String { channelController.channel?.name ?? "" }
    var members: [ChatChannelMember] { Array(memberListController.members) }
    var isMuted: Bool { channelController.channel?.isMuted == true }
    var canDelete: Bool { channelController.channel?.ownCapabilities.contains(.deleteChannel) == true }

    func role(of member: ChatChannelMember) -> String? {
        channelController.channel?.createdBy?.id == member.id ? Strings.Info.owner : nil
    }

    func setMuted(_ isMuted: Bool) {
        if isMuted {
            channelController.muteChannel { [weak self] in self?.report($0) }
        } else {
            channelController.unmuteChannel { [weak self] in self?.report($0) }
        }
    }

    func leave() {
        guard let userId = client.currentUserId else { return }
        channelController.removeMembers(userIds: [userId]) { [weak self] error in self?.leave(with: error) }
    }

    func delete() {
        channelController.deleteChannel { [weak self] error in self?.leave(with: error) }
    }

    func remove(_ member: ChatChannelMember) {
        channelController.removeMembers(userIds: [member.id]) { [weak self] in self?.report($0) }
    }

    private func leave(with error: Error?) {
        if error == nil { delegate?.viewModelDidLeave(self) } else { report(error) }
    }

    private func report(_ error: Error?) {
        guard let error = error else { return }
        delegate?.viewModel(self, didFailWith: error)
    }
}

extension ChannelInfoViewModel: ChatChannelControllerDelegate {
    func channelController(
        _ channelController: ChatChannelController, didUpdateChannel channel: EntityChange<ChatChannel>
    ) {
        delegate?.viewModelDidChange(self)
    }
}

extension ChannelInfoViewModel: ChatChannelMemberListControllerDelegate {
    func memberListController(
        _ controller: ChatChannelMemberListController, didChangeMembers changes: [ListChange<ChatChannelMember>]
    ) {
        delegate?.viewModelDidChange(self)
    }
}
