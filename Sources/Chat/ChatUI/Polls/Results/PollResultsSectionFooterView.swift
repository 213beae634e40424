import ChatLook
import HeadlessUIKit

/// The end of an option's card: a button that shows all votes, if some are hidden.
open class PollResultsSectionFooterView: _TableHeaderFooterView, ThemeProvider {
    /// Whether there are hidden votes.
    public var content = false {
        didSet { updateContentIfNeeded() }
    }

    /// Called when the button is tapped.
    open var onTap: (() -> Void)?

    /// The lower part of the section's card.
    open private(set) lazy var container = UIView()

    /// The button that shows all votes.
    open private(set) lazy var bottomActionButton = UIButton()

    /// The end of the card without a button.
    private lazy var endView = UIView()

    override open func setUp() {
        super.setUp()

        bottomActionButton.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    override open func setUpLayout() {
        super.setUpLayout()

        bottomActionButton.accessibilityIdentifier = "bottomActionButton"
        contentView.embedPollCard(container, bottom: PollCard.spacing)
        VContainer {
            bottomActionButton.height(52)
            endView.height(PollCard.padding)
        }
        .embed(in: container)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        container.applyPollCardStyle(appearance, corners: PollCard.bottom)
        bottomActionButton.setTitleColor(appearance.colorPalette.accentPrimary, for: .normal)
        bottomActionButton.titleLabel?.font = appearance.fonts.body
        bottomActionButton.titleLabel?.adjustsFontForContentSizeCategory = true
    }

    override open func updateContent() {
        super.updateContent()

        bottomActionButton.setTitle(L10n.Polls.Sheet.showAll, for: .normal)
        bottomActionButton.isHidden = !content
        endView.isHidden = content
    }
}
