// Until 2021 the client was generic over data that an application added. The data is in `extraData` now, whatever type an
// application gives.

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

public typealias _ChannelListQuery<ExtraData> = ChannelListQuery
public typealias _ChannelListFilterScope<ExtraData> = ChannelListFilterScope
public typealias _UserListQuery<ExtraData> = UserListQuery
public typealias _UserListFilterScope<ExtraData> = UserListFilterScope
public typealias _ChannelMemberListQuery<ExtraData> = ChannelMemberListQuery
public typealias _MemberListFilterScope<ExtraData> = MemberListFilterScope
