import ChatUI
import Frames
import HeadlessSwiftUI
import HeadlessUIKit
import Rendering
import XCTest

@testable import DocumentationImages

/// A picture applies its change to its scene only, without affecting the next picture.
@MainActor @preconcurrency
final class PictureEntryTests: XCTestCase {
    private let conversation: PictureConversation = """
        channel: { name: Lunch, members: [ada, linus] }
        me: ada
        users: { ada: { name: Ada }, linus: { name: Linus } }
        messages:
          - { from: linus, text: Noodles? }
          - { from: ada, text: Always }
        """

    final class SquareBubbleView: ChatMessageBubbleView {
        override func layoutSubviews() {
            super.layoutSubviews()
            layer.cornerRadius = 0
        }
    }

    private func frame(_ entry: PictureEntry) throws -> Frame {
        try RenderSettings.withCurrent(RenderSettings(scale: 2)) { try entry.makeFrame() }
    }

    private func bubbles(_ frame: Frame) -> [CornerRadii] {
        var found: [CornerRadii] = []
        frame.forEach { frame, _ in if frame.name.hasSuffix("#bubbleView") { found.append(frame.corners) } }
        return found
    }

    // MARK: Scenes

    func testViews() throws {
        let label = PictureEntry("label", of: .view(width: 100) { UILabel() })
        XCTAssertEqual(try frame(label).rect.width, 100)
        let sized = PictureEntry(
            "sized", of: .view { UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 30)) })
        XCTAssertEqual(try frame(sized).rect, CGRect(x: 0, y: 0, width: 70, height: 30))
        let controller = PictureEntry("controller", of: .viewController { UIViewController() })
        XCTAssertEqual(try frame(controller).rect.size, CGSize(width: 390, height: 844))
        let phone = PictureEntry("phone", of: .viewController(on: .iPhoneSE, chrome: .bars) { UIViewController() })
        XCTAssertEqual(try frame(phone).rect.size, CGSize(width: 375, height: 667))
    }

    func testSwiftUI() throws {
        let text = PictureEntry("text", of: .swiftUI { Text("Hello").padding(10) })
        XCTAssertEqual(try frame(text).rect.height, 40.5, accuracy: 0.5)
        let screen = PictureEntry(
            "screen", of: .swiftUI(on: .iPhone12, chrome: .none) { Text("Hello").background(Color.red) })
        XCTAssertEqual(try frame(screen).rect.size, CGSize(width: 390, height: 844))
    }

    func testConversations() throws {
        let all = try frame(PictureEntry("all", of: .messages(conversation)))
        XCTAssertEqual(bubbles(all).count, 2)
        let one = try frame(PictureEntry("one", of: .message("2", of: conversation, width: 320)))
        XCTAssertEqual(bubbles(one).count, 1)
        XCTAssertEqual(one.rect.width, 320)
        let channel = try frame(PictureEntry("channel", of: .channel(conversation, on: .iPhoneSE, chrome: .bars)))
        XCTAssertEqual(channel.rect.size, CGSize(width: 375, height: 667))
        for flavor in Flavor.allCases {
            let list = PictureEntry("list", of: .channelList(conversation, chrome: .none, flavor: flavor))
            XCTAssertEqual(try frame(list).rect.size, CGSize(width: 390, height: 844))
        }
    }

    func testMistakeInConversation() {
        let entry = PictureEntry("wrong", of: .messages("channel: { nme: Lunch }\nmessages: []"))
        XCTAssertThrowsError(try frame(entry)) { XCTAssertTrue("\($0)".contains("nme"), "\($0)") }
        XCTAssertThrowsError(try frame(PictureEntry("gone", of: .messages(.file("nowhere.yaml"))))) {
            XCTAssertTrue("\($0)".contains("DocumentationImagesTests/nowhere.yaml"), "\($0)")
        }
    }

    // MARK: Changes

    func testChangeAppliesToOnePicture() throws {
        let scene = PictureScene.messages(conversation)
        let row = PictureRow.beforeAndAfter("bubbles", of: scene) {
            Components.default.messageBubbleView = SquareBubbleView.self
            UILabel.appearance().textColor = .red
            UINavigationBar.appearance().tintColor = .green
        }
        XCTAssertEqual(row.pictures.map(\.name), ["bubbles-before", "bubbles-after"])
        XCTAssertEqual(row.pictures.map(\.caption), ["Before", "After"])
        let before = try frame(row.pictures[0])
        let after = try frame(row.pictures[1])
        XCTAssertTrue(bubbles(after).allSatisfy { $0 == .zero })
        XCTAssertFalse(bubbles(before).contains(.zero))
        XCTAssertEqual(try frame(row.pictures[0]), before)
        XCTAssertEqual(try frame(row.pictures[1]), after)
    }

    func testPreparationRunsForEachPicture() throws {
        let entry = PictureEntry("counted", of: .view { UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }) {
            Components.default.isVoiceRecordingEnabled.toggle()
        }
        for _ in 0..<2 {
            var wasEnabled: Bool?
            _ = try entry.layOut(in: RenderSettings()) { wasEnabled = Components.default.isVoiceRecordingEnabled }
            XCTAssertEqual(wasEnabled, Components.default.isVoiceRecordingEnabled)
        }
    }

    // MARK: Annotations

    func testAnnotationsAndCrops() throws {
        let entry = PictureEntry("bubble", of: .messages(conversation))
        let bubble = FrameReference("bubbleView", message: "2")
        let crop = try frame(entry.cropped(around: bubble, padding: 10))
        XCTAssertLessThan(crop.rect.height, 80)
        XCTAssertTrue("\(crop)".contains("Always"))
        XCTAssertFalse("\(crop)".contains("Noodles"))
        let numbered = try frame(entry.annotated([Annotation(.callout("An answer"), of: bubble)]))
        XCTAssertTrue("\(numbered)".contains("An answer"))
        let missing = FrameReference("bubleView")
        XCTAssertThrowsError(try frame(entry.annotated([Annotation(.box(nil), of: missing)]))) {
            XCTAssertTrue("\($0)".contains("bubbleView"), "\($0)")
        }
    }

    // MARK: Settings

    func testSettingsOfAPicture() throws {
        let entry = PictureEntry("card", of: .view { UIView() })
            .appearance(.dark).contentSize(.small).locale("nl_NL").rightToLeft().scale(3)
            .settings { $0.timeZone = "Europe/Amsterdam" }
        XCTAssertEqual(
            entry.settings(from: RenderSettings(scale: 2)),
            RenderSettings(
                scale: 3, appearance: .dark, contentSize: .small, direction: .rightToLeft, locale: "nl_NL",
                timeZone: "Europe/Amsterdam"))
    }

    func testBackground() throws {
        let scene = PictureScene.view { UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        func color(_ entry: PictureEntry) throws -> RGBA {
            try entry.layOut(in: entry.settings(from: RenderSettings())).background
        }
        let entry = PictureEntry("card", of: scene)
        XCTAssertEqual(try color(entry), .white)
        XCTAssertEqual(try color(entry.appearance(.dark)), .black)
        XCTAssertEqual(try color(entry.background(nil)), .clear)
        XCTAssertEqual(try color(entry.background(.red).appearance(.dark)), RGBA(hex: 0xFF0000))
        XCTAssertEqual(try color(PictureEntry("phone", of: .channel(conversation))), .clear)
    }

    func testLightAndDark() throws {
        let row = PictureRow.lightAndDark("card", of: .messages(conversation))
        XCTAssertEqual(row.pictures.map(\.name), ["card", "card~dark"])
        XCTAssertNotEqual(try frame(row.pictures[0]), try frame(row.pictures[1]))
    }
}
