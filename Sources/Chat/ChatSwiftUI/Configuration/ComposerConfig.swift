import ChatModels
import Foundation
import HeadlessSwiftUI

/// The behavior and the style of the composer.
public struct ComposerConfig {
    /// Whether there is a record button.
    public var isVoiceRecordingEnabled: Bool
    /// The minimum height of the field, in points.
    public var inputViewMinHeight: CGFloat
    /// The height above which the field scrolls, in points.
    public var inputViewMaxHeight: CGFloat
    /// The radius of the field's corners, in points.
    public var inputViewCornerRadius: CGFloat
    /// The font of the text.
    public var inputFont: UIFont
    /// The padding around the text.
    public var inputPaddingsConfig: PaddingsConfig
    /// Changes a text before it is sent.
    public var adjustMessageOnSend: (String) -> String
    /// Changes a text before it is shown.
    public var adjustMessageOnRead: (String) -> String
    /// Returns the attachments of an edited message.
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

extension ComposerConfig {
    /// Gives the font of a text style the text size of the current render; the configuration may be older than it.
    package mutating func adjustFontForContentSize() {
        inputFont = inputFont.adjusted(to: UITraitCollection.current.preferredContentSizeCategory)
    }
}

/// The padding on the four sides, in points.
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

    /// The padding in the composer's input field.
    public static let composerInput = PaddingsConfig(top: 4, bottom: 4, leading: 8, trailing: 0)
}
