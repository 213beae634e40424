import Foundation
import Frames
import XCTest

final class FrameOriginTests: XCTestCase {
    func testTheWrittenFormRoundTrips() {
        let forms: [(String, type: String, identifier: String?)] = [
            ("", "", nil), ("UILabel", "UILabel", nil),
            ("ChatMessageBubbleView#bubbleView", "ChatMessageBubbleView", "bubbleView"),
            ("#send", "", "send"), ("Row#a#b", "Row", "a#b"), ("Row#", "Row", ""), ("spinner", "spinner", nil),
            ("Zeile#größe 👍", "Zeile", "größe 👍"), ("A#\u{1}7\u{2}", "A", "\u{1}7\u{2}"),
        ]
        for (name, type, identifier) in forms {
            let origin = Frame.Origin(name: name)
            XCTAssertEqual(origin.type, type)
            XCTAssertEqual(origin.identifier, identifier)
            XCTAssertEqual(origin.name, name)
            XCTAssertEqual(origin, Frame.Origin(type: type, identifier: identifier))
        }
    }

    func testNamesByWhichAFrameIsFound() {
        let origin: Frame.Origin = "ChatMessageBubbleView#bubbleView"
        for name in ["ChatMessageBubbleView", "bubbleView", "ChatMessageBubbleView#bubbleView"] {
            XCTAssertTrue(origin.isCalled(name), name)
        }
        for name in ["", "#bubbleView", "bubble", "ChatMessageBubbleView#"] {
            XCTAssertFalse(origin.isCalled(name), name)
        }
        XCTAssertEqual(origin.role, "bubbleView")
        XCTAssertEqual(Frame.Origin(type: "UILabel").role, "UILabel")
    }

    /// Files don't store who made a frame.
    func testTheMakerIsNotPartOfTheTree() throws {
        let made = Frame(origin: Frame.Origin(type: "UILabel", maker: .uiKit), rect: .zero)
        let read = try Frame(json: made.json())
        XCTAssertEqual(made, read)
        XCTAssertNil(read.origin.maker)
    }
}
