internal import Documents
internal import Foundation

extension ConversationBuilder {
    /// Makes an attachment that is a file with a name: a text is the name, a mapping says more.
    func namedFile(
        _ value: LocatedNode, payload: (String, URL, AttachmentFile) -> any AttachmentPayload
    ) throws(DocumentError) -> AttachmentDraft {
        guard value.node.entries != nil else {
            let name = try value.text()
            let file = AttachmentFile(type: FileName.type(name))
            return AttachmentDraft(payload(name, FileName.url(name), file), file: file)
        }
        let node = try KeyedNode<FileKey>(value)
        let name = try node.text(.name) ?? ""
        let file = AttachmentFile(type: FileName.type(name), size: Int64(try node.integer(.size) ?? 0))
        let payload = payload(try node.text(.title) ?? name, FileName.url(name), file)
        var draft = AttachmentDraft(payload, upload: try upload(node[.upload]), file: file)
        draft.download = try download(node[.download])
        return draft
    }
}

/// The keys of a file.
enum FileKey: String, DocumentKey {
    case name, title, size, upload, download

    static let noun = "a file"
    static let required: [FileKey] = [.name]

    var shape: ValueShape {
        switch self {
        case .name, .title: .text
        case .size: .integer(0...Int.max)
        case .upload: UploadName.shape
        case .download: DownloadName.shape
        }
    }

    var comment: String {
        switch self {
        case .name: "The name of the file, whose ending decides its icon; it is not read."
        case .title: "The title that is shown instead of the name."
        case .size: "The size of the file in bytes."
        case .upload: UploadName.comment
        case .download: DownloadName.comment
        }
    }
}
