internal import Documents
internal import Foundation

extension ConversationBuilder {
    /// Creates an attachment for a file: a string is its name, a mapping has more fields.
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
        case .name: "The name of the file, whose extension decides its icon. The file is not read."
        case .title: "The title to show instead of the name."
        case .size: "The size of the file in bytes."
        case .upload: UploadName.comment
        case .download: DownloadName.comment
        }
    }
}
