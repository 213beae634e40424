import ChatModels
import HeadlessUIKit

/// A column of the options of a poll.
open class PollAttachmentOptionListView: _View, ThemeProvider {
    /// A poll, and its shown options.
    public struct Content {
        /// The poll.
        public var poll: Poll

        /// The shown options.
        public var options: [PollOption]

        public init(poll: Poll, options: [PollOption]) {
            self.poll = poll
            self.options = options
        }
    }

    /// The poll and its options.
    public var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    /// Called when an option is tapped.
    open var onOptionTap: ((PollOption) -> Void)?

    /// The column.
    open private(set) lazy var container = ContainerStackView(axis: .vertical, spacing: 24)

    override open func setUpLayout() {
        super.setUpLayout()

        embed(container)
    }

    override open func updateContent() {
        super.updateContent()

        guard let content else { return container.removeAllArrangedSubviews() }
        container.replaceArrangedSubviews(
            with: content.options.map { option in
                let item = components.pollAttachmentOptionListItemView.init()
                item.content = PollAttachmentOptionListItemView.Content(option: option, poll: content.poll)
                item.onOptionTap = { [weak self] option in self?.onOptionTap?(option) }
                return item
            })
    }
}
