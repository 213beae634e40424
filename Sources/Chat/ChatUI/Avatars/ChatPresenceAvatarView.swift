import HeadlessUIKit

/// An avatar with an online indicator.
open class ChatPresenceAvatarView: _View, ThemeProvider {
    /// Whether the online indicator is shown.
    open var isOnlineIndicatorVisible = false {
        didSet {
            guard isOnlineIndicatorVisible != oldValue else { return }
            onlineIndicatorView.isHidden = !isOnlineIndicatorVisible
            setNeedsLayout()
        }
    }

    /// The avatar.
    open private(set) lazy var avatarView: ChatAvatarView = components.avatarView.init()

    /// The online indicator. It is on the right even for right-to-left layouts.
    open private(set) lazy var onlineIndicatorView: UIView & MaskProviding =
        UIView.make(components.onlineIndicatorView as UIView.Type) as? UIView & MaskProviding ?? OnlineIndicatorView()

    override open func setUpLayout() {
        super.setUpLayout()

        embed(avatarView)
        addSubview(onlineIndicatorView.withoutAutoresizingMaskConstraints)
        onlineIndicatorView.isHidden = !isOnlineIndicatorVisible
        // If a subclass positions the indicator, this position yields, not the size of the avatar.
        for constraint in [
            onlineIndicatorView.topAnchor.constraint(equalTo: topAnchor, constant: 1),
            onlineIndicatorView.rightAnchor.constraint(equalTo: rightAnchor, constant: -1),
            onlineIndicatorView.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.2),
        ] {
            constraint.with(priority: .streamAlmostRequire).isActive = true
        }
    }

    override open func layoutSubviews() {
        super.layoutSubviews()

        setUpMask(indicatorVisible: isOnlineIndicatorVisible)
    }

    /// Cuts the indicator and a gap around it out of the avatar, or restores the avatar.
    open func setUpMask(indicatorVisible: Bool) {
        guard indicatorVisible, let path = onlineIndicatorView.maskingPath?.mutableCopy() else {
            avatarView.layer.mask = nil
            return
        }
        path.addRect(bounds)
        let mask = CAShapeLayer()
        mask.path = path
        mask.fillRule = .evenOdd
        avatarView.layer.mask = mask
    }
}
