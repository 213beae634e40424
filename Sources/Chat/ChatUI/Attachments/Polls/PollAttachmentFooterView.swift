import ChatLook
import ChatModels
import HeadlessUIKit

/// The buttons below a poll: the current user's actions on it.
open class PollAttachmentFooterView: _View, ThemeProvider {
    /// An action on a poll.
    public enum Action: Hashable {
        /// Show all options; the value is the number of hidden ones.
        case seeMoreOptions(Int)
        case suggestOption
        case addComment
        /// Show the comments; the value is their number.
        case viewComments(Int)
        case viewResults
        case endVote
    }

    /// The actions, from top to bottom.
    open var content: [Action] = [] {
        didSet { updateContentIfNeeded() }
    }

    /// Called when a button is tapped.
    open var onTap: ((Action) -> Void)?

    /// The column of buttons.
    open private(set) lazy var container = ContainerStackView(axis: .vertical, spacing: 2)

    /// The height of a button, in points.
    static let buttonHeight: CGFloat = 32

    override open func setUpLayout() {
        super.setUpLayout()

        embed(container)
    }

    override open func updateContent() {
        super.updateContent()

        container.replaceArrangedSubviews(with: content.map(makeButton))
    }

    private func makeButton(_ action: Action) -> UIButton {
        let button = UIButton()
        button.setTitle(action.title, for: .normal)
        button.setTitleColor(appearance.colorPalette.accentPrimary, for: .normal)
        button.titleLabel?.font = appearance.fonts.subheadline.withSize(16)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.addAction(UIAction { [weak self] _ in self?.onTap?(action) }, for: .touchUpInside)
        button.pin(anchors: [.height], to: Self.buttonHeight)
        return button
    }
}

extension PollAttachmentFooterView.Action {
    /// The text of the button.
    fileprivate var title: String {
        switch self {
        case .seeMoreOptions(let count): L10n.Polls.allOptions(count)
        case .suggestOption: L10n.Polls.suggestOption
        case .addComment: L10n.Polls.addComment
        case .viewComments(let count): L10n.Polls.viewComments(count)
        case .viewResults: L10n.Polls.viewResults
        case .endVote: L10n.Polls.endVote
        }
    }
}
