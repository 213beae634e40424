import ChatLook
import HeadlessUIKit

/// The view that is shown while the threads are loaded.
open class ChatThreadListLoadingView: _View, ThemeProvider {
    /// The spinner.
    open private(set) lazy var loadingIndicator = UIActivityIndicatorView(style: .large)

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = appearance.colorPalette.background
        loadingIndicator.startAnimating()
    }

    override open func setUpLayout() {
        super.setUpLayout()

        addSubview(loadingIndicator.withoutAutoresizingMaskConstraints)
        loadingIndicator.pin(anchors: [.centerX, .centerY], to: self)
    }
}

/// The view of an empty thread list.
open class ChatThreadListEmptyView: _View, ThemeProvider {
    /// The column of icon and text.
    open private(set) lazy var container = UIStackView()

    /// The icon.
    open private(set) lazy var iconView = UIImageView()

    /// The text.
    open private(set) lazy var descriptionLabel = UILabel()

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = appearance.colorPalette.background
        iconView.image = appearance.images.threadIcon
        iconView.tintColor = appearance.colorPalette.alternativeInactiveTint
        iconView.contentMode = .scaleAspectFit
        descriptionLabel.text = L10n.ThreadList.emptyDescription
        descriptionLabel.font = appearance.fonts.subheadline
        descriptionLabel.textColor = appearance.colorPalette.subtitleText
        descriptionLabel.adjustsFontForContentSizeCategory = true
        descriptionLabel.textAlignment = .center
    }

    override open func setUpLayout() {
        super.setUpLayout()

        container = VContainer(spacing: 12, alignment: .center) {
            iconView.width(130).height(130)
            descriptionLabel
        }
        addSubview(container)
        container.pin(anchors: [.centerX, .centerY], to: self)
    }
}
