import ChatModels
import Foundation
import XCTest

/// No file outside of the image folder is ever used.
final class ImageFolderTests: XCTestCase {
    private func complaint(_ image: String, in folder: URL, root: String? = nil) throws -> String {
        let text = "users:\n  a: { avatar: \"\(image)\" }\nmessages: []"
        do {
            let document = try ConversationReader.read(
                Data(text.utf8), name: "chat.yaml", imageRoot: root ?? folder.path)
            return document.conversations[0].users[0].imageURL?.lastPathComponent ?? "no image"
        } catch {
            return error.description.replacingOccurrences(of: folder.path, with: "FOLDER")
        }
    }

    func testImagePaths() throws {
        try TestFiles.withFolder { base in
            let folder = base.appendingPathComponent("chat")
            let files = FileManager.default
            try files.createDirectory(at: folder.appendingPathComponent("avatars"), withIntermediateDirectories: true)
            try Data("x".utf8).write(to: folder.appendingPathComponent("avatars/a.png"))
            try Data("x".utf8).write(to: base.appendingPathComponent("secret.png"))
            try files.createSymbolicLink(
                atPath: folder.appendingPathComponent("out.png").path, withDestinationPath: "../secret.png")
            try files.createSymbolicLink(
                atPath: folder.appendingPathComponent("up").path, withDestinationPath: base.path)
            try files.createSymbolicLink(
                atPath: folder.appendingPathComponent("in.png").path, withDestinationPath: "avatars/a.png")

            let prefix = "chat.yaml:2: users.a.avatar: the image"
            XCTAssertEqual(try complaint("avatars/a.png", in: folder), "a.png")
            XCTAssertEqual(try complaint("avatars/../avatars/a.png", in: folder), "a.png")
            XCTAssertEqual(try complaint("in.png", in: folder), "a.png", "a link that stays inside")
            XCTAssertEqual(
                try complaint("avatars/b.png", in: folder), "\(prefix) “avatars/b.png” does not exist in FOLDER")
            XCTAssertEqual(try complaint("avatars", in: folder), "\(prefix) “avatars” is a folder")
            XCTAssertEqual(
                try complaint("/etc/passwd", in: folder),
                "\(prefix) “/etc/passwd” is an absolute path; give one relative to FOLDER")
            let outside = "is outside FOLDER; images must be inside that folder"
            for path in ["../secret.png", "../../etc/passwd", "avatars/../../secret.png", "out.png", "up/secret.png"] {
                XCTAssertEqual(try complaint(path, in: folder), "\(prefix) “\(path)” \(outside)")
            }
            XCTAssertEqual(
                try complaint("file:///etc/passwd", in: folder), "\(prefix) “file:///etc/passwd” \(outside)")
            XCTAssertEqual(
                try complaint("~/a.png", in: folder),
                "\(prefix) “~/a.png” is an absolute path; give one relative to FOLDER")
        }
    }

    func testImagesAreBesideTheFileByDefault() throws {
        try TestFiles.withFolder { folder in
            let pictures = folder.appendingPathComponent("pictures")
            try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: false)
            try Data("x".utf8).write(to: pictures.appendingPathComponent("a.png"))
            let chat = folder.appendingPathComponent("chat.yaml")
            try Data("users: { a: { avatar: a.png } }\nmessages: []".utf8).write(to: chat)
            XCTAssertThrowsError(try ConversationReader.read(contentsOf: chat.path))
            let document = try ConversationReader.read(contentsOf: chat.path, imageRoot: pictures.path)
            XCTAssertEqual(document.conversations[0].users[0].imageURL?.lastPathComponent, "a.png")
        }
    }

    func testPayloadsAreHeldToTheSameRule() throws {
        let payload = #"""
            { "channel": { "cid": "messaging:x", "image": "../../etc/passwd" }, "messages": [] }
            """#
        XCTAssertEqual(
            ChatModelsTests.complaint(payload, name: "state.json"),
            "state.json:1: channel.image: the image “../../etc/passwd” is outside ./; images must be inside that folder"
        )
    }
}
