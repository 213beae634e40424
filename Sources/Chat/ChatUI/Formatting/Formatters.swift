import ChatLook
import ChatModels
import Foundation
import Frames

extension Appearance {
    /// What turns dates, names and numbers into texts. Language, time zone and the present are the render's.
    public struct Formatters {
        public var messageTimestamp: MessageTimestampFormatter = DefaultMessageTimestampFormatter()
        public var channelListMessageTimestamp: MessageTimestampFormatter = ChannelListMessageTimestampFormatter()
        public var threadListMessageTimestamp: MessageTimestampFormatter = ChannelListMessageTimestampFormatter()
        public var messageDateSeparator: MessageDateSeparatorFormatter = DefaultMessageDateSeparatorFormatter()
        public var userLastActivity: UserLastActivityFormatter = DefaultUserLastActivityFormatter()
        public var videoDuration: VideoDurationFormatter = DefaultVideoDurationFormatter()
        public var uploadingProgress: UploadingProgressFormatter = DefaultUploadingProgressFormatter()
        public var channelName: ChannelNameFormatter = DefaultChannelNameFormatter()
        public var audioRecordingNameFormatter: AudioRecordingNameFormatter = DefaultAudioRecordingNameFormatter()

        /// Turns marked-up text into styled text.
        public var markdownFormatter: MarkdownFormatter = DefaultMarkdownFormatter()
        public var isMarkdownEnabled = true

        public init() {}
    }
}

/// Writes the time of a message: `3:33 PM`.
public protocol MessageTimestampFormatter {
    func format(_ date: Date) -> String
}

/// Writes the day above the first message of a day: `Mar 03`.
public protocol MessageDateSeparatorFormatter {
    func format(_ date: Date) -> String
}

/// Writes how long ago a user was there: `last seen 5 minutes ago`; `nil` for a time to come.
public protocol UserLastActivityFormatter {
    func format(_ date: Date) -> String?
}

/// Writes a length in minutes and seconds: `01:05`.
public protocol VideoDurationFormatter {
    func format(_ time: TimeInterval) -> String?
}

/// Writes a part of 1 as a percentage: `46%`.
public protocol UploadingProgressFormatter {
    func format(_ progress: Double) -> String?
}

/// Names a channel for one of its members.
public protocol ChannelNameFormatter {
    func format(channel: ChatChannel, forCurrentUserId currentUserId: UserId?) -> String?
}

/// Names a voice recording: `Recording`, `Recording(1)`.
public protocol AudioRecordingNameFormatter {
    func title(forItemAtURL url: URL, index: Int) -> String
}

/// Finds and styles markup in texts.
public protocol MarkdownFormatter {
    func containsMarkdown(_ string: String) -> Bool
    func format(_ string: String) -> NSAttributedString
}

open class DefaultMessageTimestampFormatter: MessageTimestampFormatter {
    public init() {}

    open func format(_ date: Date) -> String {
        DateText.time.text(for: date)
    }
}

open class DefaultMessageDateSeparatorFormatter: MessageDateSeparatorFormatter {
    public init() {}

    open func format(_ date: Date) -> String {
        DateText.day.text(for: date)
    }
}

open class DefaultUserLastActivityFormatter: UserLastActivityFormatter {
    public init() {}

    open func format(_ date: Date) -> String? {
        let seconds = RenderSettings.current.now.timeIntervalSince(date)
        guard seconds >= 0 else { return nil }
        let units: [(L10n.LastSeen.Unit, TimeInterval)] = [
            (.months, 30 * 86400), (.weeks, 7 * 86400), (.days, 86400), (.hours, 3600), (.minutes, 60),
        ]
        for (unit, length) in units where seconds >= length { return L10n.LastSeen.ago(Int(seconds / length), unit) }
        return L10n.LastSeen.ago(max(Int(seconds), 1), .seconds)
    }
}

open class DefaultVideoDurationFormatter: VideoDurationFormatter {
    public init() {}

    open func format(_ time: TimeInterval) -> String? {
        guard time.isFinite, time >= 0, time < 1e9 else { return nil }
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let seconds = Int(time.rounded())
        return "\(padded(seconds / 60)):\(padded(seconds % 60))"
    }
}

open class DefaultUploadingProgressFormatter: UploadingProgressFormatter {
    public init() {}

    open func format(_ progress: Double) -> String? {
        progress.isFinite ? "\(Int((progress * 100).rounded()))%" : nil
    }
}

open class DefaultChannelNameFormatter: ChannelNameFormatter {
    public init() {}

    open func format(channel: ChatChannel, forCurrentUserId currentUserId: UserId?) -> String? {
        ChannelName.text(of: channel, forCurrentUserId: currentUserId)
    }
}

open class DefaultAudioRecordingNameFormatter: AudioRecordingNameFormatter {
    public init() {}

    open func title(forItemAtURL url: URL, index: Int) -> String { L10n.Recording.name(index) }
}

/// Shows texts as they were typed.
open class PlainTextFormatter: MarkdownFormatter {
    public init() {}

    open func containsMarkdown(_ string: String) -> Bool { false }
    open func format(_ string: String) -> NSAttributedString { NSAttributedString(string: string) }
}
