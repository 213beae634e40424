import ChatModels
import Foundation
import XCTest

final class ConversationFileTests: XCTestCase {
    private let small = """
        channel: { name: EvilzGROUP, members: [leia, luke, dooku], online: 2 }
        me: luke
        users:
          leia:  { name: Leia Organa, online: true }
          luke:  luke_skywalker
          dooku:
        messages:
          - { from: leia, at: 2021-04-28T15:25:00Z, text: 5 }
          - { from: luke, at: 2021-04-28 17:57:00 +02:00, text: "Sup!", reactions: { like: 2, love: { count: 1, mine: true } } }
          - { from: dooku, at: 2021-04-29T11:38, text: What’s up?, reply-to: 2, thread: { replies: 20, participants: [leia] } }
        """

    func testChannelAndUsers() throws {
        let conversation = try read(small)
        XCTAssertEqual(conversation.channel.name, "EvilzGROUP")
        XCTAssertEqual(conversation.channel.memberCount, 3)
        XCTAssertEqual(conversation.channel.watcherCount, 2)
        XCTAssertFalse(conversation.channel.isDirectMessageChannel)
        XCTAssertEqual(conversation.channel.membership?.id, "luke")
        XCTAssertEqual(conversation.currentUser?.name, "luke_skywalker")
        XCTAssertEqual(conversation.users.map(\.id), ["leia", "luke", "dooku"])
        XCTAssertEqual(conversation.users.map(\.name), ["Leia Organa", "luke_skywalker", nil])
        XCTAssertEqual(conversation.channel.lastActiveMembers.map(\.id), ["leia", "luke", "dooku"])
        XCTAssertEqual(conversation.channel.previewMessage?.text, "What’s up?")
        XCTAssertEqual(conversation.channel.latestMessages.first?.text, "What’s up?")
        XCTAssertEqual(conversation.warnings, [])
    }

    func testMessages() throws {
        let messages = try read(small).messages
        XCTAssertEqual(messages.map(\.text), ["5", "Sup!", "What’s up?"])
        XCTAssertEqual(messages.map(\.isSentByCurrentUser), [false, true, false])
        XCTAssertEqual(
            messages.map(\.createdAt.timeIntervalSince1970), [1_619_623_500, 1_619_625_420, 1_619_696_280])
        XCTAssertEqual(messages[1].reactionScores, ["like": 2, "love": 1])
        XCTAssertEqual(
            messages[1].reactionsData.map(\.isChosenByCurrentUser), [false, true], "like, and love of the current user")
        XCTAssertEqual(messages[2].quotedMessage?.text, "Sup!")
        XCTAssertEqual(messages[2].replyCount, 20)
        XCTAssertEqual(messages[2].threadParticipants.map(\.id), ["leia"])
        XCTAssertTrue(messages[2].isRootOfThread)
    }

    func testTheCallersUserTakesPrecedence() throws {
        let conversation = try read(small, me: "leia")
        XCTAssertEqual(conversation.messages.map(\.isSentByCurrentUser), [true, false, false])
        XCTAssertEqual(conversation.messages[1].currentUserReactions, [], "“mine” is Luke’s, who is not looking now")
        XCTAssertEqual(
            complaint(small, me: "leja"),
            "chat.yaml: “leja” is not a user of the conversation; the users are leia, luke, dooku")
    }

    func testWithoutMeAllMessagesAreOthers() throws {
        let conversation = try read("messages: [{ from: a, text: Hi }, { from: b, text: Ho }]")
        XCTAssertNil(conversation.currentUser)
        XCTAssertEqual(conversation.messages.map(\.isSentByCurrentUser), [false, false])
        XCTAssertEqual(conversation.users.map(\.id), ["a", "b"])
        XCTAssertTrue(conversation.channel.isDirectMessageChannel, "a channel without a name is named by its members")
    }

    func testMessagesWithoutATimeFollowThoseBefore() throws {
        let messages = try read(
            "messages: [{ from: a, text: 1 }, { from: a, text: 2, at: 2024-05-05 }, { from: b, text: 3 }]"
        ).messages
        XCTAssertEqual(
            messages.map(\.createdAt.timeIntervalSince1970), [1_704_110_400, 1_714_867_200, 1_714_867_200])
    }

