import HeadlessUIKit

/// A preview with a button that removes it.
open class AttachmentPreviewContainer: _View, ThemeProvider {
    /// Called when the attachment is removed.
    open var discardButtonHandler: (() -> Void)?

    /// The remove button.
    open private(set) lazy var discardButton = UIButton()

    override open func setUp() {
        super.setUp()

        discardButton.addAction(UIAction { [weak self] _ in self?.discardButtonHandler?() }, for: .touchUpInside)
    }

    override open func setUpLayout() {
        super.setUpLayout()

        discardButton.accessibilityIdentifier = "discardButton"
        insetsLayoutMarginsFromSafeArea = false
        addSubview(discardButton.withoutAutoresizingMaskConstraints)
        discardButton.pin(anchors: [.top, .trailing], to: layoutMarginsGuide)
        discardButton.pin(anchors: [.width, .height], to: 24)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        discardButton.setImage(appearance.images.discardAttachment, for: .normal)
    }

    /// Shows a preview below the remove button.
    public func embed(attachmentView: UIView) {
        attachmentView.translatesAutoresizingMaskIntoConstraints = false
        insertSubview(attachmentView, at: 0)
        attachmentView.pin(to: self)
    }
}

/// The placeholder of an attachment without a preview.
open class AttachmentPlaceholderView: _View, ThemeProvider {
    /// The icon of a file of unknown type.
    open private(set) lazy var fileIconImageView = UIImageView()

    override open func setUpLayout() {
        super.setUpLayout()

        addSubview(fileIconImageView.withoutAutoresizingMaskConstraints)
        fileIconImageView.pin(anchors: [.centerX, .centerY], to: self)
        pin(anchors: [.width, .height], to: 100)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        fileIconImageView.image = appearance.images.fileFallback
    }
}
