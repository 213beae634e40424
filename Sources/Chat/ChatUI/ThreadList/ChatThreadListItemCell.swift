import HeadlessUIKit

/// A cell of the list of threads.
open class ChatThreadListItemCell: _TableViewCell, ThemeProvider {
    /// The thread's row.
    open private(set) lazy var itemView: ChatThreadListItemView = components.threadListItemView.init()

    override open func setUpLayout() {
        super.setUpLayout()

        contentView.embed(itemView)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = itemView.contentBackgroundColor
    }
}