    func testStates() throws {
        let messages = try read(
            """
            me: a
            messages:
              - { from: a, text: x, state: sending }
              - { from: a, text: x, state: failed }
              - { from: a, text: x, read-by: all }
              - { from: a, text: x, read-by: 5 }
              - { from: b, text: x, deleted: true }
              - { from: a, text: x, type: error, moderation: bounced }
              - { type: system, text: b joined }
              - { from: b, text: x, edited: 2024-01-01T12:00:30Z, pinned-by: a, silent: yes, shadowed: on }
            """
        ).messages
        XCTAssertEqual(messages.map(\.deliveryStatus), [.pending, .failed, .read, .read, nil, nil, nil, nil])
        XCTAssertEqual(messages.map(\.isLastActionFailed), [false, true, false, false, false, true, false, false])
        XCTAssertEqual(messages.map(\.isDeleted), [false, false, false, false, true, false, false, false])
        XCTAssertEqual(messages[3].readByCount, 5)
        XCTAssertEqual(messages.map(\.shouldRenderAsSystemMessage).firstIndex(of: true), 6)
        XCTAssertFalse(messages[5].shouldRenderAsSystemMessage, "a bounced message goes back to its author")
        XCTAssertEqual(messages[7].textUpdatedAt?.timeIntervalSince1970, 1_704_110_430)
        XCTAssertTrue(messages[7].isPinned && messages[7].isSilent && messages[7].isShadowed)
    }

    func testThreadsHaveTheirReplies() throws {
        let conversation = try read(
            """
            me: b
            messages:
              - id: root
                from: a
                text: Which trail?
                thread:
                  title: Sunday
                  messages: [{ from: b, text: The ridge }, { from: c, text: The lake }, { from: b, text: Fine }]
              - { from: c, text: The lake, thread: { parent: root } }
              - { from: c, text: Hidden, thread: { parent: 1, in-channel: false } }
            """)
        XCTAssertEqual(conversation.messages[0].replyCount, 3)
        XCTAssertEqual(conversation.messages[0].threadParticipants.map(\.id), ["b", "c"])
        XCTAssertEqual(conversation.threads.map(\.title), ["Sunday"])
        XCTAssertEqual(conversation.threads[0].latestReplies.map(\.text), ["The ridge", "The lake", "Fine"])
        XCTAssertEqual(conversation.threads[0].latestReplies.map(\.isSentByCurrentUser), [true, false, true])
        XCTAssertEqual(conversation.messages[1].parentMessageId, "root")
        XCTAssertEqual(
            conversation.messages.filter { $0.isVisibleInChannel() }.map(\.text), ["Which trail?", "The lake"],
            "without the reply that is only in the thread")
    }

    func testAQuotationDoesNotRetainTheQuotedMessage() throws {
        let messages = try read(
            "messages: [{ from: a, text: 1 }, { from: a, text: 2, reply-to: 1 }, { from: a, text: 3, reply-to: 2 }]"
        ).messages
        XCTAssertEqual(messages[2].quotedMessage?.text, "2")
        XCTAssertNil(messages[2].quotedMessage?.quotedMessage)
        XCTAssertEqual(messages[1].quotedMessage?.text, "1")
    }

    func testAttachments() throws {
        let path = TestFiles.examples.appendingPathComponent("attachments.yaml").path
        let messages = try ConversationReader.read(contentsOf: path).conversations[0].messages
        XCTAssertEqual(
            messages.map { $0.allAttachments.map(\.type.rawValue).joined(separator: " ") },
            [
                "image", "image image", "image image image", "image image video image image image", "video",
                "image image", "video", "file file file", "file file", "linkPreview", "giphy", "giphy",
                "voiceRecording voiceRecording", "audio", "", "", "image file", "location", "",
            ])
        XCTAssertEqual(messages[0].imageAttachments[0].imageURL.lastPathComponent, "lake.jpg")
        XCTAssertEqual(messages[7].fileAttachments.map(\.file.sizeString), ["1.2 MB", "31 KB", "18 MB"])
        XCTAssertEqual(messages[7].fileAttachments.map(\.file.type), [.pdf, .xlsx, .zip])
        XCTAssertEqual(messages[9].linkAttachments[0].author, "Swift")
        XCTAssertEqual(messages[12].voiceRecordingAttachments[0].duration, 17.4)
        XCTAssertEqual(messages[12].voiceRecordingAttachments[0].waveformData?.count, 25)
        XCTAssertEqual(messages[5].imageAttachments[0].uploadingState?.state, .uploading(progress: 0.46))
        XCTAssertEqual(messages[8].fileAttachments[1].uploadingState?.state, .uploadingFailed)
        let unknown = try XCTUnwrap(messages[17].allAttachments[0].payload.value as? UnknownAttachmentPayload)
        XCTAssertEqual(unknown.json["latitude"], 55.6)

        let poll = try XCTUnwrap(messages[14].poll)
        XCTAssertEqual(poll.options.map(poll.voteCount), [5, 1, 0])
        XCTAssertEqual(poll.options.map(poll.voteRatio), [1, 0.2, 0])
        XCTAssertEqual(poll.options.map(poll.hasCurrentUserVoted), [true, false, false])
        XCTAssertTrue(poll.allowAnswers)
    }

