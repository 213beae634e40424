import HeadlessUIKit

/// The row for an option of a new poll: a field, and a handle to reorder it.
open class PollCreationOptionCell: _PollCreationCell {
    /// The option.
    public var content: PollCreationTextFieldView.Content? {
        didSet { updateContentIfNeeded() }
    }

    /// Whether the row can be reordered; the empty one can't.
    open var isReorderable = true {
        didSet { updateContentIfNeeded() }
    }

    /// The field for the option.
    open private(set) lazy var textFieldView: PollCreationTextFieldView = components.pollCreationTextFieldView.init()

    /// The handle.
    open private(set) lazy var reorderImageView = UIImageView()

    override open func setUpLayout() {
        super.setUpLayout()

        reorderImageView.accessibilityIdentifier = "reorderImageView"
        reorderImageView.contentMode = .center
        fillCard(
            with: HContainer(spacing: 8, alignment: .center) {
                textFieldView
                reorderImageView.width(20)
            })
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        reorderImageView.image = appearance.images.pollReorderIcon
        reorderImageView.tintColor = appearance.colorPalette.textLowEmphasis
    }

    override open func updateContent() {
        super.updateContent()

        textFieldView.content = content
        reorderImageView.isHidden = !isReorderable
    }
}
