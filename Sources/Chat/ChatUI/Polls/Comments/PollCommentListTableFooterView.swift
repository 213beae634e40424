import ChatLook
import HeadlessUIKit

/// The button below the comments on a poll: it adds a comment, or changes the user's own.
open class PollCommentListTableFooterView: _View, ThemeProvider {
    /// Whether the user has commented.
    public var content = false {
        didSet { updateContentIfNeeded() }
    }

    /// Called when the button is tapped.
    open var onTap: (() -> Void)?

    /// The button that adds or changes a comment.
    open private(set) lazy var bottomActionButton = UIButton()

    override open func setUp() {
        super.setUp()

        bottomActionButton.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    override open func setUpLayout() {
        super.setUpLayout()

        bottomActionButton.accessibilityIdentifier = "bottomActionButton"
        embedPollCard(bottomActionButton, bottom: PollCard.spacing)
        bottomActionButton.pin(anchors: [.height], to: 54)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        bottomActionButton.applyPollCardStyle(appearance)
        bottomActionButton.setTitleColor(appearance.colorPalette.accentPrimary, for: .normal)
        bottomActionButton.titleLabel?.font = appearance.fonts.body
        bottomActionButton.titleLabel?.adjustsFontForContentSizeCategory = true
    }

    override open func updateContent() {
        super.updateContent()

        let texts = L10n.Polls.Sheet.self
        bottomActionButton.setTitle(content ? texts.updateComment : texts.addComment, for: .normal)
    }
}
