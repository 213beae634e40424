import StreamChat
import StreamChatUI
import UIKit

/// Puts routes into the bubble, above the text.
final class RouteAttachmentViewInjector: AttachmentViewInjector {
    private lazy var routesContainer: UIStackView = {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 4
        return stack
    }()

    override func contentViewDidLayout(options: ChatMessageLayoutOptions) {
        super.contentViewDidLayout(options: options)

        contentView.bubbleContentContainer.insertArrangedSubview(routesContainer, at: 0, respectsLayoutMargins: true)
    }

    override func contentViewDidUpdateContent() {
        super.contentViewDidUpdateContent()

        routesContainer.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for attachment in attachments(payloadType: RouteAttachmentPayload.self) {
            let view = RouteAttachmentView()
            view.content = attachment.payload
            routesContainer.addArrangedSubview(view)
        }
    }
}
