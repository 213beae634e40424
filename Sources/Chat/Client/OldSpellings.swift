// Until 2021, the client was generic over an app's custom data. The data is in `extraData` now, whatever the type
// parameter is.

public typealias _ChatClient<ExtraData> = ChatClient

public typealias _ChatChannelController<ExtraData> = ChatChannelController
public typealias _ChatChannelControllerDelegate = ChatChannelControllerDelegate
public typealias _ChatChannelListController<ExtraData> = ChatChannelListController
public typealias _ChatChannelListControllerDelegate = ChatChannelListControllerDelegate
public typealias _ChatMessageController<ExtraData> = ChatMessageController
public typealias _ChatMessageControllerDelegate = ChatMessageControllerDelegate
public typealias _ChatMessageSearchController<ExtraData> = ChatMessageSearchController
public typealias _ChatMessageSearchControllerDelegate = ChatMessageSearchControllerDelegate
public typealias _ChatUserListController<ExtraData> = ChatUserListController
public typealias _ChatUserListControllerDelegate = ChatUserListControllerDelegate
public typealias _ChatUserSearchController<ExtraData> = ChatUserSearchController
public typealias _ChatUserSearchControllerDelegate = ChatUserSearchControllerDelegate
public typealias _ChatChannelMemberListController<ExtraData> = ChatChannelMemberListController
public typealias _ChatChannelMemberListControllerDelegate = ChatChannelMemberListControllerDelegate
public typealias _ChatChannelWatcherListController<ExtraData> = ChatChannelWatcherListController
public typealias _ChatChannelWatcherListControllerDelegate = ChatChannelWatcherListControllerDelegate
public typealias _ChatUserController<ExtraData> = ChatUserController
public typealias _ChatUserControllerDelegate = ChatUserControllerDelegate
public typealias _ChatChannelMemberController<ExtraData> = ChatChannelMemberController
public typealias _ChatChannelMemberControllerDelegate = ChatChannelMemberControllerDelegate
public typealias _CurrentChatUserController<ExtraData> = CurrentChatUserController
public typealias _CurrentChatUserControllerDelegate = CurrentChatUserControllerDelegate

public typealias _ChannelQuery<ExtraData> = ChannelQuery
public typealias _ChannelListQuery<ExtraData> = ChannelListQuery
public typealias _ChannelListFilterScope<ExtraData> = ChannelListFilterScope
public typealias _UserListQuery<ExtraData> = UserListQuery
public typealias _UserListFilterScope<ExtraData> = UserListFilterScope
public typealias _ChannelMemberListQuery<ExtraData> = ChannelMemberListQuery
public typealias _MemberListFilterScope<ExtraData> = MemberListFilterScope
