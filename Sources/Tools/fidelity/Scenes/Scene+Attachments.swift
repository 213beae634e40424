import ChatModels
import ChatUI
import HeadlessUIKit

extension Scene {
    var linkPreviewView: UIView {
        let view = EditedLinkPreviewView()
        view.content = inputs.object("link").flatMap { fields in
            reader.attachments([fields], messageId: "message", type: .linkPreview).first?
                .attachment(payloadType: LinkAttachmentPayload.self)
        }
        return view
    }

    var galleryView: UIView {
        let view = EditedGalleryView()
        view.content = inputs.strings("images").map { name in
            let preview = Components.default.imageAttachmentGalleryPreview.init()
            preview.content = reader.imageURL(name).map { url in
                ChatMessageImageAttachment(
                    id: AttachmentId(
                        cid: ChannelId(type: .messaging, id: "channel"), messageId: "message", index: 0),
                    type: .image, payload: ImageAttachmentPayload(imageURL: url))
            }
            return preview
        }
        return view
    }

    var fileListView: UIView {
        let view = Components.default.fileAttachmentListView.init()
        view.content = reader.attachments(inputs.objects("files"), messageId: "message", type: .file)
            .compactMap { $0.attachment(payloadType: FileAttachmentPayload.self) }
        return view
    }

    /// One row of a list of files. It stands in a list without margins, which takes no room of its own.
    var fileItemView: UIView {
        let view = EditedFileItemView()
        view.content = inputs.object("file").flatMap { fields in
            reader.attachments([fields], messageId: "message", type: .file).first?
                .attachment(payloadType: FileAttachmentPayload.self)
        }
        return view
    }

    var voiceRecordingListView: UIView {
        inputs.ignore(["playback"])
        let view = EditedVoiceRecordingListView()
        view.content = inputs.objects("recordings").enumerated().map { index, fields in
            ChatMessageVoiceRecordingAttachment(
                id: AttachmentId(
                    cid: ChannelId(type: .messaging, id: "channel"), messageId: "message", index: index),
                type: .voiceRecording,
                payload: VoiceRecordingAttachmentPayload(
                    title: fields.string("title"), voiceRecordingURL: URL(fileURLWithPath: "/recording.aac"),
                    duration: fields.number("duration_s"), waveformData: fields.numbers("waveform").map { Float($0) }))
        }
        return view
    }

    /// A message with a poll.
    var pollMessageView: UIView {
        inputs.ignore(["subtitle", "buttons"])
        inputs.object("current_user")?.ignore(["id", "name", "image", "is_online"])
        var message = reader.message(inputs.object("message") ?? Fields([:]))
        message.poll = inputs.object("poll").map(reader.poll)
        let view = Components.default.messageContentView.init()
        view.setUpLayoutIfNeeded(
            options: ChatMessageLayoutOptions(
                inputs.strings("layout_options").map(ChatMessageLayoutOption.init(rawValue:))),
            attachmentViewInjectorType: Components.default.pollAttachmentInjector)
        view.channel = reader.channel(nil)
        view.currentUserId = "me"
        view.content = message
        return view
    }
}
