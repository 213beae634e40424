import ChatModels
import HeadlessUIKit

/// A list of the voice recordings of a message.
open class ChatMessageVoiceRecordingAttachmentListView: _View, ComponentsProvider {
    /// The recordings.
    open var content: [ChatMessageVoiceRecordingAttachment] = [] {
        didSet { updateContentIfNeeded() }
    }

    /// Plays the recordings.
    open weak var playbackDelegate: VoiceRecordingAttachmentPresentationViewDelegate?

    /// A column of the recordings.
    open private(set) lazy var containerStackView = UIStackView()

    override open func setUpLayout() {
        super.setUpLayout()

        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        containerStackView.axis = .vertical
        containerStackView.spacing = 4
        addSubview(containerStackView.withoutAutoresizingMaskConstraints)
        containerStackView.pin(to: layoutMarginsGuide)
    }

    override open func updateContent() {
        super.updateContent()

        for view in containerStackView.arrangedSubviews { view.removeFromSuperview() }
        for (index, attachment) in content.enumerated() {
            let item = components.voiceRecordingAttachmentView.init()
            item.indexProvider = { index }
            item.presentationDelegate = playbackDelegate
            item.content = attachment
            containerStackView.addArrangedSubview(item)
        }
    }
}
