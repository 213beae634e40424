import ChatLook
import HeadlessUIKit

/// A bar that says that the channels could not be loaded, with a button to try again.
open class ChatChannelListErrorView: BannerView {
    /// The height, in points.
    override open var height: CGFloat { 88 }

    override open var text: String { L10n.ChannelList.errorMessage }

    /// The text.
    open var titleLabel: UILabel { label }

    /// The button that tries again.
    open var retryButton: UIButton { refreshButton }

    /// Called when the button is tapped.
    open var refreshButtonAction: (() -> Void)? {
        get { onTap }
        set { onTap = newValue }
    }

    /// Brings the bar into sight.
    open func show() { isHidden = false }

    /// Takes the bar out of sight.
    open func hide() { isHidden = true }
}
