import ChatModels
import Foundation
import HeadlessSwiftUI

/// The behaviour and the look of the composer.
public struct ComposerConfig {
    public var isVoiceRecordingEnabled: Bool
    /// In points.
    public var inputViewMinHeight: CGFloat
    /// In points.
    public var inputViewMaxHeight: CGFloat
    /// In points.
    public var inputViewCornerRadius: CGFloat
    public var inputFont: UIFont
    public var inputPaddingsConfig: PaddingsConfig
    public var adjustMessageOnSend: (String) -> String
    public var adjustMessageOnRead: (String) -> String
    public var attachmentPayloadConverter: (ChatMessage) -> [AnyAttachmentPayload]

    public init(
        isVoiceRecordingEnabled: Bool = false,
        inputViewMinHeight: CGFloat = 38,
        inputViewMaxHeight: CGFloat = 76,
        inputViewCornerRadius: CGFloat = 20,
        inputFont: UIFont = UIFont.preferredFont(forTextStyle: .body),
        adjustMessageOnSend: @escaping (String) -> String = { $0 },
        adjustMessageOnRead: @escaping (String) -> String = { $0 },
        attachmentPayloadConverter: @escaping (ChatMessage) -> [AnyAttachmentPayload] = { _ in [] },
        inputPaddingsConfig: PaddingsConfig = .composerInput
    ) {
        self.isVoiceRecordingEnabled = isVoiceRecordingEnabled
        self.inputViewMinHeight = inputViewMinHeight
        self.inputViewMaxHeight = inputViewMaxHeight
        self.inputViewCornerRadius = inputViewCornerRadius
        self.inputFont = inputFont
        self.adjustMessageOnSend = adjustMessageOnSend
        self.adjustMessageOnRead = adjustMessageOnRead
        self.attachmentPayloadConverter = attachmentPayloadConverter
        self.inputPaddingsConfig = inputPaddingsConfig
    }
}

/// Room at the four sides, in points.
public struct PaddingsConfig: Sendable {
    public let top, bottom, leading, trailing: CGFloat

    public init(top: CGFloat, bottom: CGFloat, leading: CGFloat, trailing: CGFloat) {
        self.top = top
        self.bottom = bottom
        self.leading = leading
        self.trailing = trailing
    }

    /// The sum of both sides.
    public var horizontal: CGFloat { leading + trailing }

    /// The sum of top and bottom.
    public var vertical: CGFloat { top + bottom }

    /// The room in the composer's input.
    public static let composerInput = PaddingsConfig(top: 4, bottom: 4, leading: 8, trailing: 0)
}

/// The behaviour of the list of channels.
public struct ChannelListConfig: Sendable {
    public var showChannelListDividerOnLastItem: Bool

    public init(showChannelListDividerOnLastItem: Bool = true) {
        self.showChannelListDividerOnLastItem = showChannelListDividerOnLastItem
    }
}

/// The features of polls that an application offers to those who make one.
public struct PollsConfig: Sendable {
    public var multipleAnswers: PollsEntryConfig
    public var anonymousPoll: PollsEntryConfig
    public var suggestAnOption: PollsEntryConfig
    public var addComments: PollsEntryConfig
    public var maxVotesPerPerson: PollsEntryConfig

    public init(
        multipleAnswers: PollsEntryConfig = .default, anonymousPoll: PollsEntryConfig = .default,
        suggestAnOption: PollsEntryConfig = .default, addComments: PollsEntryConfig = .default,
        maxVotesPerPerson: PollsEntryConfig = .default
    ) {
        self.multipleAnswers = multipleAnswers
        self.anonymousPoll = anonymousPoll
        self.suggestAnOption = suggestAnOption
        self.addComments = addComments
        self.maxVotesPerPerson = maxVotesPerPerson
    }
}

/// Whether a feature of polls is offered, and whether it is on at first.
public struct PollsEntryConfig: Sendable {
    public var configurable: Bool
    public var defaultValue: Bool

    public init(configurable: Bool, defaultValue: Bool) {
        self.configurable = configurable
        self.defaultValue = defaultValue
    }

    /// Offered, and off at first.
    public static let `default` = PollsEntryConfig(configurable: true, defaultValue: false)
}
