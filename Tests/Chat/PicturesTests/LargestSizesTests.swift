import ChatModels
import Foundation
import Frames
import GoldenTesting
import Rendering
import Styles
import XCTest

@testable import Pictures

/// Every screen at the largest content sizes, in each flavor.
final class LargestSizesTests: XCTestCase {
    private static let chats = """
        me: ana
        users: { ana: Ana Costa, ben: { name: Ben Okafor, online: true }, caro: Caro Lind }
        channels:
          - channel: { name: Lunch, unread: 3, members: [ana, ben, caro] }
            messages:
              - from: ben
                at: 2024-05-02T11:58:00Z
                text: Noodles at twelve?
                reactions: { like: 2 }
                thread: { messages: [{ from: caro, text: Dumplings. }], unread: 1 }
              - { from: caro, at: 2024-05-02T12:01:00Z, attachments: [file: { name: Menu.pdf, size: 120000 }] }
              - { from: ana, at: 2024-05-02T12:02:00Z, text: Always., read-by: [ben] }
          - channel: { draft: I could bring the, members: [ana, ben] }
            messages: [{ from: ben, at: 2024-05-02T10:00:00Z, text: Cake? }]
          - channel: { name: Climbing, muted: true }
            messages: [{ from: caro, at: 2024-05-01T18:00:00Z, text: The ropes are dry }]
        """

    private static let sizes: [(name: String, pair: [RenderSettings.ContentSize])] = [
        ("large", [.extraExtraExtraLarge, .accessibilityMedium]),
        ("largest", [.accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge]),
    ]

    private static let screens: [(name: String, selection: PictureSelection)] = [
        ("channel", PictureSelection(.channel, width: 320, height: 520)),
        ("thread", PictureSelection(.thread, message: "1", width: 320, height: 520)),
        ("channel-list", PictureSelection(.channelList, width: 320, height: 420)),
        ("thread-list", PictureSelection(.threadList, width: 320, height: 320)),
        ("poll-creation", PictureSelection(.pollCreation, width: 320, height: 520)),
        ("empty", PictureSelection(.channelList, width: 320, height: 420, list: ListStatus(.empty))),
    ]

    /// A screen at two sizes, side by side.
    private func pair(
        _ screen: (name: String, selection: PictureSelection), of conversations: [Conversation], _ flavor: Flavor,
        at sizes: [RenderSettings.ContentSize]
    ) throws -> PictureGrid {
        let cells = try sizes.map { size in
            let settings = RenderSettings(
                scale: 1, contentSize: size, now: Date(timeIntervalSince1970: 1_714_654_800))
            let frame =
                screen.selection.screen.isList
                ? try ListPicture(
                    conversations, selection: screen.selection, flavor: flavor, settings: settings
                ).frame()
                : try ConversationPictures(
                    conversations[0], selection: screen.selection, flavor: flavor, settings: settings
                ).frames()[0]
            return PictureGrid.Cell(caption: screen.name, note: "\(size)", frame: frame)
        }
        return PictureGrid(cells, columns: sizes.count)
    }

    func testScreens() throws {
        let conversations = try ConversationReader.read(Data(Self.chats.utf8), name: "chats.yaml").conversations
        // Two screens are larger than other goldens.
        try withSnapshotTesting(sizeBudget: .perPixel(0.2)) {
            for flavor in Flavor.allCases {
                for screen in Self.screens {
                    for sizes in Self.sizes {
                        assertGolden(
                            of: try pair(screen, of: conversations, flavor, at: sizes.pair),
                            named: "\(screen.name)-\(flavor)-\(sizes.name)", settings: RenderSettings(scale: 1))
                    }
                }
            }
        }
    }
}
