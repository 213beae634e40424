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
    /// A file of the type that its name ends in.
    init(named name: String, size: Int = 0) {
        self.init(type: AttachmentFileType(ext: (name as NSString).pathExtension), size: Int64(size))
    }
}

extension ChatMessage {
    /// Adds a file as an attachment of its kind, by the ending of its name.
    ///
    /// - Parameter path: The path from the export's text on.
    mutating func attach(file name: String, at path: String, of export: Export, losses: inout OmittedData) {
        let place = URL(fileURLWithPath: "/file")
        switch RelativePath.ending(of: name).lowercased() {
        case "jpg", "jpeg", "png", "gif", "webp":
            if let path = export.picturePath(path) {
                attach(ImageAttachmentPayload(title: name, imageURL: URL(fileURLWithPath: path)), .image)
            } else {
                losses.add("pictures that are not in the export, which are drawn as files")
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
    /// A file that isn't at hand.
    init(named name: String, size: Int = 0) {
        self.init(title: name, assetURL: URL(fileURLWithPath: "/file"), file: AttachmentFile(named: name, size: size))
    }
}

extension Export {
    /// The authors of messages, each once and in the order of their first one, and the user whose screen is drawn.
    func people(of messages: [ChatMessage]) throws(DocumentError) -> (members: [ChatUser], me: ChatUser?) {
        var ids: Set<UserId> = []
        let members = messages.filter { $0.type != .system }.map(\.author).filter { ids.insert($0.id).inserted }
        // Whoever exported is called so in every language.
        return (members, try user(among: members) ?? members.first { $0.name == "Me" })
    }

    /// The user whose screen is drawn, by the identifier or the name that the caller gives.
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
