import HeadlessUIKit

/// The row for the question of a new poll.
open class PollCreationNameCell: _PollCreationCell {
    /// The question.
    public var content: PollCreationTextFieldView.Content? {
        didSet { updateContentIfNeeded() }
    }

    /// The field for the question.
    open private(set) lazy var textFieldView: PollCreationTextFieldView = components.pollCreationTextFieldView.init()

    override open func setUpLayout() {
        super.setUpLayout()

        fillCard(with: textFieldView)
    }

    override open func updateContent() {
        super.updateContent()

        textFieldView.content = content
    }
}
