import ChatModels
import Foundation
import XCTest

final class SchemaTests: XCTestCase {
    private func schema() throws -> RawJSON {
        try JSONDecoder().decode(RawJSON.self, from: Data(ConversationSchema.json.utf8))
    }

    func testItIsJSONAndItsReferencesLeadSomewhere() throws {
        let schema = try schema()
        XCTAssertEqual(schema["$schema"], "https://json-schema.org/draft/2020-12/schema")
        let definitions = try XCTUnwrap(schema["$defs"]?.dictionaryValue)
        let references = schema.references()
        XCTAssertFalse(references.isEmpty)
        for reference in references {
            XCTAssertNotNil(definitions[String(reference.dropFirst("#/$defs/".count))], reference)
        }
        XCTAssertEqual(ConversationSchema.json, ConversationSchema.json)
    }

    func testNoOtherKeysAreAllowed() throws {
        for (name, definition) in try XCTUnwrap(schema()["$defs"]?.dictionaryValue) {
            XCTAssertEqual(definition["additionalProperties"], false, name)
            for (key, property) in definition["properties"]?.dictionaryValue ?? [:] {
                XCTAssertFalse(property["description"]?.stringValue?.isEmpty ?? true, "\(name).\(key)")
            }
        }
    }

    func testOtherSpellingsAreMarked() throws {
        let attachment = try XCTUnwrap(schema()["$defs"]?["attachment"]?["properties"]?.dictionaryValue)
        let old = attachment.filter { $0.value["deprecated"] == true }
        XCTAssertEqual(old.keys.sorted(), ["giphy", "voice"])
        XCTAssertEqual(old["voice"]?["description"], "Another spelling of voice-recording.")
        XCTAssertEqual(old["voice"]?["anyOf"], attachment["voice-recording"]?["anyOf"])
    }

    /// The reader accepts a value of the schema's type for every key of the schema.
    func testTheReaderTakesEveryKeyOfTheSchema() throws {
        let schema = try schema()
        let definitions = try XCTUnwrap(schema["$defs"]?.dictionaryValue)
        let message = try XCTUnwrap(definitions["message"]?["properties"]?.dictionaryValue)
        for key in message.keys.sorted() where key != "attachments" {
            let value = try XCTUnwrap(Self.sample(message[key] ?? nil, key: key, definitions, depth: 0), key)
            var fields: [String: RawJSON] = ["from": "a"]
            fields[key] = value
            let document: RawJSON = ["me": "a", "messages": [["from": "b"], .dictionary(fields)]]
            let text = String(decoding: try JSONEncoder().encode(document), as: UTF8.self)
            XCTAssertNoThrow(try read(text, name: "chat.json"), "\(key): \(text)")
        }
        let channel = try XCTUnwrap(definitions["channel"]?["properties"]?.dictionaryValue)
        for key in channel.keys.sorted() where key != "image" {
            let value = try XCTUnwrap(Self.sample(channel[key] ?? nil, key: key, definitions, depth: 0), key)
            let document: RawJSON = ["channel": [key: value].json, "me": "a", "messages": []]
            let text = String(decoding: try JSONEncoder().encode(document), as: UTF8.self)
            XCTAssertNoThrow(try read(text, name: "chat.json"), "\(key): \(text)")
        }
    }

    /// A value that a schema allows.
    private static func sample(
        _ schema: RawJSON, key: String, _ definitions: [String: RawJSON], depth: Int
    ) -> RawJSON? {
        if key == "reply-to" || key == "parent" { return 1 }
        if let choice = schema["enum"]?[0] { return choice }
        if let example = schema["examples"]?[0] { return example }
        if let option = schema["anyOf"]?.arrayValue?.last { return sample(option, key: key, definitions, depth: depth) }
        if let reference = schema["$ref"]?.stringValue {
            guard depth < 3, let definition = definitions[String(reference.dropFirst("#/$defs/".count))] else {
                return nil
            }
            var fields: [String: RawJSON] = [:]
            for (name, property) in definition["properties"]?.dictionaryValue ?? [:] where name != "messages" {
                fields[name] = sample(property, key: name, definitions, depth: depth + 1)
            }
            return .dictionary(fields)
        }
        switch schema["type"]?.stringValue ?? schema["type"]?[0]?.stringValue {
        case "boolean": return true
        case "integer", "number": return schema["minimum"] ?? 1
        case "array":
            return .array([sample(schema["items"] ?? [:], key: "", definitions, depth: depth)].compactMap { $0 })
        case "object": return ["x": 1]
        default: return "a"
        }
    }
}

extension [String: RawJSON] {
    fileprivate var json: RawJSON { .dictionary(self) }
}

extension RawJSON {
    /// All references in the value, at any depth.
    fileprivate func references() -> Set<String> {
        switch self {
        case .dictionary(let fields):
            var found = Set(fields.values.flatMap { $0.references() })
            if let reference = fields["$ref"]?.stringValue { found.insert(reference) }
            return found
        case .array(let elements): return Set(elements.flatMap { $0.references() })
        default: return []
        }
    }
}
