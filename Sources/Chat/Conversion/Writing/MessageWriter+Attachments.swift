internal import ChatModels
internal import Foundation

/// Attachments and polls.
extension MessageWriter {
    mutating func attachments(of message: ChatMessage) -> [YAMLValue] {
        var values: [YAMLValue] = []
        for attachment in message.allAttachments {
            if let entry = entry(attachment) {
                values.append(.mapping([entry]))
            } else {
                addOmission("custom fields of attachments, omitted")
                values.append(.mapping([("other", .scalar(attachment.type.rawValue))]))
            }
        }
        if let poll = message.poll { values.append(.mapping([("poll", .mapping(entries(poll, by: message.author)))])) }
        return values
    }

    private func entry(_ attachment: AnyChatMessageAttachment) -> Entry? {
        if let image = attachment.attachment(payloadType: ImageAttachmentPayload.self)?.payload {
            return picture(image.imageURL).map { ("image", imageValue(image, $0)) }
                ?? ("file", .scalar(image.title ?? "picture"))
        }
        if let video = attachment.attachment(payloadType: VideoAttachmentPayload.self)?.payload {
            return ("video", videoValue(video))
        }
        if let gif = attachment.attachment(payloadType: GiphyAttachmentPayload.self)?.payload {
            return picture(gif.previewURL).map { ("gif", gifValue(gif, $0)) } ?? ("file", .scalar(gif.title ?? "GIF"))
        }
        if let recording = attachment.attachment(payloadType: VoiceRecordingAttachmentPayload.self)?.payload {
            return ("voice-recording", recordingValue(recording))
        }
        if let file = attachment.attachment(payloadType: FileAttachmentPayload.self)?.payload {
            return ("file", fileValue(file.title ?? "file", file.file))
        }
        if let audio = attachment.attachment(payloadType: AudioAttachmentPayload.self)?.payload {
            return ("audio", fileValue(audio.title ?? "audio", audio.file))
        }
        if let link = attachment.attachment(payloadType: LinkAttachmentPayload.self)?.payload {
            return ("link", linkValue(link))
        }
        return nil
    }

    private func imageValue(_ image: ImageAttachmentPayload, _ picture: String) -> YAMLValue {
        var entries: [Entry] = [("picture", .scalar(picture))]
        if let title = image.title { entries.append(("title", .scalar(title))) }
        for (key, length) in [("width", image.originalWidth), ("height", image.originalHeight)] {
            if let length, (1...100_000).contains(length) { entries.append((key, .plain(Self.plain(length)))) }
        }
        let isPlain = entries.dropFirst().isEmpty
        if isPlain { return .scalar(picture) }
        return .mapping(entries)
    }

    private func videoValue(_ video: VideoAttachmentPayload) -> YAMLValue {
        var entries: [Entry] = []
        if let thumbnail = video.thumbnailURL.flatMap({ picture($0) }) {
            entries.append(("picture", .scalar(thumbnail)))
        }
        if let title = video.title { entries.append(("title", .scalar(title))) }
        if video.file.size > 0 { entries.append(("size", .number(Int(video.file.size)))) }
        return .mapping(entries)
    }

    private func gifValue(_ gif: GiphyAttachmentPayload, _ picture: String) -> YAMLValue {
        var entries: [Entry] = [("picture", .scalar(picture))]
        if let title = gif.title { entries.append(("title", .scalar(title))) }
        let actions = gif.actions.map { action -> YAMLValue in
            var entries: [Entry] = [("text", .scalar(action.text))]
            if action.name != action.text { entries.append(("name", .scalar(action.name))) }
            if action.value != action.text { entries.append(("value", .scalar(action.value))) }
            if action.style == .primary { entries.append(("primary", .yes)) }
            return .mapping(entries)
        }
        if !actions.isEmpty { entries.append(("actions", .list(actions))) }
        let isPlain = entries.dropFirst().isEmpty
        if isPlain { return .scalar(picture) }
        return .mapping(entries)
    }

