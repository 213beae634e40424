internal import Documents

/// The kinds of attachment; an attachment has exactly one of these keys.
enum AttachmentKey: String, DocumentKey {
    case image, video, file, link, gif
    case voiceRecording = "voice-recording"
    case audio, poll, other

    static let noun = "an attachment with one of " + allCases.map(\.rawValue).joined(separator: ", ")
    static let isChoice = true
    static let oldSpellings: [String: AttachmentKey] = ["giphy": .gif, "voice": .voiceRecording]

    var shape: ValueShape {
        switch self {
        case .image: .either([.picture, .object(ImageKey.self)])
        case .video: .either([.picture, .object(VideoKey.self)])
        case .file, .audio: .either([.text, .object(FileKey.self)])
        case .link: .either([.text, .object(LinkKey.self)])
        case .gif: .either([.picture, .object(GiphyKey.self)])
        case .voiceRecording: .either([.number(0...1_000_000), .object(VoiceRecordingKey.self)])
        case .poll: .object(PollKey.self)
        case .other: .either([.text, .names(of: .anything)])
        }
    }

    var comment: String {
        switch self {
        case .image: "A picture."
        case .video: "A video; a path is that of the picture that stands for it."
        case .file: "A file; a text is its name."
        case .link: "The preview of a page that the text links to; a text is its address."
        case .gif: "A GIF; a path is that of the picture that stands for it."
        case .voiceRecording: "A voice recording; a number is its duration in seconds."
        case .audio: "An audio file; a text is its name."
        case .poll: "A question with options to vote for."
        case .other: "An attachment of the application's own; a text is its type."
        }
    }
}

/// The upload of an attachment, in the words of a conversation file.
enum UploadName: String, CaseIterable {
    case pending, failed, done

    /// The shape of every key that tells how far an upload is.
    static let shape = ValueShape.either([.choice(allCases.map(\.rawValue)), .number(0...1)])
    static let comment = "The progress of the upload: pending, failed, done, or a number from 0 to 1."

    var state: LocalAttachmentState {
        switch self {
        case .pending: .pendingUpload
        case .failed: .uploadingFailed
        case .done: .uploaded
        }
    }
}

/// The download of an attachment, in the words of a conversation file.
enum DownloadName: String, CaseIterable {
    case failed, done

    static let shape = ValueShape.either([.choice(allCases.map(\.rawValue)), .number(0...1)])
    static let comment = "The progress of the download: failed, done, or a number from 0 to 1."

    var state: LocalAttachmentDownloadState {
        switch self {
        case .failed: .downloadingFailed
        case .done: .downloaded
        }
    }
}

/// The keys of a picture.
enum ImageKey: String, DocumentKey {
    case picture, title, width, height, upload

    static let noun = "a picture"
    static let required: [ImageKey] = [.picture]

    var shape: ValueShape {
        switch self {
        case .picture: .picture
        case .title: .text
        case .width, .height: .number(1...100_000)
        case .upload: UploadName.shape
        }
    }

    var comment: String {
        switch self {
        case .picture: "The path of the picture."
        case .title: "The picture's title."
        case .width: "The width of the original in pixels."
        case .height: "The height of the original in pixels."
        case .upload: UploadName.comment
        }
    }
}

/// The keys of a video.
enum VideoKey: String, DocumentKey {
    case picture, name, title, size, upload

    static let noun = "a video"

    var shape: ValueShape {
        switch self {
        case .picture: .picture
        case .name, .title: .text
        case .size: .integer(0...Int.max)
        case .upload: UploadName.shape
        }
    }

    var comment: String {
        switch self {
        case .picture: "The path of a picture that stands for the video."
        case .name: "The name of the file, which is not read."
        case .title: "The title of the video; the name of the file if this is left out."
        case .size: "The size of the file in bytes."
        case .upload: UploadName.comment
        }
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

/// The keys of a link.
enum LinkKey: String, DocumentKey {
    case url, title, text, author, picture

    static let noun = "a link"
    static let required: [LinkKey] = [.url]

    var shape: ValueShape { self == .picture ? .picture : .text }

    var comment: String {
        switch self {
        case .url: "The address."
        case .title: "The title of the page."
        case .text: "The first lines of the page."
        case .author: "The publisher of the page."
        case .picture: "The path of a picture of the page."
        }
    }
}

/// The keys of a GIF.
enum GiphyKey: String, DocumentKey {
    case picture, title, actions

    static let noun = "a GIF"
    static let required: [GiphyKey] = [.picture]

    var shape: ValueShape {
        switch self {
        case .picture: .picture
        case .title: .text
        case .actions: .list(of: .either([.text, .object(ActionKey.self)]))
        }
    }

    var comment: String {
        switch self {
        case .picture: "The path of a picture that stands for the GIF."
        case .title: "The title of the GIF."
        case .actions: "The buttons of a GIF that was not sent yet; a text is that on the button."
        }
    }
}

/// The keys of an attachment's button.
enum ActionKey: String, DocumentKey {
    case text, name, value, primary

    static let noun = "a button"
    static let required: [ActionKey] = [.text]

    var shape: ValueShape { self == .primary ? .flag : .text }

    var comment: String {
        switch self {
        case .text: "The words on the button."
        case .name: "The name of the action; the text if this is left out."
        case .value: "The value that the action sends; the text if this is left out."
        case .primary: "Whether it is the button that stands out."
        }
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
        case .waveform: "The loudness from the beginning to the end, each number from 0 to 1."
        case .title: "The title."
        case .size: "The size of the file in bytes."
        case .upload: UploadName.comment
        case .playback: "The playback; a number is the time that is heard now, in seconds."
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
        case .at: "The time that is heard now, in seconds from the beginning."
        case .rate: "The speed of playback; 1 if this is left out."
        case .paused: "Whether playback is paused."
        }
    }
}
