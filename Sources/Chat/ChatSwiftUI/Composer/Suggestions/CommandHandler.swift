import ChatLook
import ChatModels
import UIKitValues

/// A command that can be chosen in the composer.
public protocol CommandHandler {
    /// The command as it is typed, such as `/giphy`.
    var id: String { get }

    /// The name and the icon; `nil` for a command that isn't listed.
    var displayInfo: CommandDisplayInfo? { get }
}

extension ComposerCommand {
    /// Creates the command of a handler.
    init(_ handler: any CommandHandler) {
        self.init(id: handler.id, typingSuggestion: .empty, displayInfo: handler.displayInfo)
    }
}

/// A command of the channel's type.
struct ChannelCommandHandler: CommandHandler {
    let command: Command

    init(_ command: Command) {
        self.command = command
    }

    var id: String { "/" + command.name }

    var displayInfo: CommandDisplayInfo? {
        CommandDisplayInfo(
            displayName: command.name.prefix(1).uppercased() + command.name.dropFirst(),
            icon: Artwork.commandIcons[command.name] ?? Artwork.commandFallback,
            format: [id, command.args].filter { !$0.isEmpty }.joined(separator: " "), isInstant: true)
    }
}
