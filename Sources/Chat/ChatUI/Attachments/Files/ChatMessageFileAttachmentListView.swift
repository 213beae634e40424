import ChatModels
import HeadlessUIKit

/// A list of the files of a message.
open class ChatMessageFileAttachmentListView: _View, ComponentsProvider {
    /// The files.
    open var content: [ChatMessageFileAttachment] = [] {
        didSet { updateContentIfNeeded() }
    }

    /// Called when a file is tapped.
    open var didTapOnAttachment: ((ChatMessageFileAttachment) -> Void)?

    /// Called when the action icon is tapped.
    open var didTapActionOnAttachment: ((ChatMessageFileAttachment) -> Void)?

    /// A column of the files.
    open private(set) lazy var containerStackView = ContainerStackView(axis: .vertical, spacing: 4)

    override open func setUpLayout() {
        super.setUpLayout()

        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        addSubview(containerStackView.withoutAutoresizingMaskConstraints)
        containerStackView.pin(to: layoutMarginsGuide)
    }

    override open func updateContent() {
        super.updateContent()

        containerStackView.replaceArrangedSubviews(
            with: content.map { attachment in
                let item = components.fileAttachmentView.init()
                item.content = attachment
                item.didTapOnAttachment = { [weak self] in self?.didTapOnAttachment?($0) }
                item.didTapActionOnAttachment = { [weak self] in self?.didTapActionOnAttachment?($0) }
                return item
            })
    }
}
