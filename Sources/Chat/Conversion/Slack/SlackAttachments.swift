internal import ChatModels
internal import Documents
internal import Foundation

/// The parts below the text of a Slack message: attachments of apps, link previews, and files.
extension SlackMessages {
    mutating func readAttachments(_ node: DocumentNode, into message: inout ChatMessage) {
        for attachment in node.objects("attachments") {
            if attachment["is_msg_unfurl"]?.flag == true || attachment["is_share"]?.flag == true {
                message.append(paragraph: quotedMessage(attachment))
            } else if let url = Self.address(attachment, ["from_url", "original_url"]) {
                message.attach(
                    LinkAttachmentPayload(
                        originalURL: url, title: attachment.name("title"), text: attachment.name("text"),
                        author: attachment.name("service_name") ?? attachment.name("author_name"),
                        previewURL: Self.address(attachment, ["image_url", "thumb_url"])), .linkPreview)
            } else {
                let content = application(attachment)
                if content.isEmpty {
                    omissions.add("attachments of apps, omitted")
                } else {
                    message.append(paragraph: content)
                }
                if let url = Self.address(attachment, ["image_url"]) {
                    message.attach(ImageAttachmentPayload(title: attachment.name("title"), imageURL: url), .image)
                }
            }
        }
    }

    private static func address(_ node: DocumentNode, _ keys: [String]) -> URL? {
        keys.lazy.compactMap { node.name($0).flatMap(URL.init(string:)) }.first { $0.scheme?.hasPrefix("http") == true }
    }

    /// Another message that was shared.
    private mutating func quotedMessage(_ attachment: DocumentNode) -> String {
        var lines: [String] = []
        if let author = attachment.name("author_name") {
            lines.append(MarkdownText.wrapped(MarkdownText.escaped(author), in: "**"))
        }
        let blocks = attachment.objects("message_blocks").flatMap { $0.object("message")?.objects("blocks") ?? [] }
        let content = self.blocks(blocks)
        lines.append(content.isEmpty ? markdown(attachment.name("text") ?? attachment.name("fallback") ?? "") : content)
        return MarkdownText.quotation(lines.filter { !$0.isEmpty }.joined(separator: "\n"))
    }

    /// An app's attachment as text.
    private mutating func application(_ attachment: DocumentNode) -> String {
        let blocks = self.blocks(attachment.objects("blocks"))
        if !blocks.isEmpty { return blocks }
        var lines: [String] = []
        if let text = attachment.name("pretext") { lines.append(markdown(text)) }
        if let author = attachment.name("author_name") { lines.append(MarkdownText.escaped(author)) }
        if let title = attachment.name("title") {
            let link = attachment.name("title_link").map { MarkdownText.link(title, to: $0) }
            lines.append(MarkdownText.wrapped(link ?? markdown(title), in: "**"))
        }
        if let text = attachment.name("text") { lines.append(markdown(text)) }
        for field in attachment.objects("fields") {
            let title = field.name("title").map { MarkdownText.wrapped(MarkdownText.escaped($0) + ":", in: "**") + " " }
            lines.append((title ?? "") + markdown(field.name("value") ?? ""))
        }
        if lines.isEmpty, let text = attachment.name("fallback") { lines.append(markdown(text)) }
        if let footer = attachment.name("footer") { lines.append(markdown(footer)) }
        if !attachment.objects("actions").isEmpty {
            omissions.add("buttons and menus of apps, omitted")
        }
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    // MARK: Files

    mutating func readFiles(_ node: DocumentNode, into message: inout ChatMessage) {
        for file in node.objects("files") + (node.object("file").map { [$0] } ?? []) {
            switch file.name("mode") {
            case "tombstone": omissions.add("deleted files, omitted")
            case "hidden_by_limit": omissions.add("files hidden by the plan’s limit, omitted")
            case _: read(file: file, into: &message)
            }
        }
    }

    private mutating func read(file: DocumentNode, into message: inout ChatMessage) {
        guard let name = file.name("name") ?? file.name("title") else {
            omissions.add("files without a name, omitted")
            return
        }
        let type = file.name("mimetype") ?? ""
        let size = file.count("size") ?? 0
        if file.name("subtype") == "slack_audio" {
            message.attach(
                VoiceRecordingAttachmentPayload(
                    title: name, voiceRecordingURL: URL(fileURLWithPath: "/file"),
                    duration: Double(file.count("duration_ms") ?? 0) / 1000, waveformData: Self.waveform(file)),
                .voiceRecording)
        } else if type.hasPrefix("video/") {
            message.attach(
                VideoAttachmentPayload(
                    title: name, videoURL: URL(fileURLWithPath: "/file"), file: AttachmentFile(size: Int64(size))),
                .video)
        } else if type.hasPrefix("audio/") {
            message.attach(
                AudioAttachmentPayload(
                    title: name, audioURL: URL(fileURLWithPath: "/file"), file: AttachmentFile(size: Int64(size))),
                .audio)
        } else if type.hasPrefix("image/"), let path = picturePath(file, name) {
            message.attach(ImageAttachmentPayload(title: name, imageURL: URL(fileURLWithPath: path)), .image)
        } else {
            if type.hasPrefix("image/") {
                omissions.add("pictures missing from the export, shown as files")
            }
            message.attach(FileAttachmentPayload(named: name, size: size), .file)
        }
    }

    /// The loudness of a recording, which Slack stores from 0 to 100.
    private static func waveform(_ file: DocumentNode) -> [Float]? {
        let samples = file["audio_wave_samples"]?.elements?.prefix(1000).compactMap(\.number) ?? []
        return samples.isEmpty ? nil : samples.map { Float(min(max($0, 0), 100) / 100) }
    }

    /// The place where programs that download the files store them.
    private func picturePath(_ file: DocumentNode, _ name: String) -> String? {
        guard let id = file.name("id"), !name.contains("/") else { return nil }
        let places = ["__uploads/\(id)/\(name)", "\(folder)/attachments/\(id)-\(name)", "attachments/\(id)-\(name)"]
        return places.compactMap { export.picturePath($0) }.first
    }
}

extension ChatMessage {
    /// Adds a paragraph to the text.
    mutating func append(paragraph: String) {
        guard !paragraph.isEmpty else { return }
        text += text.isEmpty ? paragraph : "\n\n" + paragraph
    }
}
