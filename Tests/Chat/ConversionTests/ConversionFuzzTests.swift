import ChatModels
import Conversion
import Foundation
import XCTest

/// Any export is either converted to a readable file, or rejected with one line.
final class ConversionFuzzTests: ConversionTestCase {
    private static let names = [
        "whatsapp-ios.txt", "whatsapp-android.txt", "stream-export.jsonl", "stream-webhooks.jsonl",
        "slack/kitchen/2024-05-02.json",
    ]

    private func check(_ data: Data, file: StaticString = #filePath, line: UInt = #line) {
        do {
            let converted = try ConversationConverter.convert(data, name: "x.txt")
            for note in converted.omissions + converted.notes {
                XCTAssertFalse(note.contains { $0.isNewline }, note, file: file, line: line)
            }
            do {
                _ = try ConversationReader.read(Data(converted.text.utf8), name: "chat.yaml")
            } catch { XCTFail("\(error)\n\(converted.text)", file: file, line: line) }
        } catch {
            let text = "\(error)"
            XCTAssertFalse(text.contains { $0.isNewline }, text, file: file, line: line)
            XCTAssertTrue(text.hasPrefix("x.txt:"), text, file: file, line: line)
        }
    }

    private func example(_ name: String) throws -> Data {
        try Data(contentsOf: Self.examples.appendingPathComponent(name))
    }

    func testTruncations() throws {
        for name in Self.names {
            let data = try example(name)
            for length in stride(from: 0, through: data.count, by: 23) { check(data.prefix(length)) }
        }
    }

    func testFlippedBytes() throws {
        var numbers = Numbers(state: 0x9E37_79B9_7F4A_7C15)
        for name in Self.names {
            let data = try example(name)
            for _ in 0..<120 {
                var changed = data
                for _ in 0...numbers.next(below: 6) {
                    changed[numbers.next(below: changed.count)] = UInt8(32 + numbers.next(below: 95))
                }
                check(changed)
            }
        }
    }

    /// Characters with a meaning in YAML, in JSON and in lines of WhatsApp.
    func testInsertedCharacters() throws {
        var numbers = Numbers(state: 42)
        let signs = [
            ": ", " #", "- ", "\"", "'", "\\", "\n", "\r\n", "\t", "{", "}", "[", "]", "|", ">", "&a", "*a", "!", "%",
            "@", "`", "\u{0}",
            "\u{7}", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{FFFE}", "null", "~", "---", "...", "? ", "🦊",
            "\u{1F468}\u{200D}\u{1F469}",
        ]
        for name in Self.names {
            let text = String(decoding: try example(name), as: UTF8.self)
            for _ in 0..<120 {
                var changed = text
                for _ in 0...numbers.next(below: 4) {
                    let index = changed.index(changed.startIndex, offsetBy: numbers.next(below: changed.count))
                    changed.insert(contentsOf: signs[numbers.next(below: signs.count)], at: index)
                }
                check(Data(changed.utf8))
            }
        }
    }

    /// Texts that YAML could interpret otherwise are preserved.
    func testTextsComeBack() throws {
        let texts = [
            "#general", "a: b", "- x", "null", "~", "true", "No", "12", "1e3", "0x1F", "2024-05-02", "\"quoted\"",
            "it's", "'", "\\n",
            " leading", "trailing ", "two\nlines", "two\n\nlines", "\n first", "tab\there", "a\r\nb", "a\u{0}b",
            "\u{85}", "\u{2028}x",
            "\u{FFFE}", "{a}", "[b]", "*bold*", "&and", "!bang", "%per", "@at", "`tick`", "| pipe",
            "> quote", "? what",
            "👨‍👩‍👧", "שלום", "مرحبا: #1", "a # b", "a#b", "...", "---", "- a\n- b", "key: |\n  x", "end:",
            "x\n  indented\n y", "…", "½",
        ]
        let messages = texts.enumerated().map { ["id": "m\($0)", "text": $1, "user_id": "u"] as [String: String] }
        struct State: Encodable { let channel: [String: String], messages: [[String: String]] }
        let data = try JSONEncoder().encode(State(channel: ["cid": "messaging:x"], messages: messages))
        let converted = try ConversationConverter.convert(data, name: "x.json")
        let found = try read(converted)[0].messages.map(\.text)
        XCTAssertEqual(found.count, texts.count)
        for (found, text) in zip(found, texts) { XCTAssertEqual(Array(found.utf8), Array(text.utf8)) }
    }
}
