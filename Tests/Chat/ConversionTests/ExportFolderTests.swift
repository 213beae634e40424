import ChatModels
import Conversion
import Foundation
import XCTest

/// Exports as folders and zip archives.
final class ExportFolderTests: ConversionTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        folder = NSTemporaryDirectory() + "/exports-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

    private func write(_ text: String, to name: String) throws {
        let path = "\(folder)/\(name)"
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    private func convert(_ path: String, media: String? = nil) throws -> ConvertedConversation {
        try ConversationConverter.convert(contentsOf: path, .init(folder: folder, mediaFolder: media))
    }

    private let chat = "[13.05.24, 11:58:03] Rosa: Hi\n[13.05.24, 11:59:03] Tomas: Hello\n"

    /// A zip archive of uncompressed files.
    private func zip(_ files: [(name: String, content: String)], named name: String) throws -> String {
        let path = "\(folder)/\(name)"
        try StoredZip.data(files).write(to: URL(fileURLWithPath: path))
        return path
    }

    func testAChatOfAnArchiveIsNamedAfterIt() throws {
        let archive = try zip([("_chat.txt", chat), ("notes.txt", "no chat")], named: "WhatsApp Chat - Rosa.zip")
        let converted = try convert(archive)
        XCTAssertEqual(converted.format, .whatsapp)
        let conversation = try XCTUnwrap(read(converted).first)
        XCTAssertEqual(conversation.channel.name, "Rosa")
        XCTAssertEqual(conversation.messages.map(\.text), ["Hi", "Hello"])
    }

    func testArchivesOfAFolderAndOfMacOS() throws {
        let archive = try zip(
            [
                ("Chat/_chat.txt", chat), ("__MACOSX/Chat/._chat.txt", "x"), ("Chat/.DS_Store", "x"),
            ], named: "x.zip")
        XCTAssertEqual(try convert(archive).format, .whatsapp)
    }

    /// At any depth of archives and folders, besides system files.
    func testChatsInFoldersOfFolders() throws {
        for way in ["a/b/", "Exports/WhatsApp Chat - Rosa/", "x/y/z/"] {
            let files = [
                ("\(way)_CHAT.TXT", chat + "[13.05.24, 12:00:03] Rosa: \u{200E}<attached: pier.jpg>\n"),
                ("\(way)pier.jpg", "JPEG"), ("\(way).DS_Store", "x"), ("\(way)__MACOSX/._chat.txt", chat),
                ("__MACOSX/\(way)._chat.txt", "x"),
            ]
            let archive = try zip(files, named: "x.zip")
            for (name, content) in files { try write(content, to: "deep/\(name)") }
            for path in [archive, "\(folder)/deep"] {
                let converted = try ConversationConverter.convert(
                    contentsOf: path, .init(folder: NSTemporaryDirectory() + "/none", mediaFolder: "m"))
                XCTAssertTrue(converted.text.contains("text: Hi }"), converted.text)
                XCTAssertEqual(try converted.media.map { try $0.data() }, [Data("JPEG".utf8)], path)
                if way.hasPrefix("Exports") { XCTAssertTrue(converted.text.contains("{ name: Rosa,"), path) }
            }
            try FileManager.default.removeItem(atPath: "\(folder)/deep")
        }
    }

    func testWorkspacesInFoldersOfFolders() throws {
        let files = [
            ("a/b/USERS.JSON", #"[{ "id": "U1", "profile": { "real_name": "Rosa" } }]"#),
            ("a/b/channels.json", #"[{ "id": "C1", "name": "pier", "members": ["U1"] }]"#),
            ("a/b/pier/2024-05-13.JSON", #"[{ "user": "U1", "text": "Hi", "ts": "1715601483.1" }]"#),
        ]
        for (name, content) in files { try write(content, to: "deep/\(name)") }
        for path in [try zip(files, named: "x.zip"), "\(folder)/deep"] {
            let conversation = try XCTUnwrap(read(convert(path)).first)
            XCTAssertEqual(conversation.channel.name, "pier", path)
            XCTAssertEqual(conversation.messages.map(\.author.name), ["Rosa"], path)
        }
    }

    /// Several chats are ambiguous.
    func testSeveralChats() throws {
        let files = [("out/Rosa/_chat.txt", chat), ("out/Tomas/_chat.txt", chat), ("out/Tomas/notes.txt", "no chat")]
        for (name, content) in files { try write(content, to: name) }
        for (path, name, advice) in [
            (try zip(files, named: "x.zip"), "archive", "unpack it and name one of them"),
            ("\(folder)/out", "folder", "give one of them"),
        ] {
            XCTAssertThrowsError(try convert(path)) {
                XCTAssertEqual(
                    "\($0)",
                    "\(path): the \(name) has several files that may be exports: Rosa/_chat.txt, Tomas/_chat.txt; \(advice)"
                )
            }
        }
        try write("<html><body class=\"message_part\">", to: "pages/Rosa.html")
        XCTAssertThrowsError(try convert("\(folder)/pages")) {
            XCTAssertTrue("\($0)".contains("imessage-exporter’s HTML pages aren’t supported"), "\($0)")
        }
        try write("x", to: "zips/Rosa.zip")
        XCTAssertThrowsError(try convert("\(folder)/zips")) {
            XCTAssertEqual("\($0)", "\(folder)/zips: the folder is not an export itself; give Rosa.zip")
        }
    }

    /// Old programs use the encoding of IBM PCs, newer ones UTF-8, and not all of these declare it.
    func testNamesOfOtherEncodings() throws {
        let text = chat + "[13.05.24, 12:00:03] Rosa: \u{200E}<attached: Küste.jpg>\n"
        for (name, flags) in [
            (Array("K".utf8) + [0x81] + Array("ste.jpg".utf8), 0), (Array("Küste.jpg".utf8), 0),
            (Array("Küste.jpg".utf8), 0x800), (Array("Ku\u{308}ste.jpg".utf8), 0x800),
        ] {
            let path = "\(folder)/x.zip"
            try StoredZip.data([(Array("_chat.txt".utf8), text), (name, "JPEG")], flags: flags)
                .write(to: URL(fileURLWithPath: path))
            XCTAssertEqual(try convert(path, media: "m").media.map(\.name), ["m/Küste.jpg"], "\(name)")
        }
    }

    func testPicturesAreCopied() throws {
        let text = chat + "[13.05.24, 12:00:03] Rosa: \u{200E}<attached: pier.jpg>\n"
        let archive = try zip([("_chat.txt", text), ("pier.jpg", "JPEG"), ("other.jpg", "x")], named: "x.zip")
        let converted = try convert(archive, media: "chat-media")
        XCTAssertTrue(converted.text.contains("chat-media/pier.jpg"), converted.text)
        XCTAssertEqual(converted.media.map(\.name), ["chat-media/pier.jpg"])
        XCTAssertEqual(try converted.media.map { try $0.data() }, [Data("JPEG".utf8)])
        XCTAssertEqual(try convert(archive).media.count, 0, "without a folder for them")
    }

    /// A file that is too large only omits its picture.
    func testPicturesThatAreTooLargeAreOmitted() throws {
        let names = ["pier.jpg", "huge.jpg", "huge.jpg", "vast.png"]
        let text = chat + names.map { "[13.05.24, 12:00:03] Rosa: \u{200E}<attached: \($0)>\n" }.joined()
        let archive = "\(folder)/x.zip"
        try StoredZip.data(
            [("_chat.txt", text), ("pier.jpg", "JPEG"), ("huge.jpg", "x"), ("vast.png", "x")],
            saying: ["huge.jpg": 300_000_000, "vast.png": 5_000_000]
        ).write(to: URL(fileURLWithPath: archive))
        let converted = try convert(archive, media: "chat-media")
        XCTAssertEqual(converted.text.components(separatedBy: "from: ").count, 1 + 6, converted.text)
        XCTAssertEqual(converted.media.map(\.name), ["chat-media/pier.jpg"])
        let line = "“huge.jpg” in the zip archive has 300000000 bytes; at most 67108864 are read"
        XCTAssertEqual(converted.notes.last, "2 pictures are omitted: \(line)")

        try write(text, to: "export/_chat.txt")
        try write("JPEG", to: "export/huge.jpg")
        truncate("\(folder)/export/huge.jpg", 300_000_000)
        let copied = try convert("\(folder)/export", media: "chat-media")
        XCTAssertEqual(
            copied.notes.last, "a picture is omitted: “huge.jpg” has 300000000 bytes; at most 67108864 are read")
        XCTAssertFalse(copied.text.contains("image:"), copied.text)
    }

    func testPicturesBelowTheConversationFileStay() throws {
        try write(chat + "[13.05.24, 12:00:03] Rosa: \u{200E}<attached: pier.jpg>\n", to: "export/_chat.txt")
        try write("JPEG", to: "export/pier.jpg")
        let converted = try convert("\(folder)/export", media: "chat-media")
        XCTAssertTrue(converted.text.contains("export/pier.jpg"), converted.text)
        XCTAssertTrue(converted.media.isEmpty)
    }

    /// Neither a name in a text nor a link leads out of the folder.
    func testNothingOutsideIsApproved() throws {
        try write("secret", to: "secret.jpg")
        try write(
            chat + "[13.05.24, 12:00:03] Rosa: \u{200E}<attached: ../secret.jpg>\n"
                + "[13.05.24, 12:00:04] Rosa: \u{200E}<attached: link.jpg>\n", to: "export/_chat.txt")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/export/link.jpg", withDestinationPath: "../secret.jpg")
        let converted = try ConversationConverter.convert(
            contentsOf: "\(folder)/export", .init(folder: "\(folder)/export", mediaFolder: "m"))
        XCTAssertFalse(converted.text.contains("image:"), converted.text)
        XCTAssertTrue(converted.media.isEmpty)
    }

    func testFolderWithoutAnExport() throws {
        try write("hello", to: "letters/a.md")
        XCTAssertThrowsError(try convert("\(folder)/letters")) {
            XCTAssertEqual(
                "\($0)",
                "\(folder)/letters: a folder with “a.md” is not a known export; supported are Stream, Slack, "
                    + "WhatsApp, Telegram, Signal and iMessage; use --from to name the format")
        }
        try write(chat, to: "two/a.txt")
        try write(chat, to: "two/b.txt")
        XCTAssertThrowsError(try convert("\(folder)/two")) {
            XCTAssertEqual(
                "\($0)",
                "\(folder)/two: the folder has several files that may be exports: a.txt, b.txt; give one of them")
        }
        try Data([0x1F, 0x8B, 8, 0]).write(to: URL(fileURLWithPath: "\(folder)/x.gz"))
        XCTAssertThrowsError(try convert("\(folder)/x.gz")) {
            XCTAssertTrue("\($0)".contains("this is a gzip archive"), "\($0)")
        }
        let cut = try zip([("_chat.txt", chat)], named: "cut.zip")
        try Data(contentsOf: URL(fileURLWithPath: cut)).dropLast(10).write(to: URL(fileURLWithPath: cut))
        XCTAssertThrowsError(try convert(cut)) { XCTAssertTrue("\($0)".contains("cut off"), "\($0)") }
    }
}

/// Zip archives of a few small files.
enum StoredZip {
    /// - Parameter sizes: The declared sizes of files by name, if they are false.
    static func data(_ files: [(name: String, content: String)], saying sizes: [String: Int] = [:]) -> Data {
        let named = files.map { (Array($0.name.utf8), $0.content) }
        return data(named, flags: 0x800, sizes: Dictionary(uniqueKeysWithValues: sizes.map { (Array($0.utf8), $1) }))
    }

    /// - Parameter flags: 0x800 means that the names are UTF-8.
    static func data(
        _ files: [(name: [UInt8], content: String)], flags: Int, sizes: [[UInt8]: Int] = [:]
    ) -> Data {
        var bytes: [UInt8] = []
        var directory: [UInt8] = []
        func number(_ number: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        }
        for (name, content) in files {
            let content = Array(content.utf8)
            let numbers =
                number(flags, 2) + number(0, 6) + number(Int(checksum(content)), 4) + number(content.count, 4)
                + number(sizes[name] ?? content.count, 4) + number(name.count, 2) + number(0, 2)
            directory += number(0x0201_4B50, 4) + number(0x0314, 2) + number(20, 2) + numbers + number(0, 10)
            directory += number(bytes.count, 4) + name
            bytes += number(0x0403_4B50, 4) + number(20, 2) + numbers + name + content
        }
        let end =
            number(0x0605_4B50, 4) + number(0, 4) + number(files.count, 2) + number(files.count, 2)
            + number(directory.count, 4) + number(bytes.count, 4) + number(0, 2)
        return Data(bytes + directory + end)
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var rest: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            rest ^= UInt32(byte)
            for _ in 0..<8 { rest = rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
        }
        return ~rest
    }
}
