internal import Foundation

/// An attachment without a place in a message yet.
struct AttachmentDraft {
    var type: AttachmentType
    var payload: any AttachmentPayload
    var upload: LocalAttachmentState?
    var download: LocalAttachmentDownloadState?
    var playing: AttachmentPlayingState?
    var file: AttachmentFile?

    init(_ payload: any AttachmentPayload, upload: LocalAttachmentState? = nil, file: AttachmentFile? = nil) {
        type = Swift.type(of: payload).type
        self.payload = payload
        self.upload = upload
        self.file = file
    }

    /// An attachment of an unknown type; its fields are kept.
    init(unknown fields: [String: RawJSON]) {
        payload = UnknownAttachmentPayload(json: .dictionary(fields))
        // A known name would promise a payload that doesn't exist.
        let name = fields["type"]?.stringValue.map(AttachmentType.init) ?? .unknown
        type = name.kind == nil ? name : .unknown
    }

    func attachment(id: AttachmentId) -> AnyChatMessageAttachment {
        let uploading = upload.map {
            AttachmentUploadingState(
                localFileURL: FileName.url("upload"), state: $0, file: file ?? AttachmentFile())
        }
        let downloading = download.map {
            AttachmentDownloadingState(localFileURL: FileName.url("download"), state: $0, file: file)
        }
        return AnyChatMessageAttachment(
            id: id, type: type, payload: AnyAttachmentPayload(payload), downloadingState: downloading,
            uploadingState: uploading, playingState: playing)
    }
}

/// Names of files that are shown, but not opened.
enum FileName {
    /// A URL with the name as its last component, which isn't loaded.
    static func url(_ name: String) -> URL {
        var components = URLComponents()
        components.scheme = "attachment"
        components.host = ""
        components.path = "/" + name
        return components.url ?? URL(fileURLWithPath: "/")
    }

    static func type(_ name: String) -> AttachmentFileType {
        guard let dot = name.lastIndex(of: ".") else { return .generic }
        return AttachmentFileType(ext: String(name[dot...]))
    }
}
