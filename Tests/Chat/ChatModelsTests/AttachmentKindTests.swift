import Foundation
import XCTest

@testable import ChatModels

/// Every kind of attachment is complete.
final class AttachmentKindTests: XCTestCase {
    func testKindOfAPayload() {
        for kind in AttachmentKind.allCases {
            XCTAssertEqual(kind.payload.type, AttachmentType(kind))
            XCTAssertEqual(kind.payload.type.kind, kind)
        }
        XCTAssertNil(AttachmentType.unknown.kind)
        XCTAssertNil(AttachmentType(rawValue: "location").kind)
    }

    func testEveryKindIsReadFromConversationFiles() throws {
        for kind in AttachmentKind.allCases {
            let value = kind.payload.shape.numbers == nil ? "'https://a.org/a.png'" : "12"
            let attachment = "{ \(kind.payload.key.rawValue): \(value) }"
            let message = try read("messages: [{ from: a, attachments: [\(attachment)] }]").messages[0]
            XCTAssertEqual(message.allAttachments.map(\.type), [AttachmentType(kind)])
            XCTAssertEqual(message.allAttachments.map(\.payload.kind), [kind])
        }
        XCTAssertEqual(AttachmentKey.allCases.filter { $0.payload == nil }, [.poll, .other])
    }

    func testEveryKindIsReadFromPayloads() throws {
        for kind in AttachmentKind.allCases {
            let attachment = #"{ "type": "\#(kind.rawValue)", "title": "a" }"#
            let message = #"{ "id": "m", "user": { "id": "a" }, "attachments": [\#(attachment)] }"#
            let state = #"{ "channel": { "cid": "messaging:x" }, "messages": [\#(message)] }"#
            let read = try read(state, name: "state.json").messages[0]
            XCTAssertEqual(read.allAttachments.map(\.payload.kind), [kind])
        }
    }

    func testPictures() throws {
        let text = """
            messages:
              - from: a
                attachments:
                  - link: { url: https://a.org, picture: https://a.org/link.png }
                  - file: notes.txt
                  - image: https://a.org/image.png
                  - video: { name: a.mp4 }
                  - gif: https://a.org/gif.png
                  - other: location
            """
        XCTAssertEqual(
            try read(text).messages[0].attachedPictures.map(\.lastPathComponent),
            ["link.png", "image.png", "gif.png"])
    }
}