    private func recordingValue(_ recording: VoiceRecordingAttachmentPayload) -> YAMLValue {
        let seconds = YAMLValue.plain(Self.plain(min(max(recording.duration ?? 0, 0), 1_000_000)))
        var entries: [Entry] = [("duration", seconds)]
        if let title = recording.title { entries.append(("title", .scalar(title))) }
        if recording.file.size > 0 { entries.append(("size", .number(Int(recording.file.size)))) }
        let waveform = recording.waveformData ?? []
        if !waveform.isEmpty {
            entries.append(("waveform", .list(waveform.map { .plain(Self.plain(Double(min(max($0, 0), 1)))) })))
        }
        let isPlain = entries.dropFirst().isEmpty
        if isPlain { return seconds }
        return .mapping(entries)
    }

    /// A file by its name, whose extension decides the icon. A title without that extension is written separately.
    private func fileValue(_ title: String, _ file: AttachmentFile) -> YAMLValue {
        let hasEnding = file.type == .generic || AttachmentFileType(ext: (title as NSString).pathExtension) == file.type
        var entries: [Entry] = [("name", .scalar(hasEnding ? title : "file.\(file.type.rawValue)"))]
        if !hasEnding { entries.append(("title", .scalar(title))) }
        if file.size > 0 { entries.append(("size", .number(Int(file.size)))) }
        let isPlain = entries.dropFirst().isEmpty
        if isPlain { return .scalar(title) }
        return .mapping(entries)
    }

    private func linkValue(_ link: LinkAttachmentPayload) -> YAMLValue {
        var entries: [Entry] = [("url", .scalar(link.originalURL.absoluteString))]
        if let title = link.title { entries.append(("title", .scalar(title))) }
        if let text = link.text { entries.append(("text", .scalar(text))) }
        if let author = link.author { entries.append(("author", .scalar(author))) }
        if let preview = link.previewURL.flatMap({ picture($0) }) { entries.append(("picture", .scalar(preview))) }
        return .mapping(entries)
    }

    /// The path of a picture, or its address, for which a placeholder is drawn; `nil` for one that isn't available.
    private func picture(_ url: URL) -> String? {
        // The reader of the export has counted these.
        if let scheme = url.scheme, scheme.hasPrefix("http") { return url.absoluteString }
        return ConversationWriter.path(of: url, below: folder)
    }

    /// A number with few digits.
    private static func plain(_ number: Double) -> String {
        let rounded = (number * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }

    private func entries(_ poll: Poll, by author: ChatUser) -> [Entry] {
        var entries: [Entry] = [("question", .scalar(poll.name.isEmpty ? "?" : poll.name))]
        if let description = poll.pollDescription { entries.append(("description", .scalar(description))) }
        let options = poll.options.map { option -> YAMLValue in
            let votes = poll.voteCountsByOption?[option.id] ?? option.latestVotes.count
            let voters = (poll.latestVotesByOption[option.id] ?? option.latestVotes).compactMap(\.user).map(key)
            var entries: [Entry] = [("text", .scalar(option.text.isEmpty ? "?" : option.text))]
            if votes > 0 { entries.append(("votes", .number(min(votes, 1_000_000_000)))) }
            if !voters.isEmpty { entries.append(("by", .texts(voters))) }
            if let owner, !voters.contains(owner), poll.ownVotes.contains(where: { $0.optionId == option.id }) {
                entries.append(("mine", .yes))
            }
            return .mapping(entries)
        }
        entries.append(("options", .list(options)))
        if poll.isClosed { entries.append(("closed", .yes)) }
        if poll.enforceUniqueVote { entries.append(("one-vote", .yes)) }
        if let most = poll.maxVotesAllowed, (1...1000).contains(most) {
            entries.append(("maximum-votes", .number(most)))
        }
        if poll.votingVisibility == .anonymous { entries.append(("anonymous", .yes)) }
        if poll.allowUserSuggestedOptions { entries.append(("suggestions", .yes)) }
        let commenters = poll.latestAnswers.compactMap(\.user).map(key)
        if !commenters.isEmpty, Set(commenters).count == poll.answersCount {
            entries.append(("comments", .texts(commenters)))
        } else if poll.answersCount > 0 {
            entries.append(("comments", .number(min(poll.answersCount, 1_000_000_000))))
        }
        if poll.allowAnswers != (poll.answersCount > 0) {
            entries.append(("allow-comments", poll.allowAnswers ? .yes : .no))
        }
        if let creator = poll.createdBy, creator != author { entries.append(("created-by", .scalar(key(creator)))) }
        return entries
    }
}
