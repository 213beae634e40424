internal import ChatLook
internal import ChatModels
internal import Client
internal import Devices
import Foundation
internal import Frames
internal import Rendering
internal import Styles

/// The screens and lists of a flavor. Each flavor has a separate file, since many of their types have the same names.
@MainActor
protocol FlavorViews: Sendable {
    /// The messages of a channel, one row each.
    ///
    /// - Parameters:
    ///   - width: In points.
    ///   - isAlone: Whether nothing is above a message: neither a date nor the unread separator.
    func rows(of conversation: Conversation, width: CGFloat, isAlone: Bool) -> any RowSource

    /// The screen of a channel or a thread.
    func screen(of content: ConversationContent) -> any ScreenContent

    /// The form of a new poll.
    ///
    /// - Parameter poll: The poll to fill in; `nil` for an empty form.
    func pollForm(of conversation: Conversation, filledInWith poll: Poll?) -> any ScreenContent

    /// The screen with a user's channels.
    func list(of channels: [ChatChannel], currentUser: CurrentChatUser?, status: ListStatus) -> any ScreenContent

    /// The screen with a user's threads.
    ///
    /// - Parameter hasTitle: Whether there is a bar with a title above the list.
    func list(
        of threads: [ChatThread], currentUser: CurrentChatUser?, status: ListStatus, hasTitle: Bool
    ) -> any ScreenContent

    /// The color behind pictures.
    nonisolated var background: RGBA { get }

    /// The names of the colors and fonts, for reports of differences.
    nonisolated var tokens: DesignTokens { get }
}

/// The content of a channel or thread screen.
struct ConversationContent {
    /// The visible part of the messages.
    enum Position {
        case newest
        case oldest
        case message(ChatMessage)
        /// A distance from the newest message, in points.
        case offset(CGFloat)
    }

    let conversation: Conversation

    /// The thread; `nil` for the channel.
    var thread: ChatThread?

    var position = Position.newest

    /// The message whose menu is open; `nil` if it isn't on the screen or has none.
    @MainActor var messageWithMenu: ChatMessage? {
        messages.first { $0.id == conversation.menu && $0.isInteractionEnabled }
    }

    /// The message that the composer quotes or edits, if it isn't on the screen.
    @MainActor var composerMessageElsewhere: ChatMessage? {
        switch conversation.composer?.purpose {
        case .quoting(let message), .editing(let message):
            messages.contains { $0.id == message.id } ? nil : message
        case .new, nil: nil
        }
    }

    /// The messages on the screen, also those that are scrolled away.
    @MainActor private var messages: [ChatMessage] {
        thread.map { [$0.parentMessage] + $0.latestReplies } ?? Array(conversation.makeChannelController().messages)
    }
}

/// Runs `body` under the settings, in a separate configuration with the style applied.
func inForce<Result>(
    _ style: Style?, _ flavor: Flavor, _ settings: RenderSettings, _ body: (any FlavorViews) throws -> Result
) rethrows -> Result {
    try RenderSettings.withCurrent(settings) {
        try ConfigurationScope.run {
            switch flavor {
            case .uikit: try body(UIKitViews(style))
            case .swiftui: try body(SwiftUIViews(style))
            }
        }
    }
}

extension ListStatus.State {
    /// The state of a controller for this list state.
    var controllerState: DataControllerState {
        switch self {
        case .loaded, .reloading, .empty: .remoteDataFetched
        case .loading: .initialized
        case .error: .remoteDataFetchFailed
        }
    }
}
