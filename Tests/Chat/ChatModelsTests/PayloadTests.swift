import ChatModels
import Foundation
import XCTest

/// Payloads of Stream's API are read unchanged.
final class PayloadTests: XCTestCase {
    private func example(_ name: String, me: UserId? = nil) throws -> ConversationDocument {
        try ConversationReader.read(contentsOf: TestFiles.examples.appendingPathComponent(name).path, me: me)
    }

    func testChannelState() throws {
        let document = try example("channel-state.json", me: "luke_skywalker")
        XCTAssertEqual(document.kind, .channel)
        let conversation = document.conversations[0]
        let channel = conversation.channel
        XCTAssertEqual(channel.cid.rawValue, "messaging:general")
        XCTAssertEqual(channel.name, "General")
        XCTAssertEqual(channel.memberCount, 4)
        XCTAssertEqual(channel.watcherCount, 3)
        XCTAssertEqual(channel.unreadCount.messages, 2)
        XCTAssertEqual(channel.team, "rebels")
        XCTAssertEqual(channel.extraData["motto"], "Punch it")
        XCTAssertEqual(channel.membership?.memberRole, "channel_member")
        XCTAssertEqual(channel.config.commands.map(\.name), ["giphy", "mute"])
        XCTAssertTrue(channel.canSendMessage && channel.canUploadFile && !channel.canDeleteChannel)
        XCTAssertNil(channel.imageURL, "on the network")
        XCTAssertEqual(conversation.currentUser?.name, "Luke Skywalker")
        XCTAssertEqual(channel.pinnedMessages.map(\.text), ["Edited once"])
    }

    func testMessages() throws {
        let messages = try example("channel-state.json", me: "luke_skywalker").conversations[0].messages
        XCTAssertEqual(messages.count, 11)
        XCTAssertEqual(messages[0].createdAt.timeIntervalSince1970, 1_704_103_200.123456, accuracy: 1e-5)
        XCTAssertEqual(messages.map(\.isSentByCurrentUser).filter { $0 }.count, 4)
        XCTAssertEqual(
            messages[0].reactionsData.map { "\($0.type) \($0.count) \($0.isChosenByCurrentUser)" },
            ["like 2 true", "love 1 false"])
        XCTAssertEqual(messages[1].translatedText(for: .portuguese), "Bom dia! O novo droide chegou.")
        XCTAssertNil(messages[1].translatedText(for: .english), "the language that it was written in")
        XCTAssertTrue(messages[2].shouldRenderAsJumbomoji)
        XCTAssertEqual(messages[3].quotedMessage?.id, messages[1].id)
        XCTAssertEqual(messages[3].threadParticipants.map(\.id), ["leia_organa", "luke_skywalker"])
        XCTAssertEqual(messages[4].mentionedUsers.map(\.id), ["leia_organa"])
        XCTAssertTrue(messages[5].isDeleted)
        XCTAssertEqual(messages[6].linkAttachments[0].url.absoluteString, "https://www.swift.org/")
        XCTAssertEqual(messages[6].attachmentCounts, [.linkPreview: 1])
        XCTAssertEqual(messages[7].type, .system)
        XCTAssertNotNil(messages[8].textUpdatedAt)
        XCTAssertEqual(messages[8].pinDetails?.pinnedBy.id, "leia_organa")
        XCTAssertEqual(messages[9].poll?.options.map(\.latestVotes.count), [2, 1])
        XCTAssertEqual(messages[9].poll?.ownVotes.map(\.optionId), ["o1"])
        XCTAssertEqual(messages[9].poll?.latestAnswers.first?.answerText, "Only if it is dry")
    }

    func testReadersOfMessages() throws {
        let messages = try example("channel-state.json", me: "luke_skywalker").conversations[0].messages
        XCTAssertEqual(messages[1].readBy.map(\.id).sorted(), ["count_dooku", "leia_organa"])
        XCTAssertEqual(messages[8].readBy.map(\.id), ["leia_organa"])
        XCTAssertEqual(messages[1].deliveryStatus, .read)
        XCTAssertEqual(messages[10].deliveryStatus, .sent)
    }

