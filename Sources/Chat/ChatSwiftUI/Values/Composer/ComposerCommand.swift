import Foundation
import UIKitValues

/// A command that is typed into the composer, such as `/giphy`.
public struct ComposerCommand: Identifiable, Equatable {
    /// The command as it is typed, such as `/giphy`.
    public let id: String
    /// The text that matched the command.
    public var typingSuggestion: TypingSuggestion
    /// Its name and icon; `nil` for a command that isn't listed.
    public let displayInfo: CommandDisplayInfo?
    /// Whether it is sent instead of a message.
    public var replacesMessageSent: Bool

    public init(
        id: String, typingSuggestion: TypingSuggestion, displayInfo: CommandDisplayInfo?,
        replacesMessageSent: Bool = false
    ) {
        self.id = id
        self.typingSuggestion = typingSuggestion
        self.displayInfo = displayInfo
        self.replacesMessageSent = replacesMessageSent
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}

/// The text that suggestions are searched for.
public struct TypingSuggestion: Equatable, Sendable {
    /// The text.
    public let text: String
    /// The range of the text in the field.
    public let locationRange: NSRange

    public init(text: String, locationRange: NSRange) {
        self.text = text
        self.locationRange = locationRange
    }

    public static let empty = TypingSuggestion(text: "", locationRange: NSRange(location: 0, length: 0))
}

/// A command's name and icon.
public struct CommandDisplayInfo {
    /// Its name, such as `Giphy`.
    public let displayName: String
    /// Its icon.
    public let icon: UIImage
    /// Its usage, such as `/giphy [text]`.
    public let format: String
    /// Whether it is shown as a label before the text.
    public let isInstant: Bool

    public init(displayName: String, icon: UIImage, format: String, isInstant: Bool) {
        self.displayName = displayName
        self.icon = icon
        self.format = format
        self.isInstant = isInstant
    }
}
