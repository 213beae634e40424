internal import ChatModels
internal import Foundation

/// Attachments and polls.
extension MessageWriter {
    mutating func attachments(of message: ChatMessage) -> [YAMLValue] {
        var values: [YAMLValue] = []
        for attachment in message.allAttachments {
            guard let entry = entry(attachment) else {
                addLoss("attachments of the application’s own, which are left out")
                continue
            }
            values.append(.mapping([entry]))
        }
        if let poll = message.poll { values.append(.mapping([("poll", .mapping(entries(poll)))])) }
        return values
    }

    private mutating func entry(_ attachment: AnyChatMessageAttachment) -> Entry? {
        if let image = attachment.attachment(payloadType: ImageAttachmentPayload.self) {
            return picture(image.payload.imageURL).map { ("image", $0) }
                ?? ("file", .scalar(image.payload.title ?? "picture"))
        }
        if let video = attachment.attachment(payloadType: VideoAttachmentPayload.self)?.payload {
            var entries: [Entry] = []
            if let thumbnail = video.thumbnailURL.flatMap({ picture($0) }) { entries.append(("picture", thumbnail)) }
            if let title = video.title { entries.append(("name", .scalar(title))) }
            if video.file.size > 0 { entries.append(("size", .number(Int(video.file.size)))) }
            return ("video", .mapping(entries))
        }
        if let gif = attachment.attachment(payloadType: GiphyAttachmentPayload.self)?.payload {
            return picture(gif.previewURL).map { ("gif", $0) } ?? ("file", .scalar(gif.title ?? "GIF"))
        }
        if let recording = attachment.attachment(payloadType: VoiceRecordingAttachmentPayload.self)?.payload {
            let seconds = min(max(recording.duration ?? 0, 0), 1_000_000)
            var entries: [Entry] = [("duration", .plain(Self.plain(seconds)))]
            let waveform = (recording.waveformData ?? []).prefix(100)
            if !waveform.isEmpty {
                let values = waveform.map { YAMLValue.plain(Self.plain(Double(min(max($0, 0), 1)))) }
                entries.append(("waveform", .list(values)))
            }
            return ("voice-recording", waveform.isEmpty ? .plain(Self.plain(seconds)) : .mapping(entries))
        }
        if let file = attachment.attachment(payloadType: FileAttachmentPayload.self)?.payload {
            return ("file", self.file(file.title, size: file.file.size))
        }
        if let audio = attachment.attachment(payloadType: AudioAttachmentPayload.self)?.payload {
            return ("audio", self.file(audio.title, size: audio.file.size))
        }
        if let link = attachment.attachment(payloadType: LinkAttachmentPayload.self)?.payload {
            return ("link", value(link))
        }
        return nil
    }

    private func file(_ name: String?, size: Int64) -> YAMLValue {
        let name = name ?? "file"
        return size > 0 ? .mapping([("name", .scalar(name)), ("size", .number(Int(size)))]) : .scalar(name)
    }

    private mutating func value(_ link: LinkAttachmentPayload) -> YAMLValue {
        var entries: [Entry] = [("url", .scalar(link.originalURL.absoluteString))]
        if let title = link.title { entries.append(("title", .scalar(title))) }
        if let text = link.text { entries.append(("text", .scalar(text))) }
        if let author = link.author { entries.append(("author", .scalar(author))) }
        if let preview = link.previewURL.flatMap({ picture($0) }) { entries.append(("picture", preview)) }
        return .mapping(entries)
    }

    /// The path of a picture, or its address, for which a placeholder is drawn; `nil` for one that isn't at hand.
    private mutating func picture(_ url: URL) -> YAMLValue? {
        // How many these are, the reader of the export has told.
        if let scheme = url.scheme, scheme.hasPrefix("http") { return .scalar(url.absoluteString) }
        guard url.isFileURL else { return nil }
        let path = url.relativePath
        if !path.hasPrefix("/") { return .scalar(path) }
        guard let folder, path.hasPrefix(folder + "/") else { return nil }
        return .scalar(String(path.dropFirst(folder.count + 1)))
    }

    /// A number of few digits.
    private static func plain(_ number: Double) -> String {
        let rounded = (number * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }

    private func entries(_ poll: Poll) -> [Entry] {
        var entries: [Entry] = [("question", .scalar(poll.name.isEmpty ? "?" : poll.name))]
        if let description = poll.pollDescription { entries.append(("description", .scalar(description))) }
        let options = poll.options.map { option -> YAMLValue in
            let votes = poll.voteCountsByOption?[option.id] ?? option.latestVotes.count
            let voters = (poll.latestVotesByOption[option.id] ?? option.latestVotes).compactMap(\.user).map(key)
            var entries: [Entry] = [("text", .scalar(option.text.isEmpty ? "?" : option.text))]
            if votes > 0 { entries.append(("votes", .number(min(votes, 1_000_000_000)))) }
            if !voters.isEmpty { entries.append(("by", .texts(voters))) }
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
        if poll.answersCount > 0 { entries.append(("comments", .number(min(poll.answersCount, 1_000_000_000)))) }
        return entries
    }
}
