import ChatModels
import HeadlessUIKit

/// Chooses who adds the views of a message's attachments.
open class AttachmentViewCatalog {
    /// Returns the injector for the attachments of `message`, or `nil` if nothing is attached.
    open class func attachmentViewInjectorClassFor(
        message: ChatMessage, components: Components
    ) -> AttachmentViewInjector.Type? {
        if message.poll != nil { return components.pollAttachmentInjector }

        let types = Set(message.allAttachments.map(\.type))
        guard !types.isEmpty else { return nil }
        if isMixed(types) { return components.mixedAttachmentInjector }
        if types.contains(.image) || types.contains(.video) { return components.galleryAttachmentInjector }
        if types.contains(.giphy) { return components.giphyAttachmentInjector }
        if types.contains(.file) { return components.filesAttachmentInjector }
        if types.contains(.linkPreview) { return components.linkAttachmentInjector }
        if types.contains(.voiceRecording) {
            return components.isVoiceRecordingEnabled
                ? components.voiceRecordingAttachmentInjector : components.filesAttachmentInjector
        }
        return components.unsupportedAttachmentInjector
    }

    /// Whether attachments of several kinds stand in one bubble.
    private class func isMixed(_ types: Set<AttachmentType>) -> Bool {
        let hasMedia = types.contains(.image) || types.contains(.video)
        let hasUnknown = types.contains { !knownTypes.contains($0) }
        if hasMedia, types.contains(.file) || types.contains(.voiceRecording) || hasUnknown { return true }
        return types.contains(.voiceRecording) && types.count > 1
    }

    private static let knownTypes: Set<AttachmentType> = [
        .image, .video, .audio, .file, .giphy, .linkPreview, .voiceRecording,
    ]
}
