import ChatLook
import HeadlessUIKit

/// A banner for a failure to load the channels, with a button that retries.
open class ChatChannelListErrorView: BannerView {
    /// The height, in points.
    override open var height: CGFloat { 88 }

    override open var text: String { L10n.ChannelList.errorMessage }

    /// The text.
    open var titleLabel: UILabel { label }

    /// The button that retries.
    open var retryButton: UIButton { refreshButton }

    /// Called when the button is tapped.
    open var refreshButtonAction: (() -> Void)? {
        get { onTap }
        set { onTap = newValue }
    }

    /// Shows the banner.
    open func show() { isHidden = false }

    /// Hides the banner.
    open func hide() { isHidden = true }
}
