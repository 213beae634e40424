import StreamChat
import StreamChatUI

/// Knows routes besides what everybody knows.
final class TrailAttachmentViewCatalog: AttachmentViewCatalog {
    override class func attachmentViewInjectorClassFor(
        message: ChatMessage, components: Components
    ) -> AttachmentViewInjector.Type? {
        if message.attachmentCounts.keys.contains(.route) { return RouteAttachmentViewInjector.self }
        return super.attachmentViewInjectorClassFor(message: message, components: components)
    }
}
