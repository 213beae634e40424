import ChatModels
import Client
import XCTest

/// Code of 2021, which is generic over custom data, compiles and shows the memory.
final class OldSpellingsTests: XCTestCase {
    private struct Mood: UserExtraData {
        static let defaultValue = Mood()
    }

    private enum OwnData: ExtraDataTypes {
        typealias User = Mood
    }

    private final class Screen<ExtraData: ExtraDataTypes>: _ChatChannelListControllerDelegate {
        let controller: _ChatChannelListController<ExtraData>
        var names: [String?] = []

        init(client: _ChatClient<ExtraData>) {
            controller = client.channelListController(
                query: _ChannelListQuery<ExtraData>(filter: .equal(.type, to: .messaging)))
            names = controller.channels.map(\.name)
        }

        func controller(
            _ controller: _ChatChannelListController<ExtraData>,
            didChangeChannels changes: [ListChange<_ChatChannel<ExtraData>>]
        ) {}
    }

    func testAnApplicationOf2021() {
        let channel = ChatChannel(cid: ChannelId(type: .messaging, id: "a"), name: "A")
        let client = _ChatClient<OwnData>(config: ChatClientConfig(), conversations: [Conversation(channel: channel)])
        XCTAssertEqual(Screen<OwnData>(client: client).names, ["A"])
        XCTAssertEqual(Screen<NoExtraData>(client: client).names, ["A"])
        XCTAssertEqual(OwnData.Message.defaultValue, NoExtraData())
    }
}
