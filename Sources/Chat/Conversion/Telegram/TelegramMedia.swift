internal import ChatModels
internal import Documents
internal import Files
internal import Foundation

/// The parts of a Telegram message besides its text.
extension TelegramMessages {
    mutating func readMedia(_ node: DocumentNode, into message: inout ChatMessage) {
        if let photo = node.name("photo") {
            if let path = export.picturePath(photo) {
                message.attach(ImageAttachmentPayload(imageURL: URL(fileURLWithPath: path)), .image)
            } else {
                omissions.add("pictures missing from the export, shown as files")
                message.attach(
                    FileAttachmentPayload(named: "photo.jpg", size: node.count("photo_file_size") ?? 0), .file)
            }
        }
        if node.name("media_type") == "sticker" {
            readSticker(node, into: &message)
        } else if let file = node.name("file") {
            readFile(node, file, into: &message)
        }
        readLocations(node, into: &message)
    }

    /// A sticker is a picture, or else its emoji: animated ones can't be drawn.
    private mutating func readSticker(_ node: DocumentNode, into message: inout ChatMessage) {
        let pictures = [node.name("file"), node.name("thumbnail")].compactMap { $0 }
            .filter { ["webp", "png", "jpg", "jpeg"].contains(RelativePath.ending(of: $0).lowercased()) }
        if let path = pictures.compactMap({ export.picturePath($0) }).first {
            message.attach(ImageAttachmentPayload(imageURL: URL(fileURLWithPath: path)), .image)
        } else {
            omissions.add("stickers, shown as their emoji")
            message.append(paragraph: node.name("sticker_emoji") ?? "🖼️")
        }
    }

    private mutating func readFile(_ node: DocumentNode, _ file: String, into message: inout ChatMessage) {
        // Files that weren't exported have a sentence in parentheses instead of a path.
        let isMissing = file.hasPrefix("(")
        let name = node.name("file_name") ?? (isMissing ? nil : file.nameInPath)
        let size = Int64(node.count("file_size") ?? 0)
        let place = URL(fileURLWithPath: "/file")
        switch node.name("media_type") ?? "" {
        case "voice_message":
            message.attach(
                VoiceRecordingAttachmentPayload(
                    title: name, voiceRecordingURL: place, duration: Double(node.count("duration_seconds") ?? 0)),
                .voiceRecording)
        case "video_file", "video_message", "animation":
            let thumbnail = node.name("thumbnail").flatMap { export.picturePath($0) }
            message.attach(
                VideoAttachmentPayload(
                    title: name ?? "video.mp4", videoURL: place,
                    thumbnailURL: thumbnail.map { URL(fileURLWithPath: $0) }, file: AttachmentFile(size: size)), .video)
        case "audio_file":
            let title = [node.name("performer"), node.name("title")].compactMap { $0 }.joined(separator: " – ")
            message.attach(
                AudioAttachmentPayload(
                    title: title.isEmpty ? name ?? "audio.mp3" : title, audioURL: place,
                    file: AttachmentFile(size: size)),
                .audio)
        case _:
            let isPicture = node.name("mime_type")?.hasPrefix("image/") == true
            if isPicture, let path = export.picturePath(file) {
                message.attach(ImageAttachmentPayload(title: name, imageURL: URL(fileURLWithPath: path)), .image)
            } else {
                if isPicture { omissions.add("pictures missing from the export, shown as files") }
                message.attach(FileAttachmentPayload(named: name ?? "file", size: Int(size)), .file)
            }
        }
    }

    /// Content without a counterpart in conversation files, as text.
    private mutating func readLocations(_ node: DocumentNode, into message: inout ChatMessage) {
        if let contact = node.object("contact_information") {
            let name = [contact.name("first_name"), contact.name("last_name")].compactMap { $0 }.joined(separator: " ")
            let lines = [name, contact.name("phone_number") ?? ""].filter { !$0.isEmpty }
            omissions.add("contacts, shown as text")
            message.append(paragraph: MarkdownText.escaped(lines.joined(separator: "\n")))
        }
        if let location = node.object("location_information") {
            let names = [node.name("place_name"), node.name("address")].compactMap { $0 }
            let numbers = [location["latitude"], location["longitude"]].compactMap { $0?.characters }
            omissions.add("places, shown as text")
            message.append(
                paragraph: MarkdownText.escaped("📍 " + (names.isEmpty ? numbers : names).joined(separator: ", ")))
        }
        if let title = node.name("game_title") ?? node.object("invoice_information")?.name("title") {
            omissions.add("games and invoices, shown as their titles")
            message.append(paragraph: MarkdownText.escaped(title))
        }
    }
}
