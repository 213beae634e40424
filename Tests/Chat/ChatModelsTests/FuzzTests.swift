import ChatModels
import Foundation
import XCTest

/// Any file is either read, or rejected with one line.
final class FuzzTests: XCTestCase {
    private func check(_ data: Data, name: String, file: StaticString = #filePath, line: UInt = #line) {
        do {
            _ = try ConversationReader.read(data, name: name, imageRoot: TestFiles.examples.path)
        } catch {
            let text = error.description
            XCTAssertFalse(text.contains { $0.isNewline }, text, file: file, line: line)
            XCTAssertTrue(text.hasPrefix(name), text, file: file, line: line)
            XCTAssertGreaterThan(text.count, name.count + 2, text, file: file, line: line)
        }
    }

    private func example(_ name: String) throws -> Data {
        try Data(contentsOf: TestFiles.examples.appendingPathComponent(name))
    }

    /// Every prefix of a file; of a long one, not at every byte.
    private func checkTruncations(of name: String, step: Int = 1) throws {
        let data = try example(name)
        for length in stride(from: 0, through: data.count, by: step) { check(data.prefix(length), name: name) }
    }

    func testEveryTruncation() throws {
        try checkTruncations(of: "EvilzGROUP.yaml")
        try checkTruncations(of: "languages-and-emoji.yaml", step: 7)
        try checkTruncations(of: "attachments.yaml", step: 7)
        try checkTruncations(of: "channel-state.json", step: 61)
    }

    func testEveryTruncationOfAPayloadIsAnError() throws {
        let data = try example("channel-state.json")
        for length in stride(from: 1, to: data.count - 1, by: 211) {
            XCTAssertThrowsError(try ConversationReader.read(Data(data.prefix(length)), name: "state.json"))
        }
    }

    func testFlippedBytes() throws {
        var numbers = Numbers(state: 0x9E37_79B9_7F4A_7C15)
        for name in ["EvilzGROUP.yaml", "group.yaml", "states.yaml", "attachments.yaml", "channel-state.json"] {
            let data = try example(name)
            for _ in 0..<150 {
                var changed = data
                for _ in 0...numbers.next(below: 6) {
                    changed[numbers.next(below: changed.count)] = UInt8(numbers.next(below: 256))
                }
                check(changed, name: name)
            }
        }
    }

    /// Characters that are significant in the place where they are moved to.
    func testMovedCharacters() throws {
        var numbers = Numbers(state: 42)
        let signs = Array("{}[]:,-?&*!|>'\"#%@`\\\n\t 0\u{0}\u{85}\u{2028}".unicodeScalars).map { String($0) }
        for name in ["EvilzGROUP.yaml", "states.yaml", "channel-state.json"] {
            let text = String(decoding: try example(name), as: UTF8.self)
            for _ in 0..<150 {
                var changed = text
                for _ in 0...numbers.next(below: 4) {
                    let index = changed.index(changed.startIndex, offsetBy: numbers.next(below: changed.count))
                    changed.replaceSubrange(index...index, with: signs[numbers.next(below: signs.count)])
                }
                check(Data(changed.utf8), name: name)
            }
        }
    }

    /// Every value of a payload, one after the other, has an invalid type.
    func testValuesOfEveryOtherType() throws {
        let path = TestFiles.fixtures.appendingPathComponent("thread.json")
        let root = try JSONDecoder().decode(RawJSON.self, from: Data(contentsOf: path))
        let substitutes: [RawJSON] = [nil, true, -1, 1e300, "", "x", [], [nil], [:], ["id": [:]]]
        var count = 0
        for changed in root.variations(substitutes) {
            count += 1
            // There are many thousands of them; every seventh still covers every field with most types.
            guard count % 7 == 0 else { continue }
            check(try JSONEncoder().encode(changed), name: "thread.json")
        }
        XCTAssertGreaterThan(count, 1000)
    }
}

/// Pseudorandom numbers that are the same in every run (xorshift64*).
private struct Numbers {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % max(limit, 1)
    }
}

extension RawJSON {
    /// This value with one nested value replaced, for each of them and for each substitute.
    fileprivate func variations(_ substitutes: [RawJSON]) -> [RawJSON] {
        var all = substitutes
        switch self {
        case .dictionary(let fields):
            for key in fields.keys.sorted() {
                for value in fields[key]?.variations(substitutes) ?? [] {
                    var changed = fields
                    changed[key] = value
                    all.append(.dictionary(changed))
                }
            }
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                for value in element.variations(substitutes) {
                    var changed = elements
                    changed[index] = value
                    all.append(.array(changed))
                }
            }
        default: break
        }
        return all
    }
}
