import Frames
import XCTest

/// The announcement of an element, and its order.
final class SpokenWordsTests: XCTestCase {
    func testStatesAreAroundTheLabelAsSpoken() {
        let send = AccessibilityNode(label: "Send", hint: "Sends it", traits: [.button, .notEnabled])
        XCTAssertEqual("\(send)", #""Send", dimmed, button, hint "Sends it""#)
        let tab = AccessibilityNode(
            label: "Home", traits: [.button, .selected], kind: .tab, position: .init(1, of: 3))
        XCTAssertEqual("\(tab)", #"selected, "Home", tab, 1 of 3"#)
    }

    func testSwitchesAreOnOrOff() {
        XCTAssertEqual(
            "\(AccessibilityNode(label: "Mute", value: "1", traits: .button, kind: .switchButton))",
            #""Mute", on, switch button"#)
        XCTAssertEqual("\(AccessibilityNode(value: "0", traits: .toggleButton))", "off, switch button")
    }

    func testHeadingsHaveLevels() {
        XCTAssertEqual("\(AccessibilityNode(label: "Chats", traits: .header))", #""Chats", heading"#)
        XCTAssertEqual(
            "\(AccessibilityNode(label: "Chats", traits: .header, headingLevel: 2))", #""Chats", heading level 2"#)
    }

    func testNotesComeLast() {
        let node = AccessibilityNode(
            label: "A \"b\"\nc", traits: .updatesFrequently, actions: ["Reply", "Delete"],
            details: [.init(label: "Size", value: "3 MB")], language: "nl", container: "Messages")
        XCTAssertEqual(
            "\(node)",
            #""A \"b\"\nc", updates frequently, actions "Reply" "Delete", more "Size" "3 MB", in nl, begins "Messages""#
        )
    }

    func testLinesAreNumberedAndHaveRectanglesOnRequest() {
        let nodes = [
            AccessibilityNode(label: "A", rect: CGRect(x: 0, y: 0.5, width: 10, height: 20)),
            AccessibilityNode(label: "B"),
        ]
        XCTAssertEqual(nodes.accessibilityText(), "1 \"A\"\n2 \"B\"")
        XCTAssertEqual(nodes.accessibilityText(showsPlaces: true), "1 \"A\"  0 0.5 10 20\n2 \"B\"  0 0 0 0")
    }
}
