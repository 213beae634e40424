import ChatModels
import HeadlessSwiftUI

/// The suggested users or commands.
struct CommandsContainerView: View {
    let suggestions: [String: Any]
    let handleCommand: ([String: Any]) -> Void

    var body: some View {
        ZStack {
            if let users = suggestions["mentions"] as? [ChatUser] {
                MentionUsersView(users: users) { handleCommand(["chatUser": $0]) }
            } else if let commands = suggestions["instantCommands"] as? [CommandHandler] {
                InstantCommandsView(instantCommands: commands) { handleCommand(["instantCommand": $0]) }
            }
        }
        .accessibilityIdentifier("CommandsContainerView")
    }
}

extension View {
    /// The card behind suggestions.
    func suggestionsCard(_ colors: ColorPalette) -> some View {
        background(Color(colors.background))
            .cornerRadius(16)
            .floatingShadow()
            .padding(.all, 8)
    }
}
