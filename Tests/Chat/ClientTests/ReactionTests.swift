import ChatModels
import XCTest

@testable import Client

final class ReactionTests: ClientTestCase {
    private let like: MessageReactionType = "like"
    private let love: MessageReactionType = "love"

    private func controller(_ message: ChatMessage? = nil) -> ChatMessageController {
        let message = message ?? self.message("1", ben)
        return makeClient(messages: [message]).messageController(cid: cid, messageId: "1")
    }

    func testAReactionIsCounted() throws {
        let liked = message("1", ben) { message in
            message.reactionScores = ["like": 2]
            message.reactionCounts = ["like": 2]
            message.reactionGroups = ["like": ChatMessageReactionGroup(type: "like", sumScores: 2, count: 2)]
        }
        let controller = controller(liked)
        controller.addReaction(like, score: 3, extraData: ["x": .bool(true)])
        let message = try XCTUnwrap(controller.message)
        XCTAssertEqual(message.reactionCounts, [like: 3])
        XCTAssertEqual(message.reactionScores, [like: 5])
        XCTAssertEqual(message.reactionGroups[like]?.count, 3)
        XCTAssertEqual(message.reactionGroups[like]?.sumScores, 5)
        XCTAssertEqual(message.currentUserReactions.map(\.type), [like])
        XCTAssertEqual(message.reactionsData.map(\.isChosenByCurrentUser), [true])
        XCTAssertEqual(controller.reactions.map(\.extraData), [["x": .bool(true)]])
        controller.addReaction(like, score: 1)
        XCTAssertEqual(controller.message?.reactionCounts, [like: 3], "a user's new reaction replaces the old one")
        XCTAssertEqual(controller.message?.reactionScores, [like: 3])
        controller.deleteReaction(like)
        XCTAssertEqual(controller.message?.reactionCounts, [like: 2])
        XCTAssertEqual(controller.message?.reactionScores, [like: 2])
        XCTAssertEqual(controller.message?.currentUserReactions, [])
    }

    func testAUniqueReactionTakesThePlaceOfOthers() {
        let controller = controller()
        controller.addReaction(like)
        controller.addReaction(love)
        XCTAssertEqual(controller.message?.reactionScores, [like: 1, love: 1])
        controller.addReaction("wow", enforceUnique: true)
        XCTAssertEqual(controller.message?.reactionScores, ["wow": 1])
        XCTAssertEqual(controller.message?.reactionGroups.keys.map(\.rawValue), ["wow"])
    }

    func testTheLastReactionLeavesNothing() {
        let controller = controller()
        controller.addReaction(like)
        controller.deleteReaction(like)
        XCTAssertEqual(controller.message?.reactionScores, [:])
        XCTAssertEqual(controller.message?.reactionCounts, [:])
        XCTAssertEqual(controller.message?.reactionGroups, [:])
        XCTAssertEqual(
            error { controller.deleteReaction(like, completion: $0) }, "User ana has no reaction \"like\" to message 1."
        )
    }

    func testDisabledReactions() {
        let channel = makeChannel { $0.config.reactionsEnabled = false }
        let controller = makeClient(channel: channel).messageController(cid: cid, messageId: "1")
        XCTAssertEqual(
            error { controller.addReaction(like, completion: $0) },
            "Channel messaging:lake has no reactions: see its config.")
        let deleted = message("1", ben) { $0.deletedAt = $0.createdAt }
        XCTAssertEqual(
            error { self.controller(deleted).addReaction(like, completion: $0) },
            "Message 1 can't be changed: it is deleted.")
    }
}
