import ChatLook
import ChatModels
import HeadlessSwiftUI
import OpenCombine

/// The state of the screen with information about a channel.
@MainActor
open class ChatChannelInfoViewModel: ObservableObject {
    /// The number of members in a collapsed list.
    private static let collapsedCount = 6

    /// The members of a group, or the other one of a direct channel.
    @Published public var participants: [ParticipantInfo] = []
    /// Whether the current user has muted the channel.
    @Published public var muted: Bool {
        didSet { if muted != oldValue { changeMuted() } }
    }
    /// Whether only the first members are shown.
    @Published public var memberListCollapsed = true
    /// Whether the user is asked to confirm that they leave the group or delete the conversation.
    @Published public var leaveGroupAlertShown = false
    /// Whether an action has failed.
    @Published public var errorShown = false
    /// The name in the field of a group.
    @Published public var channelName: String
    /// Whether users to add are shown.
    @Published public var addUsersShown = false

    /// The channel.
    public private(set) var channel: ChatChannel
    /// The controller of the channel.
    public let channelController: ChatChannelController

    /// Shows a channel in the memory of the current client.
    public init(channel: ChatChannel) {
        let client = InjectedValues[\.chatClient]
        self.channel = channel
        channelName = channel.name ?? ""
        muted = channel.isMuted
        channelController = ChatChannelController(client: client, channel: channel)
        channelController.delegate = self
        showParticipants()
    }

    private func showParticipants() {
        let currentUserId = channelController.client.currentUserId
        participants = channel.lastActiveMembers
            .filter { !channel.isDirectMessageChannel || $0.id != currentUserId }
            .map { ParticipantInfo($0) }
    }

    // MARK: Members

    /// The members that are shown.
    public var displayedParticipants: [ParticipantInfo] {
        memberListCollapsed ? Array(participants.prefix(Self.collapsedCount)) : participants
    }

    /// The number of members that are hidden while the list is collapsed.
    public var notDisplayedParticipantsCount: Int { max(0, participants.count - Self.collapsedCount) }

    /// Whether there is a row that shows all members.
    public var showMoreUsersButton: Bool { memberListCollapsed && notDisplayedParticipantsCount > 0 }

    /// Whether the channel is one between two users, whose other one is shown large.
    public var showSingleMemberDMView: Bool { channel.isDirectMessageChannel && participants.count <= 1 }

    /// Whether the current user may add members.
    public var shouldShowAddUserButton: Bool {
        !channel.isDirectMessageChannel && channel.ownCapabilities.contains(.updateChannelMembers)
    }

    /// Adds a user to the channel.
    public func addUserTapped(_ user: ChatUser) {
        channelController.addMembers(userIds: [user.id]) { [weak self] error in self?.show(error) }
        addUsersShown = false
    }

    // MARK: Channel

    /// The title in the bar.
    public var title: String {
        let namer = InjectedValues[\.utils].channelNamer
        return namer(channel, channelController.client.currentUserId) ?? ""
    }

    /// Whether the current user may rename the channel.
    public var canRenameChannel: Bool { channel.ownCapabilities.contains(.updateChannel) }

    /// Renames the channel to the text in the field.
    public func confirmRenaming() {
        guard channelName != channel.name else { return }
        channelController.partialChannelUpdate(name: channelName) { [weak self] error in self?.show(error) }
    }

    /// Resets the field to the name of the channel.
    public func cancelRenaming() { channelName = channel.name ?? "" }

    /// The title of the switch that mutes the channel.
    public var mutedText: String { channel.memberCount > 2 ? L10n.ChatInfo.muteGroup : L10n.ChatInfo.muteUser }

    private func changeMuted() {
        let completion = { [weak self] (error: (any Error)?) in
            guard let self else { return }
            show(error)
        }
        if muted {
            channelController.muteChannel(completion: completion)
        } else {
            channelController.unmuteChannel(completion: completion)
        }
    }

    // MARK: Leaving

    /// Whether the current user may leave the group or delete the conversation.
    public var shouldShowLeaveConversationButton: Bool {
        channel.isDirectMessageChannel ? channel.canDeleteChannel : channel.canLeaveChannel
    }

    /// The title of the row that leaves or deletes the conversation.
    public var leaveButtonTitle: String {
        channel.isDirectMessageChannel ? L10n.ChannelActions.delete : L10n.ChannelActions.leave
    }

    /// The question before the conversation is left or deleted.
    public var leaveConversationDescription: String {
        channel.isDirectMessageChannel ? L10n.ChannelActions.confirmDelete : L10n.ChatInfo.confirmLeave
    }

    /// Leaves the group, or deletes a direct conversation.
    ///
    /// - Parameter completion: Called after a success.
    public func leaveConversationTapped(completion: @escaping () -> Void) {
        let finish = { [weak self] (error: (any Error)?) in
            self?.show(error)
            if error == nil { completion() }
        }
        if channel.isDirectMessageChannel {
            channelController.deleteChannel(completion: finish)
        } else if let userId = channelController.client.currentUserId {
            channelController.removeMembers(userIds: [userId], completion: finish)
        }
    }

    private func show(_ error: (any Error)?) {
        if error != nil { errorShown = true }
    }
}

extension ChatChannelInfoViewModel: @preconcurrency ChatChannelControllerDelegate {
    public func channelController(
        _ channelController: ChatChannelController, didUpdateChannel channel: EntityChange<ChatChannel>
    ) {
        guard let channel = channelController.channel else { return }
        self.channel = channel
        showParticipants()
    }
}
