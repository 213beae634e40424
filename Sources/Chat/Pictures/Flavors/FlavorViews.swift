internal import ChatLook
internal import ChatModels
internal import Client
internal import Devices
import Foundation
internal import Frames
internal import Rendering
internal import Styles

/// The screens and lists of a flavor. Each flavor has a file of its own, as many of their types have the same names.
@MainActor
protocol FlavorViews: Sendable {
    /// The messages of a channel, one row each.
    ///
    /// - Parameters:
    ///   - width: In points.
    ///   - isAlone: Whether nothing stands above a message: no date, and no line where unread messages begin.
    func rows(of conversation: Conversation, width: CGFloat, isAlone: Bool) -> any RowSource

    /// The screen of a channel or a thread.
    func screen(of content: ConversationContent) -> any ScreenContent

    /// The form of a new poll.
    ///
    /// - Parameter poll: What was written into it; `nil` for nothing yet.
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

/// What the screen of a channel or a thread shows.
struct ConversationContent {
    /// The part of the messages that is in view.
    enum Position {
        case newest
        case oldest
        case message(ChatMessage)
        /// So many points up from the newest message.
        case offset(CGFloat)
    }

    let conversation: Conversation

    /// The thread that is shown; `nil` for the channel.
    var thread: ChatThread?

    var position = Position.newest
}

/// Runs `body` under the settings, in a configuration of its own with the style in it.
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
    /// The state of a controller whose list looks like this.
    var controllerState: DataControllerState {
        switch self {
        case .loaded, .reloading, .empty: .remoteDataFetched
        case .loading: .initialized
        case .error: .remoteDataFetchFailed
        }
    }
}
