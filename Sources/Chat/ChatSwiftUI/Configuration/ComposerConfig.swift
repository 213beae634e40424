import ChatModels
import Foundation
import HeadlessSwiftUI

/// The behavior and the look of the composer.
public struct ComposerConfig {
    /// Whether there is a button to record.
    public var isVoiceRecordingEnabled: Bool
    /// The height of the field with one line, in points.
    public var inputViewMinHeight: CGFloat
    /// The height above which the field scrolls, in points.
    public var inputViewMaxHeight: CGFloat
    /// The radius of the field's corners, in points.
    public var inputViewCornerRadius: CGFloat
    /// The font of what is written.
    public var inputFont: UIFont
    /// The room around what is written.
    public var inputPaddingsConfig: PaddingsConfig
    /// Changes a text before it is sent.
    public var adjustMessageOnSend: (String) -> String
    /// Changes a text before it is shown.
    public var adjustMessageOnRead: (String) -> String
    /// Gives the attachments of a message that is edited.
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
    /// In points.
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
