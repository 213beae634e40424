import Foundation
import Frames
import XCTest

@testable import fidelity

/// The inputs that scenes can be built from, and those that they can't.
@MainActor @preconcurrency
final class ScenesOfCasesTests: XCTestCase {
    private let models = ModelReader(images: URL(fileURLWithPath: "/photos"))

    func testMeasurementsAreHiddenFromScenes() throws {
        let reference = try makeCase(inputs: [
            "text": "Hello", "visible_text": ["Hi"],
            "quoted_message": ["text": "One", "shown_text": "Two"], "note": "It says hi.",
        ])

        XCTAssertEqual(reference.inputs.names, ["quoted_message", "text"])
        XCTAssertEqual(reference.inputs.object("quoted_message")?.names, ["text"])
        XCTAssertEqual(reference.texts, ["Hi"])
    }

    func testWordsWithoutCodeAreGaps() throws {
        let reference = try makeCase(
            family: "ChatMessageErrorIndicator", inputs: ["customised": "subclass: a purple star"])

        XCTAssertNotNil(Scene(reference, models: models).makeFrame())
        XCTAssertEqual(reference.inputs.gaps, ["customised"])
    }

    func testCodeMatchesTheWordsOfItsCase() throws {
        let reference = try makeCase(
            family: "ChatMessageBubbleView", name: "test_appearanceCustomization_usingSubclassing.default-light",
            inputs: ["width": 300, "height": 150, "content": [:] as [String: Any], "customised": "subclass: …"])

        let frame = try XCTUnwrap(Scene(reference, models: models).makeFrame())
        let bubble = try XCTUnwrap(frame.children.first)

        XCTAssertEqual(reference.inputs.gaps, [])
        XCTAssertEqual(bubble.rect.size, CGSize(width: 300, height: 150))
        XCTAssertEqual(bubble.border?.width, 4)
        XCTAssertEqual(bubble.corners.topLeft, 8)
        XCTAssertEqual(bubble.corners.topRight, 0)
    }

    func testAMessageWithoutTextCantBeBuilt() throws {
        let reference = try makeCase(
            family: "ChatChannelVC",
            inputs: ["quoted_message": ["author": ["id": "leia"], "shown_text": "Hello"]])

        let quoted = try XCTUnwrap(reference.inputs.object("quoted_message"))
        _ = models.message(quoted)

        XCTAssertEqual(reference.inputs.gaps, ["quoted_message.text is missing"])
    }

    func testFamiliesWithoutDataAreNotBuilt() throws {
        XCTAssertNil(Scene(try makeCase(family: "docs", inputs: ["drawing": "a bubble"]), models: models).makeFrame())
    }

    func testInvalidKindsOfValuesAreGaps() {
        let fields = Fields([
            "is_online": "yes", "size": "fits", "votes": 2.5, "names": ["Leia", 1] as [Any], "text": 1,
            "waveform": ["loud"], "name": NSNull(),
        ])

        XCTAssertFalse(fields.bool("is_online"))
        XCTAssertNil(fields.number("size"))
        XCTAssertNil(fields.int("votes"))
        XCTAssertEqual(fields.strings("names"), [])
        XCTAssertNil(fields.string("text"))
        XCTAssertEqual(fields.numbers("waveform"), [])
        XCTAssertNil(fields.string("name"))
        XCTAssertEqual(fields.gaps, ["is_online", "names", "size", "text", "votes", "waveform"])
    }

    func testValidKindsOfValuesAreNoGaps() throws {
        let json = #"{"is_online": true, "size": 2.5, "votes": 2, "names": ["Leia"], "waveform": [0, 0.5]}"#
        let values = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let fields = Fields(try XCTUnwrap(values))

        XCTAssertTrue(fields.bool("is_online"))
        XCTAssertEqual(fields.number("size"), 2.5)
        XCTAssertEqual(fields.int("votes"), 2)
        XCTAssertEqual(fields.strings("names"), ["Leia"])
        XCTAssertEqual(fields.numbers("waveform"), [0, 0.5])
        XCTAssertEqual(fields.gaps, [])
    }

    func testValuesWithoutMeaningAreGaps() throws {
        func gaps(_ family: String, _ inputs: [String: Any]) throws -> [String] {
            let reference = try makeCase(family: family, inputs: inputs)
            XCTAssertNotNil(Scene(reference, models: models).makeFrame())
            return reference.inputs.gaps
        }

        XCTAssertEqual(try gaps("ContainerStackView", ["axis": "vertical", "alignment": "fill"]), [])
        XCTAssertEqual(try gaps("ContainerStackView", ["axis": "diagonal", "alignment": "fill"]), ["axis"])
        XCTAssertEqual(try gaps("ChatMessageDeliveryStatusCheckmarkView", ["status": "read"]), [])
        XCTAssertEqual(try gaps("ChatMessageDeliveryStatusCheckmarkView", ["status": "lost"]), ["status"])
        XCTAssertEqual(try gaps("ChatChannelVC", ["safe_area": 0]), [])
        XCTAssertEqual(try gaps("ChatChannelVC", ["safe_area": 44]), ["safe_area"])
    }

    // MARK: Users

    func testEachRandomIdentifierIsThatOfAnotherUser() {
        func author(_ id: String, of message: String) -> String {
            models.message(Fields(["text": "Hello", "author": ["id": id]]), id: message).author.id
        }

        XCTAssertNotEqual(author("(random UUID)", of: "a"), author("(random UUID)", of: "b"))
        XCTAssertEqual(author("leia", of: "a"), "leia")
        XCTAssertEqual(author("(current user)", of: "a"), "me")
    }
}

/// Makes a case whose picture is 100 by 60 points.
func makeCase(
    family: String = "QuotedChatMessageView", name: String = "test_something.default-light",
    inputs: [String: Any] = [:], measured: [String: Any] = [:]
) throws -> ReferenceCase {
    try ReferenceCase([
        "family": family, "case": name, "size": ["w": 100, "h": 60], "inputs": inputs, "measured": measured,
    ])
}