    func testAttachmentsOnTheirWay() throws {
        let messages = try read(
            """
            me: a
            messages:
              - from: b
                attachments:
                  - file: { name: a.pdf, size: 9, download: 0.3 }
                  - file: { name: b.pdf, size: 9, download: done }
                  - file: { name: c.pdf, size: 9, download: failed }
                  - file: { name: d.pdf, size: 9, upload: pending }
                  - voice-recording: { duration: 20, playback: 7.5 }
                  - voice-recording: { duration: 20, playback: { at: 3, rate: 1.5, paused: true } }
            """
        ).messages
        let attachments = messages[0].allAttachments
        XCTAssertEqual(
            attachments.prefix(4).map(\.downloadingState?.state),
            [.downloading(progress: 0.3), .downloaded, .downloadingFailed, nil])
        XCTAssertEqual(attachments[3].uploadingState?.state, .pendingUpload)
        XCTAssertEqual(
            messages[0].voiceRecordingAttachments.map(\.playingState),
            [.init(currentTime: 7.5), .init(currentTime: 3, rate: 1.5, isPaused: true)])
    }

    func testOldSpellingsOfAttachments() throws {
        func message(_ gif: String, _ recording: String) throws -> ChatMessage {
            let attachments = "[{ \(gif): 'https://a.org/a.gif' }, { \(recording): 12 }]"
            return try read("messages: [{ from: a, attachments: \(attachments) }]").messages[0]
        }

        let current = try message("gif", "voice-recording")
        XCTAssertEqual(current.giphyAttachments.count, 1)
        XCTAssertEqual(current.voiceRecordingAttachments.map(\.duration), [12])
        XCTAssertEqual(try message("giphy", "voice"), current)
    }

    func testCommentsOfAPollAreCountedOrNamed() throws {
        func poll(_ comments: String) throws -> Poll {
            let text = "messages: [{ from: a, attachments: [{ poll: { question: Q, options: [x], \(comments) } }] }]"
            return try XCTUnwrap(read(text).messages[0].poll)
        }
        XCTAssertEqual(try poll("comments: 3").answersCount, 3)
        XCTAssertEqual(try poll("comments: 3").latestAnswers, [])
        XCTAssertEqual(try poll("comments: [b, c]").answersCount, 2)
        XCTAssertEqual(try poll("comments: [b, c]").latestAnswers.map(\.user?.id), ["b", "c"])
        XCTAssertTrue(try poll("comments: [b]").allowAnswers)
        XCTAssertFalse(try poll("closed: true").allowAnswers)
    }

    func testImagesOnTheNetworkLeaveAWarning() throws {
        let conversation = try read(
            """
            users: { a: { avatar: "https://example.org/a.png" } }
            messages: [{ from: a, text: x, attachments: [{ image: "https://example.org/b.png" }] }]
            """)
        XCTAssertNil(conversation.users[0].imageURL)
        XCTAssertEqual(
            conversation.messages[0].imageAttachments[0].imageURL.absoluteString, "https://example.org/b.png")
        XCTAssertEqual(conversation.warnings.count, 2)
        XCTAssertTrue(conversation.warnings[0].hasPrefix("chat.yaml:1: users.a.avatar: the image"))
    }

    func testJSONIsTheSame() throws {
        let yaml = try read("me: a\nmessages: [{ from: a, text: Hi, reactions: { like: 1 } }]")
        let json = try read(
            #"{ "me": "a", "messages": [{ "from": "a", "text": "Hi", "reactions": { "like": 1 } }] }"#,
            name: "chat.json")
        XCTAssertEqual(yaml, json)
    }

    func testAliasesAreTheirTypes() throws {
        let messages = try read(
            "messages:\n  - { from: a, text: x, reactions: &r { like: 2 } }\n  - { from: a, text: y, reactions: *r }"
        ).messages
        XCTAssertEqual(messages[1].reactionCounts, ["like": 2])
    }

    func testEveryExampleIsRead() throws {
        let paths = try TestFiles.examplePaths()
        XCTAssertGreaterThanOrEqual(paths.count, 8)
        for path in paths {
            let document = try ConversationReader.read(contentsOf: path)
            XCTAssertFalse(document.conversations.isEmpty, path)
            if path.hasSuffix(".yaml") { XCTAssertEqual(document.warnings, [], path) }
        }
    }
}
