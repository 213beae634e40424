internal import Documents
internal import Foundation

extension VoiceRecordingAttachmentPayload: KnownAttachmentPayload {
    static let key = AttachmentKey.voiceRecording
    static let shape = ValueShape.either([.number(0...1_000_000), .object(VoiceRecordingKey.self)])
    static let comment = "A voice recording; a number is its duration in seconds."

    static func draft(_ value: LocatedNode, in builder: ConversationBuilder) throws(DocumentError) -> AttachmentDraft {
        if value.node.entries == nil {
            let seconds = try value.number(in: shape.numbers ?? 0...0)
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
        var draft = AttachmentDraft(payload, upload: try builder.upload(node[.upload]), file: file)
        draft.playing = try playback(node[.playback])
        return draft
    }

    private static func playback(_ place: LocatedNode?) throws(DocumentError) -> AttachmentPlayingState? {
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

    static func draft(_ object: PayloadObject, in reader: PayloadReader) throws(DocumentError) -> AttachmentDraft {
        let waveform = object.elements("waveform_data").compactMap { $0.node.number.map { Float(min(max($0, 0), 1)) } }
        return AttachmentDraft(
            VoiceRecordingAttachmentPayload(
                title: object.name("title"),
                voiceRecordingURL: reader.address(object, "asset_url") ?? FileName.url("recording.aac"),
                file: reader.attachmentFile(object, default: .aac),
                duration: object.number("duration"),
                waveformData: waveform.isEmpty ? nil : waveform,
                extraData: reader.extraData(object)))
    }
}

/// The keys of a voice recording.
enum VoiceRecordingKey: String, DocumentKey {
    case duration, waveform, title, size, upload, playback

    static let noun = "a voice recording"

    var shape: ValueShape {
        switch self {
        case .duration: .number(0...1_000_000)
        case .waveform: .list(of: .number(0...1))
        case .title: .text
        case .size: .integer(0...Int.max)
        case .upload: UploadName.shape
        case .playback: PlaybackKey.shape
        }
    }

    var comment: String {
        switch self {
        case .duration: "The duration in seconds."
        case .waveform: "The loudness over time, as numbers from 0 to 1."
        case .title: "The title."
        case .size: "The size of the file in bytes."
        case .upload: UploadName.comment
        case .playback: "The playback; a number is the current time in seconds."
        }
    }
}

/// The keys of the playback of a voice recording.
enum PlaybackKey: String, DocumentKey {
    case at, rate, paused

    static let noun = "a playback"
    static let required: [PlaybackKey] = [.at]
    static let shape = ValueShape.either([.number(0...1_000_000), .object(PlaybackKey.self)])

    var shape: ValueShape {
        switch self {
        case .at: .number(0...1_000_000)
        case .rate: .number(0.25...4)
        case .paused: .flag
        }
    }

    var comment: String {
        switch self {
        case .at: "The current time in seconds."
        case .rate: "The speed of playback; 1 by default."
        case .paused: "Whether playback is paused."
        }
    }
}
