internal import Documents
internal import Foundation

extension ConversationBuilder {
    func readAttachments(
        _ node: KeyedNode<MessageKey>, into message: inout ChatMessage
    ) throws(DocumentError) {
        for place in try node.elements(.attachments) ?? [] {
            let attachment = try KeyedNode<AttachmentKey>(place)
            guard attachment.keys.count == 1, let kind = attachment.keys.first, let value = attachment[kind] else {
                throw place.wrongType(expected: AttachmentKey.noun)
            }
            if kind == .poll {
                message.poll = try poll(KeyedNode(value), in: message)
                continue
            }
            let draft = try draft(kind, value)
            message.allAttachments.append(
                draft.attachment(
                    id: AttachmentId(cid: cid, messageId: message.id, index: message.allAttachments.count)))
        }
    }

    private func draft(_ kind: AttachmentKey, _ value: LocatedNode) throws(DocumentError) -> AttachmentDraft {
        switch kind {
        case .image: try image(value)
        case .video: try video(value)
        case .file:
            try namedFile(value) { title, url, file in
                AttachmentDraft(FileAttachmentPayload(title: title, assetURL: url, file: file), file: file)
            }
        case .audio:
            try namedFile(value) { title, url, file in
                AttachmentDraft(AudioAttachmentPayload(title: title, audioURL: url, file: file), file: file)
            }
        case .link: try link(value)
        case .gif: try giphy(value)
        case .voiceRecording: try voiceRecording(value)
        case .other, .poll: try other(value)
        }
    }

    // MARK: Pictures and videos

    private func image(_ value: LocatedNode) throws(DocumentError) -> AttachmentDraft {
        guard value.node.entries != nil else {
            return AttachmentDraft(ImageAttachmentPayload(imageURL: try shownPicture(value)))
        }
        let node = try KeyedNode<ImageKey>(value)
        let payload = ImageAttachmentPayload(
            title: try node.text(.title),
            imageURL: try node[.picture].map { place throws(DocumentError) in try shownPicture(place) }
                ?? FileName.url("picture"),
            originalWidth: try node.number(.width),
            originalHeight: try node.number(.height))
        return AttachmentDraft(payload, upload: try upload(node[.upload]))
    }

    private func video(_ value: LocatedNode) throws(DocumentError) -> AttachmentDraft {
        guard value.node.entries != nil else {
            return AttachmentDraft(
                VideoAttachmentPayload(videoURL: FileName.url("video.mp4"), thumbnailURL: try shownPicture(value)))
        }
        let node = try KeyedNode<VideoKey>(value)
        let name = try node.text(.name)
        let file = AttachmentFile(type: name.map(FileName.type) ?? .mp4, size: Int64(try node.integer(.size) ?? 0))
        let payload = VideoAttachmentPayload(
            title: try node.text(.title) ?? name,
            videoURL: FileName.url(name ?? "video.mp4"),
            thumbnailURL: try node[.picture].map { place throws(DocumentError) in try shownPicture(place) },
            file: file)
        return AttachmentDraft(payload, upload: try upload(node[.upload]), file: file)
    }

    private func giphy(_ value: LocatedNode) throws(DocumentError) -> AttachmentDraft {
        guard value.node.entries != nil else {
            return AttachmentDraft(GiphyAttachmentPayload(previewURL: try shownPicture(value)))
        }
        let node = try KeyedNode<GiphyKey>(value)
        var actions: [AttachmentAction] = []
        for place in try node.elements(.actions) ?? [] { actions.append(try action(place)) }
        return AttachmentDraft(
            GiphyAttachmentPayload(
                title: try node.text(.title),
                previewURL: try node[.picture].map { place throws(DocumentError) in try shownPicture(place) }
                    ?? FileName.url("picture"),
                actions: actions))
    }

    private func action(_ place: LocatedNode) throws(DocumentError) -> AttachmentAction {
        if let text = place.node.characters { return AttachmentAction(name: text, value: text, text: text) }
        let node = try KeyedNode<ActionKey>(place)
        let text = try node.text(.text) ?? ""
        return AttachmentAction(
            name: try node.text(.name) ?? text,
            value: try node.text(.value) ?? text,
            style: try node.flag(.primary) ?? false ? .primary : .default,
            text: text)
    }

    /// The file of a picture, or its address on the network, which is drawn as a placeholder.
    private func shownPicture(_ place: LocatedNode) throws(DocumentError) -> URL {
        if let file = try picture(place) { return file }
        return place.node.characters.flatMap(URL.init(string:)) ?? FileName.url("picture")
    }

