import ChatModels
import ChatUI
import HeadlessUIKit

/// The families of attachments.
extension Scene {
    var linkPreviewView: UIView {
        let view = Components.default.linkPreviewView.init()
        view.content = inputs.object("link").flatMap { fields in
            models.attachment(fields, type: .linkPreview).attachment(payloadType: LinkAttachmentPayload.self)
        }
        return view
    }

    var galleryView: UIView {
        let view = Components.default.galleryView.init()
        view.content = inputs.strings("images").enumerated().map { index, name in
            let preview = Components.default.imageAttachmentGalleryPreview.init()
            preview.content = models.image(name, index: index)
            return preview
        }
        return view
    }

    var fileListView: UIView {
        let view = Components.default.fileAttachmentListView.init()
        view.content = inputs.objects("files").enumerated().compactMap { index, fields in
            models.attachment(fields, index: index, type: .file).attachment(payloadType: FileAttachmentPayload.self)
        }
        return view
    }

    /// A row of a list of files.
    var fileItemView: UIView {
        let view = Components.default.fileAttachmentView.init()
        view.content = inputs.object("file").flatMap { fields in
            models.attachment(fields, type: .file).attachment(payloadType: FileAttachmentPayload.self)
        }
        return view
    }

    var voiceRecordingListView: UIView {
        let view = Components.default.voiceRecordingAttachmentListView.init()
        view.content = inputs.objects("recordings").enumerated().compactMap { index, fields in
            models.attachment(fields, index: index, type: .voiceRecording)
                .attachment(payloadType: VoiceRecordingAttachmentPayload.self)
        }
        return view
    }
}
