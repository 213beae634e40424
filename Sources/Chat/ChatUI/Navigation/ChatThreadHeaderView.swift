import ChatLook
import ChatModels
import HeadlessUIKit

/// The title of a thread's screen, and the thread's channel.
open class ChatThreadHeaderView: _View, ThemeProvider {
    /// The channel of the thread.
    open var channelController: ChatChannelController? {
        didSet { updateContentIfNeeded() }
    }

    /// The current user.
    open var currentUserId: UserId? { channelController?.client.currentUserId }

    /// The two texts.
    open private(set) lazy var titleContainerView: TitleContainerView = components.titleContainerView.init()

    override open func setUpLayout() {
        super.setUpLayout()

        embed(titleContainerView)
    }

    override open func updateContent() {
        super.updateContent()

        titleContainerView.content = (titleText, subtitleText)
    }

    /// The title of a thread.
    open var titleText: String? { L10n.Message.Threads.reply }

    /// The name of the channel.
    open var subtitleText: String? {
        guard let channel = channelController?.channel else { return nil }
        return channelName(of: channel, for: currentUserId).map(L10n.Message.Threads.replyWith)
    }
}
