import ChatModels
import Frames
import GoldenTesting
import Rendering
import Styles
import XCTest

@testable import Pictures

final class PictureGridTests: XCTestCase {
    private func sides(_ style: String, settings: RenderSettings) throws -> PictureGrid {
        let chat = """
            me: luke
            users: { luke: { name: Luke } }
            messages: [{ from: luke, at: 2024-05-01T12:01:00Z, text: Sup! }]
            """
        let conversation = try ConversationReader.read(Data(chat.utf8), name: "chat.yaml").conversations[0]
        func narrow(_ style: String) throws -> Frame {
            try ConversationPictures(
                conversation, selection: PictureSelection(width: 120),
                style: StyleReader.read(Data(style.utf8), name: "style.yaml"), settings: settings
            ).frames()[0]
        }
        return PictureGrid(
            before: PictureGrid.Cell(caption: "Before", frame: try narrow("{}")),
            after: PictureGrid.Cell(caption: "After", note: "Capsules", frame: try narrow(style)))
    }

    private static let capsules = """
        bubble: { corner-radius: 200, corners: all }
        list: { date-separators: true }
        """

    func testLight() throws {
        let settings = RenderSettings(scale: 2)
        assertGolden(of: try sides(Self.capsules, settings: settings), settings: settings)
    }

    func testDark() throws {
        let settings = RenderSettings(scale: 2, appearance: .dark)
        assertGolden(of: try sides(Self.capsules, settings: settings), settings: settings)
    }

    /// The pictures are side by side at their own sizes; the background is as high as the higher one needs.
    func testPlaces() throws {
        let settings = RenderSettings(scale: 2)
        try RenderSettings.withCurrent(settings) {
            let sides = try sides(Self.capsules, settings: settings).makeFrame(proposing: ProposedSize())
            let cards = sides.children.filter { $0.name == "card" }
            XCTAssertEqual(cards.map(\.rect.minX), [20, 160])
            XCTAssertEqual(cards.map(\.rect.width), [120, 120])
            XCTAssertEqual(cards[0].rect.minY, cards[1].rect.minY)
            XCTAssertGreaterThan(cards[1].rect.height, cards[0].rect.height)
            XCTAssertEqual(sides.rect.size, CGSize(width: 300, height: cards[1].rect.maxY + 20))
        }
    }

    /// Content with its own outline, such as a phone, isn't cropped to that of a card.
    func testACustomOutline() {
        let frame = Frame(origin: "Device", rect: CGRect(x: 3, y: 4, width: 100, height: 40), fill: .color(.black))
        let side = PictureGrid.Cell(caption: "Before", frame: frame, edge: .own)
        let sides = PictureGrid(before: side, after: side).makeFrame(proposing: ProposedSize())
        let devices = sides.children.filter { $0.name == "Device" }
        XCTAssertEqual(devices.map(\.rect.minX), [20, 140])
        XCTAssertEqual(devices.map(\.rect.size), [frame.rect.size, frame.rect.size])
        XCTAssertTrue(devices.allSatisfy { $0.corners == frame.corners && $0.border == nil })
    }

    /// A caption is never wider than its picture.
    func testLongNames() {
        let frame = Frame(rect: CGRect(x: 0, y: 0, width: 100, height: 40), fill: .color(.white))
        let side = PictureGrid.Cell(caption: "After", note: String(repeating: "long ", count: 20), frame: frame)
        let sides = PictureGrid(before: side, after: side).makeFrame(proposing: ProposedSize())
        for caption in sides.children where caption.name.hasSuffix("#caption") {
            XCTAssertLessThanOrEqual(caption.rect.width, 100)
            XCTAssertLessThan(caption.rect.height, 20)
        }
    }
}
