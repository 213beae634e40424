import HeadlessUIKit

/// The title above the fields of the form of a new poll.
open class PollCreationSectionHeaderView: _TableHeaderFooterView, ThemeProvider {
    /// The title.
    public var content: String? {
        didSet { updateContentIfNeeded() }
    }

    /// The label of the title.
    open private(set) lazy var titleLabel = UILabel()

    override open func setUpLayout() {
        super.setUpLayout()

        titleLabel.accessibilityIdentifier = "titleLabel"
        contentView.embedPollCard(titleLabel, bottom: 8, top: 12)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        titleLabel.font = appearance.fonts.body
        titleLabel.textColor = appearance.colorPalette.text
        titleLabel.adjustsFontForContentSizeCategory = true
    }

    override open func updateContent() {
        super.updateContent()

        titleLabel.text = content
    }
}
