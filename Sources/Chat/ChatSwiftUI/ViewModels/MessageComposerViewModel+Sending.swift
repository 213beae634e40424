import ChatModels
import Foundation

extension MessageComposerViewModel {
    /// Performs the action of the send button with a controller.
    func send(
        quotedMessage: ChatMessage?, editedMessage: ChatMessage?, isSilent: Bool, skipPush: Bool, skipEnrichUrl: Bool,
        extraData: [String: RawJSON]
    ) {
        let message = composerCommand.map { "\($0.id) \(text)" } ?? text
        if let editedMessage, let cid = channelController.cid {
            channelController.client.messageController(cid: cid, messageId: editedMessage.id).editMessage(
                text: message, skipEnrichUrl: skipEnrichUrl,
                attachments: editedMessage.allAttachments.map(\.payload) + attachments,
                extraData: extraData.isEmpty ? nil : extraData)
        } else if let messageController {
            messageController.createNewReply(
                text: message, attachments: attachments, mentionedUserIds: mentionedUserIds,
                showReplyInChannel: showReplyInChannel, isSilent: isSilent, quotedMessageId: quotedMessage?.id,
                skipPush: skipPush, skipEnrichUrl: skipEnrichUrl, extraData: extraData)
        } else {
            channelController.createNewMessage(
                text: message, isSilent: isSilent, attachments: attachments, mentionedUserIds: mentionedUserIds,
                quotedMessageId: quotedMessage?.id, skipPush: skipPush, skipEnrichUrl: skipEnrichUrl,
                extraData: extraData)
        }
    }

    /// The members whose names the text mentions.
    private var mentionedUserIds: [UserId] {
        (channelController.channel?.lastActiveMembers ?? []).filter { text.contains("@\($0.nameOrId)") }.map(\.id)
    }

    /// The attachments that were added.
    private var attachments: [AnyAttachmentPayload] {
        addedAssets.map(\.payload) + addedFileURLs.map(\.filePayload) + addedVoiceRecordings.map(\.payload)
            + addedCustomAttachments.compactMap { $0.content as? AnyAttachmentPayload }
    }
}

extension AddedAsset {
    fileprivate var payload: AnyAttachmentPayload {
        let file = AttachmentFile(type: AttachmentFileType(ext: url.pathExtension))
        return switch type {
        case .image:
            AnyAttachmentPayload(
                ImageAttachmentPayload(
                    title: url.lastPathComponent, imageURL: url, originalWidth: Double(image.size.width),
                    originalHeight: Double(image.size.height), extraData: extraData), localFileURL: url)
        case .video:
            AnyAttachmentPayload(
                VideoAttachmentPayload(
                    title: url.lastPathComponent, videoURL: url, file: file, extraData: extraData),
                localFileURL: url)
        }
    }
}

extension URL {
    fileprivate var filePayload: AnyAttachmentPayload {
        let file = (try? AttachmentFile(url: self)) ?? AttachmentFile(type: AttachmentFileType(ext: pathExtension))
        return AnyAttachmentPayload(
            FileAttachmentPayload(title: lastPathComponent, assetURL: self, file: file), localFileURL: self)
    }
}

extension AddedVoiceRecording {
    fileprivate var payload: AnyAttachmentPayload {
        AnyAttachmentPayload(
            VoiceRecordingAttachmentPayload(
                title: url.lastPathComponent, voiceRecordingURL: url,
                file: AttachmentFile(type: AttachmentFileType(ext: url.pathExtension)), duration: duration,
                waveformData: waveform), localFileURL: url)
    }
}