    func testWithoutMeAllMessagesAreOthers() throws {
        let conversation = try example("channel-state.json").conversations[0]
        XCTAssertNil(conversation.currentUser)
        XCTAssertFalse(conversation.messages.contains(where: \.isSentByCurrentUser))
        XCTAssertThrowsError(try example("channel-state.json", me: "luke_skywalke")) { error in
            XCTAssertTrue(
                "\(error)".hasSuffix("the users are luke_skywalker, leia_organa, count_dooku, r2-d2"), "\(error)")
        }
    }

    func testChannelsQuery() throws {
        let document = try example("channels-query.json", me: "luke_skywalker")
        XCTAssertEqual(document.kind, .channels)
        XCTAssertEqual(document.conversations.count, 20)
        let names = document.conversations.map {
            ChannelName.text(of: $0.channel, forCurrentUserId: "luke_skywalker") ?? "-"
        }
        XCTAssertEqual(names[2], "Leia Organa")
        XCTAssertEqual(names[18], "Count Dooku, Leia Organa and 1 more")
        let everything = document.conversations[19].messages
        XCTAssertEqual(
            everything.prefix(8).map { $0.allAttachments[0].type.rawValue },
            ["image", "video", "file", "giphy", "audio", "voiceRecording", "linkPreview", "location"])
        XCTAssertEqual(everything[1].videoAttachments[0].file.type, .mov)
        XCTAssertEqual(everything[2].fileAttachments[0].file.size, 1_234_567, "a number in quotes")
        XCTAssertEqual(everything[3].giphyAttachments[0].previewURL.lastPathComponent, "applause.gif")
        XCTAssertEqual(everything[5].voiceRecordingAttachments[0].waveformData?.count, 8)
        XCTAssertEqual(everything[11].giphyAttachments[0].actions.map(\.style), [.primary, .default])
        XCTAssertTrue(everything[12].isBounced && everything[12].isLastActionFailed)
        XCTAssertTrue(document.conversations[16].messages.isEmpty)
        XCTAssertEqual(document.warnings.count, 2, "one line for all images on the network, one for all reactions")
        XCTAssertEqual(
            document.warnings[0].components(separatedBy: ": ").dropFirst().joined(separator: ": "),
            "reactions of the types party have no icon, and are not drawn; like, love, haha, wow, sad have one")
    }

    func testThread() throws {
        let path = TestFiles.fixtures.appendingPathComponent("thread.json").path
        let document = try ConversationReader.read(contentsOf: path, me: "luke_skywalker")
        XCTAssertEqual(document.kind, .thread)
        let thread = try XCTUnwrap(document.threads.first)
        XCTAssertEqual(thread.title, "Sunday")
        XCTAssertEqual(thread.channel.name, "General")
        XCTAssertEqual(thread.parentMessage.text, "Which trail on Sunday?")
        XCTAssertEqual(thread.latestReplies.map(\.text), ["The ridge", "The lake", "Bip"])
        XCTAssertEqual(thread.latestReplies.map(\.type), [.reply, .reply, .reply])
        XCTAssertEqual(thread.threadParticipants.map(\.user.id), ["luke_skywalker", "count_dooku", "r2-d2"])
        XCTAssertEqual(thread.reads.map(\.unreadMessagesCount), [2])
        XCTAssertTrue(thread.parentMessage.isRootOfThread)
    }

