import ChatModels
import Devices
import Foundation
import Frames
import Pictures
import Rendering
import Styles
import XCTest

/// The same pictures in the SwiftUI flavor.
final class SwiftUIPicturesTests: XCTestCase {
    private func conversation(messages: Int = 3) throws -> Conversation {
        let lines = (0..<messages).map { index in
            let thread = index == 1 ? ", thread: { replies: 1, participants: [leia] }" : ""
            return "  - { id: m\(index + 1), from: \(index.isMultiple(of: 2) ? "leia" : "luke"), "
                + "at: 2024-05-01T12:\(10 + index % 50):00Z, text: Number \(index + 1)\(thread) }"
        }
        let chat = """
            channel: { name: Rebels, members: [leia, luke] }
            me: luke
            users: { leia: { name: Leia }, luke: { name: Luke } }
            messages: \(messages == 0 ? "[]" : "")
            \(lines.joined(separator: "\n"))
            """
        return try ConversationReader.read(Data(chat.utf8), name: "chat.yaml").conversations[0]
    }

    private func pictures(
        _ selection: PictureSelection, messages: Int = 3, style: Style? = nil,
        settings: RenderSettings = RenderSettings()
    ) throws -> ConversationPictures {
        ConversationPictures(
            try conversation(messages: messages), selection: selection, style: style, flavor: .swiftui,
            settings: settings)
    }

    private func frames(_ selection: PictureSelection, messages: Int = 3) throws -> [Frame] {
        try pictures(selection, messages: messages).frames()
    }

    private func error(_ selection: PictureSelection, messages: Int = 3) throws -> PictureError? {
        do {
            _ = try frames(selection, messages: messages)
            return nil
        } catch { return error as? PictureError }
    }

    // MARK: Messages

    func testAllMessagesAreRowsOfOnePicture() throws {
        let frames = try frames(PictureSelection())
        XCTAssertEqual(frames.map(\.rect.width), [390])
        XCTAssertEqual(frames[0].children.map(\.name), Array(repeating: "MessageListRowView", count: 3))
        XCTAssertTrue("\(frames[0])".contains("Number 3"))
        XCTAssertEqual(frames[0].rect.height, frames[0].children.map(\.rect.height).reduce(0, +), accuracy: 0.01)
    }

    func testTheFlavorIsUIKitUnlessAnotherIsAskedFor() throws {
        let usual = try ConversationPictures(conversation()).frames()
        XCTAssertEqual(usual, try ConversationPictures(conversation(), flavor: .uikit).frames())
        XCTAssertNotEqual(usual, try frames(PictureSelection()))
    }

    func testPagesAreNoHigherThanAskedAndHoldAllMessages() throws {
        let pages = try frames(PictureSelection(height: 200, isPaged: true), messages: 20)
        XCTAssertGreaterThan(pages.count, 1)
        XCTAssertTrue(pages.allSatisfy { $0.rect.height <= 200 })
        XCTAssertEqual(pages.map(\.children.count).reduce(0, +), 20)
        // A row looks the same on its page as among all messages.
        let whole = try frames(PictureSelection(), messages: 20)[0]
        XCTAssertEqual(
            pages.flatMap(\.children).map(\.rect.height), whole.children.map(\.rect.height))
    }

    func testTheNewestMessagesFillAHeight() throws {
        let newest = try frames(PictureSelection(height: 150), messages: 40)[0]
        XCTAssertEqual(newest.rect.height, 150)
        XCTAssertTrue("\(newest)".contains("Number 40"))
        XCTAssertFalse("\(newest)".contains("Number 20"))
    }

    func testOneMessageIsFoundByItsIdAndByItsNumber() throws {
        let byId = try frames(PictureSelection(.message, message: "m2"))
        XCTAssertEqual(byId, try frames(PictureSelection(.message, message: "2")))
        XCTAssertTrue("\(byId[0])".contains("Number 2"))
        XCTAssertFalse("\(byId[0])".contains("Number 1"))
    }

    func testEmptyConversationsAreDrawn() throws {
        XCTAssertEqual(try frames(PictureSelection(), messages: 0).map(\.children.count), [0])
        XCTAssertEqual(try frames(PictureSelection(.channel), messages: 0)[0].rect.height, 844)
        XCTAssertEqual(try error(PictureSelection(.message), messages: 0), .noMessages)
    }

    func testAConversationThatIsTooHighForAPictureIsRefusedAndFitsOnPages() throws {
        let settings = RenderSettings(scale: 10)
        let whole = try pictures(PictureSelection(), messages: 400, settings: settings)
        XCTAssertThrowsError(try whole.frames()) { error in
            guard case .tooHigh(400, let fitting, true) = error as? PictureError else { return XCTFail("\(error)") }
            XCTAssertGreaterThan(fitting, 10)
        }
        let paged = try pictures(PictureSelection(isPaged: true), messages: 400, settings: settings)
        XCTAssertEqual(try paged.frames().map(\.children.count).reduce(0, +), 400)
    }

