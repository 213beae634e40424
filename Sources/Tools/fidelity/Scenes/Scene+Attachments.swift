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
}