    func testInvalidTypesAreOmitted() throws {
        let conversation = try read(
            #"""
            {
              "channel": { "cid": "messaging:x", "name": ["a"], "member_count": "three", "config": 7 },
              "members": [ 5, { "user": { "id": "a", "name": "A", "online": "yes" } }, { "user": null } ],
              "messages": [
                null,
                { "id": "m", "text": { }, "user": { "id": "a" }, "created_at": "soon", "attachments": { } },
                { "id": "n", "user": null, "type": "novelty", "created_at": 1704110400000000000, "reaction_counts": [1] }
              ],
              "read": [ { "user": { "id": "a" }, "last_read": false } ],
              "novelty": { "x": [1] }
            }
            """#, name: "state.json")
        XCTAssertNil(conversation.channel.name)
        XCTAssertEqual(conversation.channel.memberCount, 1)
        XCTAssertEqual(conversation.messages.map(\.id), ["m", "n"])
        XCTAssertEqual(conversation.messages[1].createdAt.timeIntervalSince1970, 1_704_110_400)
        XCTAssertEqual(conversation.messages[1].author.id, "unknown")
        XCTAssertEqual(conversation.messages[1].type, .regular)
        XCTAssertTrue(
            conversation.warnings.contains(
                "state.json:2: channel.name: expected a text, found a list; ignored"),
            "\(conversation.warnings)")
    }

    func testWarningsDoNotFloodTheScreen() throws {
        let message = #"{ "id": 1, "user": { "id": "a" }, "text": [], "created_at": "2024-01-01" }"#
        let messages = Array(repeating: message, count: 500).joined(separator: ",")
        let conversation = try read(#"{ "messages": [\#(messages)] }"#, name: "state.json")
        XCTAssertEqual(conversation.messages.count, 500)
        XCTAssertEqual(conversation.warnings.count, 21)
        XCTAssertEqual(conversation.warnings.last, "state.json: 480 more values of the wrong type are ignored")
    }

    func testReactionsOfAnyOneKind() throws {
        func reactions(_ fields: String) throws -> [MessageReactionType: Int] {
            let text =
                #"{ "messages": [{ "id": "m", "user": { "id": "a" }, "created_at": "2024-01-01", \#(fields) }] }"#
            return try read(text, name: "state.json").messages[0].reactionScores
        }

        XCTAssertEqual(try reactions(#""reaction_counts": { "like": 2 }"#), ["like": 2])
        XCTAssertEqual(
            try reactions(#""reaction_scores": { "like": 3 }, "reaction_counts": { "like": 2 }"#), ["like": 3])
        XCTAssertEqual(
            try reactions(#""reaction_groups": { "like": { "count": 2, "sum_scores": 5 } }"#), ["like": 5])
        XCTAssertEqual(
            try reactions(
                #""latest_reactions": [{ "type": "love", "user_id": "b" }, { "type": "love", "user": { "id": "c" } }]"#),
            ["love": 2])
    }

    func testMessagesAreSortedByDate() throws {
        let conversation = try read(
            #"""
            { "messages": [ { "id": "2", "user": { "id": "a" }, "created_at": "2024-01-02T00:00:00Z" },
                            { "id": "1", "user": { "id": "a" }, "created_at": "2024-01-01T00:00:00Z" } ] }
            """#, name: "state.json")
        XCTAssertEqual(conversation.messages.map(\.id), ["1", "2"])
    }

    func testPinnedAndArchivedChannelsAreThoseOfTheMembership() throws {
        func channel(_ fields: String) throws -> ChatChannel {
            let text =
                #"{ "channel": { "cid": "messaging:a" }, "membership": { "user": { "id": "luke" } \#(fields) } }"#
            return try ConversationReader.read(Data(text.utf8), name: "state.json", me: "luke").conversations[0].channel
        }

        let pinned = try channel(#", "pinned_at": "2024-01-01", "archived_at": null"#)
        XCTAssertTrue(pinned.isPinned && !pinned.isArchived)
        XCTAssertEqual(pinned.membership?.pinnedAt?.timeIntervalSince1970, 1_704_067_200)
        let archived = try channel(#", "archived_at": "2024-01-01""#)
        XCTAssertTrue(!archived.isPinned && archived.isArchived)
    }
}
