import ChatModels
import Devices
import Foundation
import Frames
import Pictures
import Rendering
import Styles
import XCTest

/// The high letters of some scripts, and large text sizes: bars, rows and cards keep whole lines.
final class HighTextTests: XCTestCase {
    private static let largest = RenderSettings.ContentSize.accessibilityExtraExtraExtraLarge

    private func tree(
        _ lines: String, flavor: Flavor, contentSize: RenderSettings.ContentSize = .large,
        orientation: Device.Orientation = .portrait
    ) throws -> FrameTree {
        let chat = """
            me: ana
            users: { ana: Ana, ben: Ben Okafor, mia: Mia }
            messages: [{ from: ben, at: 2024-05-02T12:00:00Z, text: Hi }]

            """
        let document = try ConversationReader.read(Data((chat + lines).utf8), name: "chat.yaml")
        var phone = Device.iPhone16
        phone.orientation = orientation
        let selection = PictureSelection(.channel, device: phone, chrome: .bars)
        return FrameTree(
            try ConversationPictures(
                document.conversations[0], selection: selection, flavor: flavor,
                settings: RenderSettings(scale: 2, contentSize: contentSize)
            ).frames()[0])
    }

    /// The frontmost node of a text.
    private func node(_ string: String, in tree: FrameTree) throws -> FrameTree.Node {
        try XCTUnwrap(
            tree.nodes.last { node in
                if case .text(let text) = node.frame.content { text.string.hasPrefix(string) } else { false }
            }, string)
    }

    // MARK: Bars

    func testBothLinesOfATitleAreInTheBar() throws {
        for name in ["Trail mates", "བོད་སྐད་ཀྱི་མིང་ རྒྱལ", "ខ្មែរ ស្ត្រី ក្បួន"] {
            for flavor in Flavor.allCases {
                for orientation in Device.Orientation.allCases {
                    for size in [RenderSettings.ContentSize.large, Self.largest] {
                        let tree = try tree(
                            "channel: { name: \(name), members: [ana, ben, mia] }", flavor: flavor, contentSize: size,
                            orientation: orientation)
                        let place = "\(name) \(flavor.rawValue) \(orientation) \(size)"
                        let bar = try XCTUnwrap(
                            tree.nodes.first {
                                $0.frame.origin.isCalled("navigationBar") || $0.frame.origin.isCalled("NavigationBar")
                            }, place)
                        let (title, subtitle) = try (node(name, in: tree), node("3 members", in: tree))
                        XCTAssertGreaterThanOrEqual(title.rect.minY, bar.rect.minY - 3.1, place)
                        XCTAssertLessThanOrEqual(subtitle.rect.maxY, bar.rect.maxY + 3.1, place)
                        XCTAssertGreaterThanOrEqual(subtitle.frame.rect.height, 14, "\(place): a whole line")
                        XCTAssertGreaterThanOrEqual(subtitle.rect.minY, title.rect.maxY - 0.1, place)
                    }
                }
            }
        }
    }

    // MARK: The composer

    func testAFileKeepsTheLineOfItsSize() throws {
        for (size, least) in [(RenderSettings.ContentSize.large, 13.0), (Self.largest, 40)] {
            let tree = try tree(
                "composer: { attachments: [file: { name: ไฟล์ที่ยิ่งใหญ่ผู้.pdf, size: 0 }] }", flavor: .uikit,
                contentSize: size)
            let (name, bytes) = try (node("ไฟล์", in: tree), node("Zero KB", in: tree))
            XCTAssertGreaterThanOrEqual(bytes.rect.height, least, "\(size)")
            XCTAssertGreaterThanOrEqual(bytes.rect.minY, name.rect.maxY, "\(size)")
            let view = try XCTUnwrap(tree.nodes.first { $0.frame.origin.isCalled("FileAttachmentView") })
            XCTAssertTrue(view.rect.contains(name.rect) && view.rect.contains(bytes.rect), "\(size)")
        }
    }

    func testARecordingKeepsItsLines() throws {
        let tree = try tree(
            "composer: { attachments: [voice-recording: 17] }", flavor: .uikit, contentSize: Self.largest)
        let view = try XCTUnwrap(
            tree.nodes.first { $0.frame.origin.isCalled("VoiceRecordingAttachmentComposerPreview") })
        for text in ["Recording", "00:17"] {
            XCTAssertTrue(view.rect.contains(try node(text, in: tree).rect), text)
        }
    }

    func testSuggestionsDoNotOverlap() throws {
        let commands = "channel: { name: Hike, commands: [giphy, mute] }\ncomposer: { commands: true }"
        let members = "channel: { name: Hike, members: [ana, ben, mia] }\ncomposer: { text: \"Ask @\" }"
        for flavor in Flavor.allCases {
            let lists = [(commands, ["Instant", "Giphy", "Mute"]), (members, ["Ben", "Mia"])]
            for (lines, texts) in lists {
                let tree = try tree(lines, flavor: flavor, contentSize: Self.largest)
                let rows = try texts.map { try node($0, in: tree) }
                for row in rows { XCTAssertFalse(row.isClipped, "\(flavor.rawValue) \(row.rect)") }
                for (above, below) in zip(rows, rows.dropFirst()) {
                    XCTAssertLessThanOrEqual(above.rect.maxY, below.rect.minY, "\(flavor.rawValue) \(texts)")
                }
            }
        }
    }
}
