import ChatModels
import Styles
import XCTest

@MainActor @preconcurrency
final class StyleSchemaTests: StyleTestCase {
    private func schema() throws -> RawJSON {
        try JSONDecoder().decode(RawJSON.self, from: Data(StyleSchema.json.utf8))
    }

    func testEveryKeyIsDescribedAndNoOtherIsAllowed() throws {
        let definitions = try XCTUnwrap(schema()["$defs"]?.dictionaryValue)
        XCTAssertEqual(definitions.count, 15, definitions.keys.sorted().joined(separator: " "))
        for (name, definition) in definitions {
            XCTAssertEqual(definition["additionalProperties"], false, name)
            for (key, property) in definition["properties"]?.dictionaryValue ?? [:] {
                XCTAssertFalse(property["description"]?.stringValue?.isEmpty ?? true, "\(name).\(key)")
            }
        }
    }

    /// The reader accepts a value of the schema's kind for every key of the schema, and uses it.
    func testTheReaderTakesEveryKeyOfTheSchema() throws {
        let schema = try schema()
        let definitions = try XCTUnwrap(schema["$defs"]?.dictionaryValue)
        let root = try XCTUnwrap(schema["$ref"]?.stringValue)
        var count = 0
        for document in try Self.samples(["$ref": .string(root)], definitions) {
            let text = String(decoding: try JSONEncoder().encode(document), as: UTF8.self)
            XCTAssertNotEqual(try style(text, name: "style.json"), Style(), text)
            count += 1
        }
        XCTAssertGreaterThan(count, 150)
    }

    /// Values that a schema allows: one for each path to another key.
    private static func samples(_ schema: RawJSON, _ definitions: [String: RawJSON]) throws -> [RawJSON] {
        if let choices = schema["enum"]?.arrayValue { return choices }
        if let example = schema["examples"]?[0] { return [example] }
        if let minimum = schema["minimum"] { return [minimum, try XCTUnwrap(schema["maximum"])] }
        if let items = schema["items"] { return try samples(items, definitions).map { .array([$0]) } }
        if let options = schema["anyOf"]?.arrayValue {
            return try options.flatMap { try samples($0, definitions) }
        }
        guard let reference = schema["$ref"]?.stringValue else {
            return schema["type"] == "boolean" ? [true, false] : ["text"]
        }
        let definition = try XCTUnwrap(definitions[String(reference.dropFirst("#/$defs/".count))], reference)
        let properties = try XCTUnwrap(definition["properties"]?.dictionaryValue)
        if definition["required"] != nil {
            // Keys that require each other are set together.
            return [.dictionary(try properties.mapValues { try XCTUnwrap(samples($0, definitions).first) })]
        }
        return try properties.keys.sorted().flatMap { key in
            try samples(try XCTUnwrap(properties[key]), definitions).map { .dictionary([key: $0]) }
        }
    }
}
