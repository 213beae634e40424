import ChatLook
import HeadlessUIKit

/// A bar that says that the channels could not be loaded, with a button to try again.
open class ChatChannelListErrorView: BannerView {
    /// The height, in points.
    override open var height: CGFloat { 88 }

    override open var text: String { L10n.ChannelList.errorMessage }
}
