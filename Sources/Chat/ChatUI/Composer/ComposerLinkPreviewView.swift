import ChatModels
import HeadlessUIKit

/// The preview of a link above the input field: its image, its title, and a button that removes it.
open class ComposerLinkPreviewView: _View, ThemeProvider {
    /// The payload of a link.
    public struct Content {
        /// The payload.
        public var linkAttachmentPayload: LinkAttachmentPayload

        public init(linkAttachmentPayload: LinkAttachmentPayload) {
            self.linkAttachmentPayload = linkAttachmentPayload
        }
    }

    /// The link.
    public var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    /// Called when the preview is closed.
    public var onClose: (() -> Void)?

    // MARK: Subviews

    /// The image, or a link icon.
    open private(set) lazy var previewImageView = UIImageView()

    /// A line between image and text.
    open private(set) lazy var dividerView = UIView()

    /// The title of the page.
    open private(set) lazy var titleLabel = UILabel()

    /// The description of the page.
    open private(set) lazy var descriptionLabel = UILabel()

    /// The button that removes the preview.
    open private(set) lazy var closeButton: UIButton = UIView.make(components.closeButton)

    /// A column of title and description.
    open private(set) lazy var textContainer = ContainerStackView(axis: .vertical, alignment: .leading, spacing: 3)

    private static let imageSize: CGFloat = 35

    // MARK: Life cycle

    override open func setUp() {
        super.setUp()

        closeButton.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .touchUpInside)
    }

    override open func setUpLayout() {
        super.setUpLayout()

        let names: [(UIView, String)] = [
            (previewImageView, "previewImageView"), (dividerView, "dividerView"), (titleLabel, "titleLabel"),
            (descriptionLabel, "descriptionLabel"), (closeButton, "closeButton"), (textContainer, "textContainer"),
        ]
        for (view, name) in names { view.accessibilityIdentifier = name }
        textContainer.addArrangedSubviews([titleLabel, descriptionLabel])
        for view in [previewImageView, dividerView, textContainer, closeButton] {
            addSubview(view.withoutAutoresizingMaskConstraints)
            view.pin(anchors: [.centerY], to: self)
        }
        for label in [titleLabel, descriptionLabel] {
            label.setContentCompressionResistancePriority(.streamLow, for: .horizontal)
            label.setContentCompressionResistancePriority(.required, for: .vertical)
        }
        previewImageView.pin(anchors: [.width, .height], to: Self.imageSize)
        closeButton.pin(anchors: [.width, .height], to: 28)
        dividerView.pin(anchors: [.width], to: 2)
        placeInARow()
    }

    private func placeInARow() {
        NSLayoutConstraint.activate([
            heightAnchor.pin(greaterThanOrEqualTo: previewImageView.heightAnchor, multiplier: 1),
            heightAnchor.constraint(greaterThanOrEqualTo: textContainer.heightAnchor, constant: 5),
            heightAnchor.constraint(equalToConstant: 0).with(priority: .lowest),
            dividerView.heightAnchor.pin(greaterThanOrEqualToConstant: 32),
            dividerView.heightAnchor.pin(greaterThanOrEqualTo: textContainer.heightAnchor, multiplier: 1),
            dividerView.heightAnchor.constraint(equalToConstant: 0).with(priority: .lowest),
            previewImageView.leadingAnchor.pin(equalTo: leadingAnchor),
            dividerView.leadingAnchor.pin(equalTo: previewImageView.trailingAnchor, constant: 8),
            textContainer.leadingAnchor.pin(equalTo: dividerView.trailingAnchor, constant: 6),
            textContainer.trailingAnchor.pin(lessThanOrEqualTo: closeButton.leadingAnchor, constant: -6),
            closeButton.trailingAnchor.pin(equalTo: trailingAnchor),
        ])
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        let palette = appearance.colorPalette
        dividerView.backgroundColor = palette.accentPrimary
        previewImageView.clipsToBounds = true
        previewImageView.layer.cornerRadius = 4
        titleLabel.font = appearance.fonts.footnoteBold
        titleLabel.textColor = palette.text
        titleLabel.adjustsFontForContentSizeCategory = true
        descriptionLabel.font = appearance.fonts.footnote
        descriptionLabel.textColor = palette.textLowEmphasis
        descriptionLabel.adjustsFontForContentSizeCategory = true
        closeButton.tintColor = palette.textLowEmphasis
    }

    override open func updateContent() {
        super.updateContent()

        let payload = content?.linkAttachmentPayload
        titleLabel.text = payload?.title ?? payload?.originalURL.absoluteString
        descriptionLabel.text = payload?.text
        descriptionLabel.isHidden = payload?.text?.isEmpty ?? true
        let hasPicture = components.imageLoader.show(
            payload?.previewURL, in: previewImageView,
            with: ImageLoaderOptions(placeholder: appearance.images.link))
        previewImageView.contentMode = hasPicture ? .scaleAspectFill : .center
    }
}
