import StreamChat
import StreamChatUI
import UIKit

/// Puts the card of a book into the bubble, below the text.
final class BookAttachmentViewInjector: AttachmentViewInjector {
    private lazy var cardView = BookCardView()

    override func contentViewDidLayout(options: ChatMessageLayoutOptions) {
        super.contentViewDidLayout(options: options)

        contentView.bubbleContentContainer.addArrangedSubview(cardView, respectsLayoutMargins: true)
    }

    override func contentViewDidUpdateContent() {
        super.contentViewDidUpdateContent()

        guard let book = attachments(payloadType: BookAttachmentPayload.self).first else { return }
        cardView.configure(title: book.title, author: book.author, pages: book.pages, pagesRead: book.pagesRead)
    }
}

final class ClubAttachmentViewCatalog: AttachmentViewCatalog {
    override class func attachmentViewInjectorClassFor(
        message: ChatMessage, components: Components
    ) -> AttachmentViewInjector.Type? {
        guard message.attachmentCounts.keys.contains(.book) else {
            return super.attachmentViewInjectorClassFor(message: message, components: components)
        }
        return BookAttachmentViewInjector.self
    }
}