    // MARK: Files and sounds

    private func namedFile(
        _ value: LocatedNode, make: (String, URL, AttachmentFile) -> AttachmentDraft
    ) throws(DocumentError) -> AttachmentDraft {
        guard value.node.entries != nil else {
            let name = try value.text()
            return make(name, FileName.url(name), AttachmentFile(type: FileName.type(name)))
        }
        let node = try KeyedNode<FileKey>(value)
        let name = try node.text(.name) ?? ""
        let file = AttachmentFile(type: FileName.type(name), size: Int64(try node.integer(.size) ?? 0))
        var draft = make(try node.text(.title) ?? name, FileName.url(name), file)
        draft.upload = try upload(node[.upload])
        draft.download = try download(node[.download])
        return draft
    }

    private func voiceRecording(_ value: LocatedNode) throws(DocumentError) -> AttachmentDraft {
        if value.node.entries == nil {
            let seconds = try value.number(in: AttachmentKey.voiceRecording.shape.numbers ?? 0...0)
            return AttachmentDraft(
                VoiceRecordingAttachmentPayload(voiceRecordingURL: FileName.url("recording.aac"), duration: seconds))
        }
        let node = try KeyedNode<VoiceRecordingKey>(value)
        var waveform: [Float] = []
        for place in try node.elements(.waveform) ?? [] { waveform.append(Float(try place.number(in: 0...1))) }
        let file = AttachmentFile(type: .aac, size: Int64(try node.integer(.size) ?? 0))
        let payload = VoiceRecordingAttachmentPayload(
            title: try node.text(.title),
            voiceRecordingURL: FileName.url("recording.aac"),
            file: file,
            duration: try node.number(.duration),
            waveformData: waveform.isEmpty ? nil : waveform)
        var draft = AttachmentDraft(payload, upload: try upload(node[.upload]), file: file)
        draft.playing = try playback(node[.playback])
        return draft
    }

    private func playback(_ place: LocatedNode?) throws(DocumentError) -> AttachmentPlayingState? {
        guard let place else { return nil }
        guard place.node.entries != nil else {
            return AttachmentPlayingState(currentTime: try place.number(in: PlaybackKey.shape.numbers ?? 0...0))
        }
        let node = try KeyedNode<PlaybackKey>(place)
        return AttachmentPlayingState(
            currentTime: try node.number(.at) ?? 0,
            rate: Float(try node.number(.rate) ?? 1),
            isPaused: try node.flag(.paused) ?? false)
    }

    // MARK: Transfers

    private func download(_ place: LocatedNode?) throws(DocumentError) -> LocalAttachmentDownloadState? {
        guard let place else { return nil }
        if place.node.number != nil {
            return .downloading(progress: try place.number(in: DownloadName.shape.numbers ?? 0...1))
        }
        return DownloadName(rawValue: try place.choice(DownloadName.shape.choices ?? []))?.state
    }

    private func upload(_ place: LocatedNode?) throws(DocumentError) -> LocalAttachmentState? {
        guard let place else { return nil }
        if place.node.number != nil {
            return .uploading(progress: try place.number(in: UploadName.shape.numbers ?? 0...1))
        }
        return UploadName(rawValue: try place.choice(UploadName.shape.choices ?? []))?.state
    }

    // MARK: Links and the rest

    private func link(_ value: LocatedNode) throws(DocumentError) -> AttachmentDraft {
        guard value.node.entries != nil else {
            return AttachmentDraft(LinkAttachmentPayload(originalURL: try address(value)))
        }
        let node = try KeyedNode<LinkKey>(value)
        return AttachmentDraft(
            LinkAttachmentPayload(
                originalURL: try node[.url].map { place throws(DocumentError) in try address(place) }
                    ?? FileName.url("page"),
                title: try node.text(.title),
                text: try node.text(.text),
                author: try node.text(.author),
                previewURL: try node[.picture].map { place throws(DocumentError) in try shownPicture(place) }))
    }

    private func address(_ place: LocatedNode) throws(DocumentError) -> URL {
        guard let url = URL(string: try place.text()) else {
            throw place.wrongType(expected: "an address such as https://example.org")
        }
        return url
    }

    private func other(_ value: LocatedNode) throws(DocumentError) -> AttachmentDraft {
        if let name = value.node.characters { return AttachmentDraft(unknown: ["type": .string(name)]) }
        let named = try value.named(expected: AttachmentKey.other.shape.words)
        return AttachmentDraft(unknown: named.reduce(into: [:]) { $0[$1.name] = $1.value.node.rawJSON })
    }
}
