import ChatModels
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

@MainActor @preconcurrency
final class ComposerGoldenTests: XCTestCase {
    private func composer(_ change: (ComposerVC) -> Void) -> ComposerVC {
        let composer = ComposerVC()
        composer.channelController = ChatChannelController(
            client: ChatClient(), channel: .group { $0.commands = [Command(name: "giphy", args: "[text]")] })
        change(composer)
        return composer
    }

    func testReplyWithAFile() {
        let reply = composer {
            $0.content.quoteMessage(.incoming("Do you have the plans?"))
            $0.content.text = "Here they are."
            $0.content.attachments = [
                AnyAttachmentPayload(
                    FileAttachmentPayload(
                        title: "plans.pdf", assetURL: URL(fileURLWithPath: "/plans.pdf"),
                        file: AttachmentFile(type: .pdf, size: 1_200_000)))
            ]
        }
        assertGolden(of: reply, width: 320, settings: RenderSettings(scale: 1))
    }

    func testCommandInTheDark() {
        let command = composer { $0.content.addCommand(Command(name: "giphy", args: "[text]")) }
        assertGolden(of: command, width: 320, settings: RenderSettings(scale: 2, appearance: .dark))
    }

    func testSuggestedCommands() {
        let suggestions = ChatSuggestionsVC()
        suggestions.content = .commands([
            Command(name: "giphy", args: "[text]"), Command(name: "mute", args: "[@username]"),
        ])
        assertGolden(of: suggestions, width: 320, height: suggestions.fittingHeight)
    }

    func testMentionIsBeingTyped() {
        var channel = ChatChannel.group()
        channel.lastActiveMembers = [.luke, .leia, ChatUser(id: "lando", name: "Lando")].map {
            ChatChannelMember(user: $0)
        }
        let screen = ChatChannelVC()
        screen.channelController = ChatChannelController(
            client: ChatClient(currentUser: CurrentChatUser(user: .luke)), channel: channel,
            messages: [.incoming("Who comes along?"), .own("Me, of course.")])
        let settings = RenderSettings(scale: 1)
        RenderSettings.withCurrent(settings) {
            screen.view.frame = CGRect(x: 0, y: 0, width: 280, height: 320)
            screen.view.layoutIfNeeded()
            screen.messageComposerVC.composerView.inputMessageView.textView.replaceSelectedText("And @l")
            assertGolden(of: screen, width: 280, height: 320, settings: settings)
        }
    }
}
