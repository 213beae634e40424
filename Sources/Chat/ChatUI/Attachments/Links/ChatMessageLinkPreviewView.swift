import ChatModels
import HeadlessUIKit

/// The preview of a link: its image with the site's name, its title and its description.
open class ChatMessageLinkPreviewView: _Control, ThemeProvider {
    /// The link.
    open var content: ChatMessageLinkAttachment? {
        didSet { updateContentIfNeeded() }
    }

    // MARK: Subviews

    /// The image, twice as wide as high.
    public private(set) lazy var imagePreview = UIImageView()

    /// The background of the site's name.
    public private(set) lazy var authorBackground = UIView()

    /// The name of the site.
    public private(set) lazy var authorLabel = UILabel()

    /// The title of the page.
    public private(set) lazy var titleLabel = UILabel()

    /// The description of the page.
    public private(set) lazy var bodyTextView = UITextView()

    /// A column of title and description.
    public private(set) lazy var textStack = ContainerStackView(axis: .vertical, alignment: .leading, spacing: 3)

    /// The part above the description, which it is aligned to.
    private enum Heading {
        case image, author, nothing
    }

    private lazy var headingConstraints: [Heading: [NSLayoutConstraint]] = [
        .image: [
            imagePreview.heightAnchor.pin(equalTo: imagePreview.widthAnchor, multiplier: 0.5),
            authorBackground.bottomAnchor.pin(equalTo: imagePreview.bottomAnchor),
            textStack.topAnchor.pin(equalTo: imagePreview.bottomAnchor, constant: 8),
        ],
        .author: [
            imagePreview.heightAnchor.pin(equalToConstant: 0),
            authorBackground.topAnchor.pin(equalTo: topAnchor, constant: -8),
            authorBackground.bottomAnchor.pin(equalTo: textStack.topAnchor, constant: -8),
        ],
        .nothing: [
            imagePreview.heightAnchor.pin(equalToConstant: 0),
            textStack.topAnchor.pin(equalTo: topAnchor, constant: 8),
        ],
    ]

    // MARK: Life cycle

    override open func setUpLayout() {
        super.setUpLayout()

        setUpTexts()
        imagePreview.accessibilityIdentifier = "imagePreview"
        authorBackground.accessibilityIdentifier = "authorBackground"
        authorLabel.accessibilityIdentifier = "authorLabel"
        titleLabel.accessibilityIdentifier = "titleLabel"
        bodyTextView.accessibilityIdentifier = "bodyTextView"
        textStack.accessibilityIdentifier = "textStack"
        addSubview(imagePreview.withoutAutoresizingMaskConstraints)
        addSubview(authorBackground.withoutAutoresizingMaskConstraints)
        addSubview(textStack.withoutAutoresizingMaskConstraints)
        imagePreview.pin(anchors: [.leading, .top, .trailing], to: self)
        imagePreview.yieldToContainer()
        authorBackground.embed(
            authorLabel, insets: NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 4, trailing: 12))
        NSLayoutConstraint.activate([
            textStack.leadingAnchor.pin(equalTo: layoutMarginsGuide.leadingAnchor),
            textStack.trailingAnchor.pin(equalTo: layoutMarginsGuide.trailingAnchor),
            textStack.bottomAnchor.pin(equalTo: layoutMarginsGuide.bottomAnchor),
            authorLabel.leadingAnchor.pin(equalTo: textStack.leadingAnchor),
            authorBackground.trailingAnchor.pin(lessThanOrEqualTo: trailingAnchor, constant: -8),
        ])
    }

    private func setUpTexts() {
        textStack.addArrangedSubviews([titleLabel, bodyTextView])
        bodyTextView.isEditable = false
        bodyTextView.isScrollEnabled = false
        bodyTextView.isUserInteractionEnabled = false
        bodyTextView.textContainerInset = .zero
        bodyTextView.textContainer.lineFragmentPadding = 0
        bodyTextView.textContainer.maximumNumberOfLines = 3
        bodyTextView.textContainer.lineBreakMode = .byTruncatingTail
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = .clear
        imagePreview.contentMode = .scaleAspectFill
        imagePreview.clipsToBounds = true
        imagePreview.layer.cornerRadius = 8

        authorBackground.backgroundColor = appearance.colorPalette.highlightedAccentBackground1
        authorBackground.layer.cornerRadius = 15
        authorBackground.layer.maskedCorners = [.layerMaxXMinYCorner]

        authorLabel.font = appearance.fonts.bodyBold
        authorLabel.textColor = tintColor
        authorLabel.adjustsFontForContentSizeCategory = true
        titleLabel.font = appearance.fonts.subheadlineBold
        titleLabel.textColor = appearance.colorPalette.text
        titleLabel.adjustsFontForContentSizeCategory = true
        bodyTextView.font = appearance.fonts.subheadline
        bodyTextView.textColor = appearance.colorPalette.text
        bodyTextView.backgroundColor = .clear
        bodyTextView.adjustsFontForContentSizeCategory = true
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()

        authorLabel.textColor = tintColor
    }

    override open func updateContent() {
        super.updateContent()

        let payload = content?.payload
        let hasImage = payload?.previewURL != nil
        components.imageLoader.show(payload?.previewURL, in: imagePreview)
        imagePreview.isHidden = !hasImage

        authorLabel.text = payload?.author
        authorBackground.isHidden = payload?.author == nil
        titleLabel.text = payload?.title
        titleLabel.isHidden = payload?.title == nil
        bodyTextView.text = payload?.text
        bodyTextView.isHidden = payload?.text == nil
        isHidden = !hasImage && [payload?.author, payload?.title, payload?.text].allSatisfy { $0 == nil }
        hang(from: hasImage ? .image : payload?.author != nil ? .author : .nothing)
    }

    private func hang(from heading: Heading) {
        for (other, constraints) in headingConstraints where other != heading {
            NSLayoutConstraint.deactivate(constraints)
        }
        NSLayoutConstraint.activate(headingConstraints[heading] ?? [])
    }
}
