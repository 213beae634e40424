internal import ChatModels
internal import Documents
internal import Files
internal import Foundation

extension ChatMessage {
    /// Adds an attachment.
    mutating func attach(_ payload: some AttachmentPayload, _ kind: AttachmentKind) {
        let id = AttachmentId(
            cid: cid ?? ChannelId(type: .messaging, id: "channel"), messageId: self.id, index: allAttachments.count)
        allAttachments.append(
            AnyChatMessageAttachment(id: id, type: AttachmentType(kind), payload: AnyAttachmentPayload(payload)))
    }
}

extension AttachmentFile {
    /// A file of the type that its file extension implies.
    init(named name: String, size: Int = 0) {
        self.init(type: AttachmentFileType(ext: (name as NSString).pathExtension), size: Int64(size))
    }
}

extension ChatMessage {
    /// Adds a file as an attachment of the kind that its file extension implies.
    ///
    /// - Parameter path: The path relative to the export's text.
    mutating func attach(file name: String, at path: String, of export: Export, omissions: inout OmittedData) {
        let place = URL(fileURLWithPath: "/file")
        switch RelativePath.ending(of: name).lowercased() {
        case "jpg", "jpeg", "png", "gif", "webp":
            if let path = export.picturePath(path) {
                attach(ImageAttachmentPayload(title: name, imageURL: URL(fileURLWithPath: path)), .image)
            } else {
                omissions.add("pictures missing from the export, shown as files")
                attach(FileAttachmentPayload(named: name), .file)
            }
        case "mp4", "mov", "3gp", "m4v", "webm":
            attach(VideoAttachmentPayload(title: name, videoURL: place), .video)
        case "m4a", "aac", "mp3", "ogg", "opus", "amr", "caf", "wav":
            attach(AudioAttachmentPayload(title: name, audioURL: place), .audio)
        default: attach(FileAttachmentPayload(named: name), .file)
        }
    }
}

extension FileAttachmentPayload {
    /// A file that isn't available.
    init(named name: String, size: Int = 0) {
        self.init(title: name, assetURL: URL(fileURLWithPath: "/file"), file: AttachmentFile(named: name, size: size))
    }
}

extension Export {
    /// The unique authors of messages, sorted by first message, and the current user.
    func people(of messages: [ChatMessage]) throws(DocumentError) -> (members: [ChatUser], me: ChatUser?) {
        var ids: Set<UserId> = []
        let members = messages.filter { $0.type != .system }.map(\.author).filter { ids.insert($0.id).inserted }
        // These names of the exporting person are the same in every language.
        return (members, try user(among: members) ?? members.first { $0.name == "Me" })
    }

    /// The current user, with the identifier or the name that the caller gives.
    func user(among authors: [ChatUser]) throws(DocumentError) -> ChatUser? {
        guard let wanted = options.me else { return nil }
        if let user = authors.first(where: { $0.id == wanted }) ?? authors.first(where: { $0.name == wanted }) {
            return user
        }
        let lowercased = wanted.lowercased()
        if let user = authors.first(where: { $0.name?.lowercased() == lowercased }) { return user }
        var names: Set<String> = []
        let known = authors.map { $0.name ?? $0.id }.filter { names.insert($0).inserted }
        throw DocumentError(
            file: name,
            problem: ConversionProblem.unknownUser(wanted, known: known))
    }
}
