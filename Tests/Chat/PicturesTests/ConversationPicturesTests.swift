import ChatModels
import Devices
import Foundation
import Frames
import Pictures
import Raster
import Rendering
import Styles
import XCTest

/// The library for drawing pictures of conversations.
final class ConversationPicturesTests: XCTestCase {
    private func conversation(messages: Int = 3) throws -> Conversation {
        let lines = (1...max(messages, 1)).map { number in
            "  - { id: m\(number), from: \(number.isMultiple(of: 2) ? "luke" : "leia"), at: 2024-05-01T12:\(10 + number):00Z, "
                + "text: Number \(number)\(number == 2 ? ", thread: { replies: 1, participants: [leia] }" : "") }"
        }
        let chat = """
            channel: { name: Rebels, members: [leia, luke] }
            me: luke
            users: { leia: { name: Leia }, luke: { name: Luke } }
            messages:
            \(lines.joined(separator: "\n"))
            """
        return try ConversationReader.read(Data(chat.utf8), name: "chat.yaml").conversations[0]
    }

    private func frames(_ selection: PictureSelection, messages: Int = 3) throws -> [Frame] {
        try ConversationPictures(conversation(messages: messages), selection: selection).frames()
    }

    private func error(_ selection: PictureSelection) throws -> PictureError? {
        do {
            _ = try frames(selection)
            return nil
        } catch { return error as? PictureError }
    }

    func testAllMessagesAreOnePictureAsWideAsThePhone() throws {
        let frames = try frames(PictureSelection())
        XCTAssertEqual(frames.map(\.rect.width), [390])
        XCTAssertEqual(frames[0].children.count, 3)
    }

    func testStatesOfScreensAreReportedWhereNoneIsDrawn() throws {
        let chat = """
            me: luke
            users: { luke: Luke }
            keyboard: letters
            composer: { text: Hi, attachments: [{ link: { url: "https://example.com", title: A page } }] }
            messages: [{ from: luke, at: 2024-01-01T09:00:00Z, text: Hello }]
            """
        let conversation = try ConversationReader.read(Data(chat.utf8), name: "chat.yaml").conversations[0]
        func lines(_ selection: PictureSelection) throws -> [String] {
            nonisolated(unsafe) var lines: [String] = []
            try RenderProblems.withHandler({ lines.append($0) }) {
                try RenderProblems.render {
                    _ = try ConversationPictures(conversation, selection: selection).frames()
                }
            }
            return lines
        }
        XCTAssertEqual(
            try lines(PictureSelection()),
            ["“composer”, “keyboard” of the conversation is drawn on the screen of a channel or a thread only"])
        XCTAssertEqual(
            try lines(PictureSelection(.channel)),
            ["the composer of the UIKit flavor has no preview of an attachment of type linkPreview; it is left out"])
    }

    func testPagesAreNoHigherThanAsked() throws {
        let frames = try frames(PictureSelection(height: 200, isPaged: true), messages: 9)
        XCTAssertGreaterThan(frames.count, 1)
        XCTAssertTrue(frames.allSatisfy { $0.rect.height <= 200 })
        XCTAssertEqual(frames.map(\.children.count).reduce(0, +), 9)
    }

    func testOneMessageIsFoundByItsIdAndByItsNumber() throws {
        let byId = try frames(PictureSelection(.message, message: "m2"))
        XCTAssertEqual(byId, try frames(PictureSelection(.message, message: "2")))
        XCTAssertTrue("\(byId[0])".contains("Number 2"))
    }

    func testAScreenOnADeviceHasItsSize() throws {
        let selection = PictureSelection(.channel, device: .iPhoneSE, chrome: .bars)
        XCTAssertEqual(try frames(selection)[0].rect.size, Device.iPhoneSE.size)
    }

    /// The form of a poll, empty and with the poll of a message.
    func testPollForms() throws {
        let chat = """
            me: luke
            messages:
              - { from: luke, text: No poll }
              - from: luke
                attachments: [{ poll: { question: Where to?, options: [Endor, Hoth], anonymous: true, maximum-votes: 3 } }]
            """
        let conversation = try ConversationReader.read(Data(chat.utf8), name: "chat.yaml").conversations[0]
        func text(_ flavor: Flavor, message: String?) throws -> String {
            let selection = PictureSelection(.pollCreation, message: message, width: 320, height: 700)
            return try "\(ConversationPictures(conversation, selection: selection, flavor: flavor).frames()[0])"
        }
        for flavor in Flavor.allCases {
            XCTAssertTrue(try text(flavor, message: nil).contains("Create Poll"), flavor.rawValue)
            XCTAssertFalse(try text(flavor, message: nil).contains("Endor"), flavor.rawValue)
            let filled = try text(flavor, message: "2")
            for part in ["Where to?", "Endor", "Hoth"] {
                XCTAssertTrue(filled.contains(part), "\(flavor): \(part)")
            }
        }
        XCTAssertThrowsError(try text(.uikit, message: "1")) { XCTAssertEqual($0 as? PictureError, .noPoll("1")) }
    }

    func testErrorsNameTheExpectedContent() throws {
        XCTAssertEqual(try error(PictureSelection(.message)), .messageMissing(count: 3))
        XCTAssertEqual(try error(PictureSelection(.message, message: "9")), .unknownMessage("9", count: 3))
        XCTAssertEqual(try error(PictureSelection(.thread, message: "m1")), .noReplies("m1"))
        XCTAssertEqual(try error(PictureSelection(.channel, scroll: .unread)), .nothingUnread)
        XCTAssertEqual(
            PictureError.unknownMessage("9", count: 3).description,
            "“9” is not a message; expected an id or a number from 1 to 3")
    }

