public import ChatModels
public import Styles

extension Conversation {
    /// Returns a line for each message that has attachments of which a flavour's own views show nothing. Neither do they
    /// show the message's text then: an application draws both in a view of its own.
    public func unshownAttachments(in flavour: Flavour) -> [String] {
        guard flavour == .swiftui else { return [] }
        return messages.enumerated().compactMap { index, message in
            guard !message.isDeleted, message.poll == nil, let first = message.allAttachments.first,
                !message.allAttachments.contains(where: { Self.shownTypes.contains($0.type) })
            else { return nil }
            return "message \(index + 1): the \(flavour.name) flavour has no view for an attachment of the type "
                + "“\(first.type.rawValue)”, and shows neither it nor the message's text"
        }
    }

    private static let shownTypes: Set<AttachmentType> = [
        .image, .giphy, .video, .file, .voiceRecording, .linkPreview,
    ]
}
