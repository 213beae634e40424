import ChatLook
import ChatModels
import HeadlessSwiftUI

/// The commands that a message can begin with.
struct InstantCommandsView: View {
    @Injected(\.images) private var images
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    let instantCommands: [CommandHandler]
    let commandSelected: (ComposerCommand) -> Void

    var body: some View {
        VStack(spacing: 8) {
            header
            VStack(spacing: 0) {
                ForEach(Array(commands.enumerated()), id: \.offset) { _, command in
                    if let info = command.displayInfo {
                        InstantCommandView(displayInfo: info)
                            .standardPadding()
                            .onTapGesture { commandSelected(command) }
                    }
                }
            }
        }
        .suggestionsCard(colors)
        .accessibilityIdentifier("InstantCommandsView")
    }

    private var commands: [ComposerCommand] {
        instantCommands.map(ComposerCommand.init)
    }

    private var header: some View {
        HStack(spacing: 12) {
            Image(uiImage: images.commands)
                .customizable()
                .frame(width: 20, height: 16)
                .foregroundColor(colors.tintColor)
            Text(L10n.Composer.Suggestions.commandsHeader)
                .font(fonts.body)
                .foregroundColor(Color(colors.textLowEmphasis))
            Spacer()
        }
        .frame(minHeight: 32)
        .fixedSize(horizontal: false, vertical: true)
        .padding(.horizontal, 16)
    }
}

/// A command: its icon, its name and its usage.
public struct InstantCommandView: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts

    private let displayInfo: CommandDisplayInfo

    public init(displayInfo: CommandDisplayInfo) {
        self.displayInfo = displayInfo
    }

    public var body: some View {
        HStack {
            Image(uiImage: displayInfo.icon)
            Text(displayInfo.displayName)
                .font(fonts.title3)
                .bold()
                .foregroundColor(Color(colors.text))
            Text(displayInfo.format)
                .font(fonts.body)
                .foregroundColor(Color(colors.textLowEmphasis))
            Spacer()
        }
    }
}
