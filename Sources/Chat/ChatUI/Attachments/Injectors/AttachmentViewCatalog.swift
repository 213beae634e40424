import ChatModels
import HeadlessUIKit

/// Chooses the injector for the attachments of a message.
open class AttachmentViewCatalog {
    /// Returns the injector for the attachments of `message`, or `nil` if nothing is attached.
    open class func attachmentViewInjectorClassFor(
        message: ChatMessage, components: Components
    ) -> AttachmentViewInjector.Type? {
        if message.poll != nil { return components.pollAttachmentInjector }

        let types = Set(message.allAttachments.map(\.type))
        guard !types.isEmpty else { return nil }
        if isMixed(types) { return components.mixedAttachmentInjector }
        let kind = AttachmentKind.allCases.first { types.contains(AttachmentType($0)) }
        return kind?.injector(in: components) ?? components.unsupportedAttachmentInjector
    }

    /// Whether attachments of several kinds are in one bubble.
    private class func isMixed(_ types: Set<AttachmentType>) -> Bool {
        let groupings = types.compactMap(\.kind?.grouping)
        let hasUnknown = types.contains { $0.kind == nil }
        if groupings.contains(.gallery), groupings.contains(.list) || hasUnknown { return true }
        return types.contains(.voiceRecording) && types.count > 1
    }
}