    // MARK: Screens

    func testEveryScreenIsDrawnOnADevice() throws {
        for screen in PictureSelection.Screen.allCases where screen.isWhole {
            for settings in [
                RenderSettings(), RenderSettings(appearance: .dark),
                RenderSettings(contentSize: .extraExtraExtraLarge, direction: .rightToLeft),
            ] {
                let selection = PictureSelection(
                    screen, message: screen == .thread ? "m2" : nil, device: .iPhoneSE, chrome: .bars)
                let frame = try pictures(selection, settings: settings).frames()[0]
                XCTAssertEqual(frame.rect.size, Device.iPhoneSE.size, "\(screen)")
                XCTAssertFalse("\(frame)".isEmpty)
            }
        }
    }

    func testScreensShowTheirContent() throws {
        XCTAssertTrue("\(try frames(PictureSelection(.channel))[0])".contains("Number 3"))
        XCTAssertTrue("\(try frames(PictureSelection(.thread, message: "m2"))[0])".contains("Number 2"))
        let list = try ListPicture([conversation(), conversation()], flavor: .swiftui).frame()
        XCTAssertTrue("\(list)".contains("Rebels"))
        XCTAssertNotEqual(list, try ListPicture([conversation(), conversation()]).frame())
    }

    func testAScreenIsScrolled() throws {
        func screen(_ scroll: PictureSelection.Scroll?) throws -> String {
            "\(try frames(PictureSelection(.channel, scroll: scroll), messages: 40)[0])"
        }
        let newest = try screen(nil)
        XCTAssertTrue(newest.contains("Number 40"))
        XCTAssertEqual(try screen(.bottom), newest)
        XCTAssertTrue(try screen(.top).contains("Number 1\""))
        XCTAssertFalse(try screen(.top).contains("Number 40"))
        XCTAssertFalse(try screen(.points(300)).contains("Number 40"))
        XCTAssertEqual(try screen(.points(100_000)).contains("Number 1\""), true)
        let message = try frames(PictureSelection(.channel, message: "m5"), messages: 40)[0]
        XCTAssertTrue("\(message)".contains("Number 5\""))
    }

    func testErrorsAreThoseOfTheOtherFlavor() throws {
        XCTAssertEqual(try error(PictureSelection(.message)), .messageMissing(count: 3))
        XCTAssertEqual(try error(PictureSelection(.message, message: "9")), .unknownMessage("9", count: 3))
        XCTAssertEqual(try error(PictureSelection(.thread, message: "m1")), .noReplies("m1"))
        XCTAssertEqual(try error(PictureSelection(.channel, scroll: .unread)), .nothingUnread)
        XCTAssertEqual(try error(PictureSelection(width: 0)), .invalidLength("width", 0, least: 1))
    }

    // MARK: Settings

    func testDarkAndRightToLeftDiffer() throws {
        let usual = try pictures(PictureSelection())
        let dark = try pictures(PictureSelection(), settings: RenderSettings(appearance: .dark))
        XCTAssertNotEqual(usual.background, dark.background)
        XCTAssertEqual(try dark.frames()[0].fill, .color(dark.background))
        let mirrored = try pictures(PictureSelection(), settings: RenderSettings(direction: .rightToLeft))
        XCTAssertNotEqual(try usual.frames(), try mirrored.frames())
    }

    func testBytesAreTheSameEachTime() throws {
        for selection in [PictureSelection(), PictureSelection(.channel, device: .iPhone12, chrome: .device)] {
            XCTAssertEqual(try pictures(selection).files(), try pictures(selection).files())
        }
    }

    // MARK: Styles

    func testAStyleChangesThePicture() throws {
        let style = try StyleReader.read(Data("bubble: { corner-radius: 0 }".utf8), name: "style.yaml")
        XCTAssertNotEqual(
            try pictures(PictureSelection()).frames(), try pictures(PictureSelection(), style: style).frames())
        let comparison = try StyleComparison(of: conversation(), after: style, flavor: .swiftui)
        XCTAssertTrue(comparison.summary.contains("BubbleBackgroundShape"), comparison.summary)
    }

    func testAColorIsNamedInAComparison() throws {
        let style = try StyleReader.read(Data("colors: { background6: systemRed }".utf8), name: "style.yaml")
        let comparison = try StyleComparison(of: conversation(), after: style, flavor: .swiftui)
        XCTAssertTrue(comparison.summary.contains("background6"), comparison.summary)
    }
}
