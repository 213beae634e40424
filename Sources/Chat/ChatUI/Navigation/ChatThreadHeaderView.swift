import ChatLook
import ChatModels
import HeadlessUIKit

/// The title of a thread's screen, and the channel that the thread is in.
open class ChatThreadHeaderView: _View, ThemeProvider {
    /// The channel that the thread is in.
    open var channelController: ChatChannelController? {
        didSet { updateContentIfNeeded() }
    }

    /// The user who looks at the thread.
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

    /// Says that this is a thread.
    open var titleText: String? { L10n.Message.Threads.reply }

    /// The name of the channel.
    open var subtitleText: String? {
        guard let channel = channelController?.channel else { return nil }
        return channelName(of: channel, for: currentUserId).map(L10n.Message.Threads.replyWith)
    }
}
