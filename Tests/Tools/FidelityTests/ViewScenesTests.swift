import ChatModels
import Foundation
import Frames
import XCTest

@testable import fidelity

/// The inputs of scenes of SwiftUI views.
@MainActor @preconcurrency
final class ViewScenesTests: XCTestCase {
    private let models = SwiftUIModels()

    func testRandomAuthorsDiffer() {
        let fields = Fields(["text": "Hello", "author": ["id": "(random UUID)", "name": "Martin"]])
        let known = Fields(["text": "Hello", "author": ["id": "leia"]])

        XCTAssertNotEqual(models.message(fields, id: "1").author.id, models.message(fields, id: "2").author.id)
        XCTAssertEqual(models.message(known, id: "1").author.id, models.message(known, id: "2").author.id)
    }

    func testMomentsMayBeCountedFrom1970() {
        let fields = Fields(["text": "Hello", "created_at": "Unix time -10000"])

        XCTAssertEqual(models.message(fields).createdAt, Date(timeIntervalSince1970: -10_000))
    }

    func testReactionsAreReadByTheirKinds() {
        let fields = Fields(["text": "Hello", "reactions": ["like": 2], "current_user_reactions": ["like"]])
        let message = models.message(fields)

        XCTAssertEqual(message.reactionCounts, ["like": 2])
        XCTAssertEqual(message.currentUserReactions.map(\.type), ["like"])
        XCTAssertEqual(fields.gaps, [])
    }

    func testAPollHasItsVotes() {
        let poll = models.poll(
            Fields(["name": "Lunch", "options": [["text": "Soup", "votes": 3, "latest_votes": ["Leia"]]]]),
            today: Date(timeIntervalSince1970: 0))

        XCTAssertEqual(poll.options.map(\.text), ["Soup"])
        XCTAssertEqual(poll.voteCountsByOption, ["0": 3])
        XCTAssertEqual(poll.options.first?.latestVotes.first?.user?.name, "Leia")
    }

    func testAMessageIsDrawnInTheMiddleOfThePicture() throws {
        let reference = try makeView(
            "test_markdown_noLinks",
            inputs: [
                "width": 200, "height": 100, "arguments": ["contentWidth": 200, "isFirst": true],
                "message": ["text": "Hello"],
            ])
        let frame = ViewScene(reference, written: try XCTUnwrap(WrittenView.all[reference.test])).makeFrame()
        let message = try XCTUnwrap(frame.children.first)

        XCTAssertEqual(reference.inputs.gaps, [])
        XCTAssertEqual(frame.rect.size, CGSize(width: 200, height: 100))
        XCTAssertEqual(message.rect.midX, 100, accuracy: 0.5)
        XCTAssertEqual(message.rect.midY, 50, accuracy: 0.5)
    }

    func testWordsWithoutCodeAreGaps() throws {
        let reference = try makeView(
            "test_markdown_noLinks",
            inputs: ["message": ["text": "Hello"], "configuration": ["showAvatars": false], "mood": "good"])
        _ = ViewScene(reference, written: try XCTUnwrap(WrittenView.all[reference.test])).makeFrame()

        XCTAssertEqual(reference.inputs.gaps, ["configuration.showAvatars", "mood"])
    }

    func testAnUnknownFlavorIsRefused() {
        XCTAssertThrowsError(try ReferenceCase(["family": "A", "case": "b", "flavor": "appkit"])) { error in
            XCTAssertEqual("\(error)", "A/b has a “flavor” other than uikit and swiftui")
        }
    }

    func testCasesHaveADescribedFlag() throws {
        XCTAssertTrue(try ReferenceCase(["family": "A", "case": "b"]).isDescribed)
        XCTAssertFalse(try ReferenceCase(["family": "A", "case": "b", "described": false]).isDescribed)
    }

    private func makeView(_ test: String, inputs: [String: Any]) throws -> ReferenceCase {
        try ReferenceCase([
            "flavor": "swiftui", "family": "MessageView", "case": test, "size": ["w": 200, "h": 100],
            "inputs": inputs,
        ])
    }
}
