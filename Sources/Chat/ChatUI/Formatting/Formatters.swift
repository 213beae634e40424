import ChatLook
import ChatModels
import Foundation
import Frames
import HeadlessUIKit
import Rendering

extension Appearance {
    /// The formatters of dates, names and numbers. Language, time zone and current time are those of the render.
    public struct Formatters {
        public var messageTimestamp: MessageTimestampFormatter = DefaultMessageTimestampFormatter()
        public var channelListMessageTimestamp: MessageTimestampFormatter = ChannelListMessageTimestampFormatter()
        public var threadListMessageTimestamp: MessageTimestampFormatter = ChannelListMessageTimestampFormatter()
        public var messageDateSeparator: MessageDateSeparatorFormatter = DefaultMessageDateSeparatorFormatter()
        public var userLastActivity: UserLastActivityFormatter = DefaultUserLastActivityFormatter()
        public var videoDuration: VideoDurationFormatter = DefaultVideoDurationFormatter()
        public var uploadingProgress: UploadingProgressFormatter = DefaultUploadingProgressFormatter()
        public var channelName: ChannelNameFormatter = DefaultChannelNameFormatter()
        public var pollVoteTimestamp: PollTimestampFormatter = DefaultPollTimestampFormatter()
        public var audioRecordingNameFormatter: AudioRecordingNameFormatter = DefaultAudioRecordingNameFormatter()

        /// Converts Markdown to styled text.
        public var markdownFormatter: MarkdownFormatter = DefaultMarkdownFormatter()
        public var isMarkdownEnabled = true

        public init() {}
    }
}

/// Formats the time of a message: `3:33 PM`.
public protocol MessageTimestampFormatter {
    func format(_ date: Date) -> String
}

/// Formats the day above the first message of a day: `Mar 03`.
public protocol MessageDateSeparatorFormatter {
    func format(_ date: Date) -> String
}

/// Formats the last activity of a user: `last seen 5 minutes ago`; `nil` for a time in the future.
public protocol UserLastActivityFormatter {
    func format(_ date: Date) -> String?
}

/// Formats a duration in minutes and seconds: `01:05`.
public protocol VideoDurationFormatter {
    func format(_ time: TimeInterval) -> String?
}

/// Formats a fraction as a percentage: `46%`.
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

/// Finds and styles Markdown in texts.
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
        ElapsedTime(from: date, to: RenderSettings.current.now).map(L10n.LastSeen.ago)
    }
}

open class DefaultVideoDurationFormatter: VideoDurationFormatter {
    public init() {}

    open func format(_ time: TimeInterval) -> String? {
        DurationText.minutesAndSeconds(time).map(LocalizedNumber.inDigits)
    }
}

open class DefaultUploadingProgressFormatter: UploadingProgressFormatter {
    public init() {}

    open func format(_ progress: Double) -> String? {
        progress.isFinite ? LocalizedNumber.percentage(Int((progress * 100).rounded())) : nil
    }
}

open class DefaultChannelNameFormatter: ChannelNameFormatter {
    public init() {}

    open func format(channel: ChatChannel, forCurrentUserId currentUserId: UserId?) -> String? {
        ChannelName.text(of: channel, forCurrentUserId: currentUserId, words: .localized)
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
    open func format(_ string: String) -> NSAttributedString { ReleasingAttributedString(string: string) }
}
