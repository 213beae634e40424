import Foundation
import XCTest

@testable import Frames
@testable import Rendering

final class FrameTagTests: XCTestCase {
    private let parts = [
        Frame(origin: "a", rect: CGRect(x: 10, y: 20, width: 5, height: 5)),
        Frame(origin: "b", rect: CGRect(x: 12, y: 30, width: 5, height: 5)),
    ]

    private func around(_ children: [Frame]) -> Frame {
        Frame(origin: "list", rect: CGRect(x: 0, y: 0, width: 100, height: 100), children: children)
    }

    func testTagsAreNeitherComparedNorWritten() throws {
        var tagged = around(parts)
        tagged.tags.append(.note(LayoutNote(isDisabled: true)))
        tagged.children[0].tags.append(.shows(.message(id: "1", number: nil)))
        XCTAssertEqual(tagged, around(parts))
        XCTAssertEqual(try tagged.json(), try around(parts).json())
    }

    func testGroupsDisappearWithTheirTagsAndLeaveTheirPartsInPlace() throws {
        let area = CGRect(x: 10, y: 20, width: 7, height: 15)
        var group = Frame.group(parts, in: area, .shows(.channel(id: "x", name: nil)))
        XCTAssertTrue(group.tags.isGroup)
        XCTAssertEqual(group.children[1].rect.origin, CGPoint(x: 2, y: 10))
        group.tags.append(.element(AccessibilityProperties(.element)))
        let outer = Frame.group([group], in: area, .note(LayoutNote(isDisabled: true)))
        let tree = around([outer])
        XCTAssertEqual(tree.removingTags([.contents, .notes, .elements]), around(parts))
        let rest = tree.removingTags([.contents, .notes])
        XCTAssertEqual(rest.children.map(\.tags.elements.count), [1])
        XCTAssertEqual(rest.removingTags(.elements), around(parts))
    }

    func testAFrameWithoutTagsIsNoGroup() {
        let nameless = Frame(rect: CGRect(x: 1, y: 1, width: 9, height: 9), children: parts)
        XCTAssertEqual(around([nameless]).removingTags([.contents, .notes, .elements]), around([nameless]))
    }

    func testNotesAboutOneFrameAreCombined() {
        var tags = Frame.Tags()
        XCTAssertNil(tags.note)
        tags.append(.note(LayoutNote(touchArea: CGRect(x: 0, y: 0, width: 10, height: 10))))
        tags.append(.shows(.channel(id: "x", name: nil)))
        tags.append(.note(LayoutNote(touchArea: CGRect(x: 5, y: 0, width: 10, height: 10), scrolls: .vertical)))
        XCTAssertEqual(
            tags.note, LayoutNote(touchArea: CGRect(x: 0, y: 0, width: 15, height: 10), scrolls: .vertical))
    }

    func testMessagesHaveNumbersWhileTagsAreRequested() {
        func tag() -> [ShownContent] {
            var tags = Frame.Tags()
            tags.append(.showing(.message(id: "b", number: nil)))
            return tags.contents
        }
        XCTAssertEqual(ContentTags.marking(messages: ["a", "b", "b"]) { tag() }, [.message(id: "b", number: 2)])
        XCTAssertEqual(tag(), [.message(id: "b", number: nil)])
        ContentTags.marking(messages: ["b"]) {
            XCTAssertEqual(WantedTags.adding(.elements) { tag() }, [.message(id: "b", number: 1)])
            XCTAssertFalse(WantedTags.current.contains(.notes))
        }
        XCTAssertTrue(WantedTags.current.isEmpty)
    }
}