    func testLengthsThatCanNotBeDrawnAreRefused() throws {
        XCTAssertEqual(try error(PictureSelection(width: 0)), .invalidLength("width", 0, least: 1))
        XCTAssertEqual(try error(PictureSelection(height: -.infinity)), .invalidLength("height", -.infinity, least: 1))
        XCTAssertEqual(
            try error(PictureSelection(.channel, scroll: .points(-1))), .invalidLength("scroll", -1, least: 0))
        XCTAssertNotNil(try error(PictureSelection(width: .nan)))
        XCTAssertEqual(
            PictureError.invalidLength("width", 0, least: 1).description,
            "a width of 0 points is not valid; it has to be 1 or more")
    }

    func testTooManyMessagesForABitmapAreRefusedUnlessPaged() throws {
        var settings = RenderSettings()
        settings.scale = 20
        let pictures = ConversationPictures(try conversation(messages: 49), settings: settings)
        XCTAssertThrowsError(try pictures.frames()) { error in
            guard case .tooHigh(count: 49, let fitting, isForPixels: true)? = error as? PictureError else {
                return XCTFail("\(error)")
            }
            XCTAssertGreaterThan(fitting, 3)
        }
    }

    /// The image is checked when the conversation is read, and opened much later.
    func testLinkThatIsPutInAPicturesPlaceIsNotFollowed() throws {
        let base = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: base) }
        let folder = base.appendingPathComponent("chat")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let square = Frame(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
        let png = try PNGWriter.data(Renderer().render(square, scale: 1))
        for name in ["chat/a.png", "secret.png"] { try png.write(to: base.appendingPathComponent(name)) }
        let chat = Data("users: { a: { avatar: a.png } }\nmessages: [{ from: a, text: x }]".utf8)
        let document = try ConversationReader.read(chat, name: "chat.yaml", imageRoot: folder.path)
        let picture = folder.appendingPathComponent("a.png")
        try FileManager.default.removeItem(at: picture)
        try FileManager.default.createSymbolicLink(atPath: picture.path, withDestinationPath: "../secret.png")
        XCTAssertThrowsError(try ConversationPictures(document.conversations[0]).files()) {
            XCTAssertTrue("\($0)".hasSuffix("a.png: a link leads out of the folder of pictures"), "\($0)")
        }
    }

    func testAStyleIsInForceForItsPicturesOnly() throws {
        let style = try StyleReader.read(Data("colors: { background: '#FF0000' }".utf8), name: "style.yaml")
        let plain = ConversationPictures(try conversation())
        var red = plain
        red.style = style
        XCTAssertEqual(try red.frames()[0].fill, .color(RGBA(hex: 0xFF0000)))
        XCTAssertEqual(red.background, RGBA(hex: 0xFF0000))
        XCTAssertNotEqual(try plain.frames()[0].fill, .color(RGBA(hex: 0xFF0000)))
    }

    func testFilesAreTheSameBytesEachTime() throws {
        let pictures = ConversationPictures(try conversation())
        for format in PictureFormat.allCases {
            let files = try pictures.files(format)
            XCTAssertEqual(files, try pictures.files(format), format.rawValue)
            XCTAssertTrue(PictureSignature.isOurs(files[0]), format.rawValue)
        }
        XCTAssertEqual(Array(try pictures.files(.png)[0].prefix(4)), [0x89, 0x50, 0x4E, 0x47])
    }

    func testListsShowAllConversations() throws {
        let frame = try ListPicture([try conversation(), try conversation()]).frame()
        XCTAssertEqual(frame.count(named: "ChatChannelListItemView"), 2)
    }

    func testAListOfAnUnknownOptionIsRejected() throws {
        let list = ListPicture([try conversation()], selection: PictureSelection(.channel))
        XCTAssertThrowsError(try list.frame()) { XCTAssertEqual($0 as? PictureError, .noList) }
        XCTAssertEqual(Array(try ListPicture([try conversation()]).file().prefix(4)), [0x89, 0x50, 0x4E, 0x47])
    }

    func testTwoStylesAreComparedUnderTheirSettings() throws {
        let square = try StyleReader.read(Data("bubble: { corner-radius: 0 }".utf8), name: "style.yaml")
        let looks = try StyleComparison(
            of: conversation(), after: square, settings: RenderSettings(scale: 1, appearance: .dark))
        XCTAssertEqual(
            try looks.files().map(\.name), ["before.png", "after.png", "diff.png", "side-by-side.png"])
        XCTAssertTrue(looks.summary.contains("corner radius"), looks.summary)
        let same = try StyleComparison(of: conversation(), after: Style())
        XCTAssertEqual(same.summary, "no differences: the pictures are identical")
    }

    func testNamesOfPicturesFitIntoAFolder() throws {
        var long = try conversation()
        long.channel = ChatChannel(cid: ChannelId(type: .messaging, id: String(repeating: "鹰", count: 300)))
        let names = PictureNames.names(for: [long, long])
        XCTAssertTrue(names.allSatisfy { $0.utf8.count < 200 && $0.hasSuffix("鹰") || $0.hasSuffix("-2") }, "\(names)")
    }

    func testNamesOfPicturesAreNeverAlike() throws {
        XCTAssertEqual(PictureNames.names(for: [try conversation(), try conversation()]).count, 2)
        XCTAssertEqual(Set(PictureNames.names(for: [try conversation(), try conversation()])).count, 2)
    }

    func testCharactersWithoutAFontAreReported() throws {
        var conversation = try conversation(messages: 1)
        conversation.messages[0].text = "\u{12000}"
        XCTAssertEqual(try ConversationPictures(conversation).frames()[0].missingCharacters, ["\u{12000}"])
    }
}

extension Frame {
    fileprivate func count(named name: String) -> Int {
        var count = 0
        forEach { frame, _ in if frame.name == name { count += 1 } }
        return count
    }
}
