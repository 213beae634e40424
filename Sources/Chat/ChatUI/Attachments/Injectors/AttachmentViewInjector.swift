import ChatModels
import HeadlessUIKit

/// Adds the views of a message's attachments to the message.
///
/// A subclass puts its views into the containers of ``contentView`` and fills them when the message changes.
@MainActor @preconcurrency
open class AttachmentViewInjector {
    /// The view of the message.
    public unowned let contentView: ChatMessageContentView

    /// Whether the message has the maximum width, however narrow its attachments are.
    open var fillAllAvailableWidth = true

    /// Creates the injector of one message view.
    public required init(_ contentView: ChatMessageContentView) {
        self.contentView = contentView
    }

    /// Called when the message view has built its own views.
    open func contentViewDidLayout(options: ChatMessageLayoutOptions) {}

    /// Called when the message view shows another message, or another state of the same one.
    open func contentViewDidUpdateContent() {}

    /// Called when the message view is about to show another message.
    open func contentViewDidPrepareForReuse() {}

    /// Returns the message's attachments with payloads of one type.
    open func attachments<Payload: AttachmentPayload>(
        payloadType: Payload.Type
    ) -> [ChatMessageAttachment<Payload>] {
        contentView.content?.attachments(payloadType: payloadType) ?? []
    }
}
