import Documents
import Foundation
import XCTest

/// A kind of document that only the test defines: neither a conversation nor a style.
private enum RecipeKey: String, DocumentKey {
    case name, cook, picture, servings, steps, meal

    static let noun = "a recipe"
    static let required: [RecipeKey] = [.steps]
    static let oldSpellings: [String: RecipeKey] = ["chef": .cook]

    var shape: ValueShape {
        switch self {
        case .name: .text
        case .cook: .called("the name of a cook", .text)
        case .picture: .path
        case .servings: .integer(1...100)
        case .steps: .list(of: .called("a step", .object(StepKey.self)))
        case .meal: .choice(["lunch", "supper"])
        }
    }

    var comment: String { "The \(rawValue)." }
}

private enum StepKey: String, DocumentKey {
    case stir, wait

    static let noun = "something to do"
    static let isChoice = true

    var shape: ValueShape { .number(0...60) }
    var comment: String { "Minutes to \(rawValue)." }
}

/// A table of keys is all that a kind of document needs to be read, checked and described.
final class KeyTableTests: XCTestCase {
    private static let kind = DocumentKind(noun: "recipe", minimum: "a recipe has at least “steps”")

    private func recipe(_ text: String) throws(DocumentError) -> KeyedNode<RecipeKey> {
        let root = try SourceFile(name: "soup.yaml", data: Data(text.utf8), kind: Self.kind).document()
        return try KeyedNode(LocatedNode(node: root, path: .root, file: "soup.yaml"))
    }

    private func complaint(_ text: String) -> String {
        do {
            let recipe = try recipe(text)
            _ = (try recipe.text(.cook), try recipe.integer(.servings))
            for step in try recipe.elements(.steps) ?? [] { _ = try KeyedNode<StepKey>(step).number(.stir) }
            return "no error"
        } catch {
            return error.description
        }
    }

    func testValues() throws {
        let recipe = try recipe("name: Soup\nservings: 4\nmeal: supper\nsteps: [{ stir: 2.5 }, { wait: 10 }]")
        XCTAssertEqual(try recipe.text(.name), "Soup")
        XCTAssertEqual(try recipe.integer(.servings), 4)
        XCTAssertNil(try recipe.text(.cook))
        XCTAssertEqual(recipe.keys, [.name, .servings, .steps, .meal], "in the order of the table")
        let steps = try XCTUnwrap(recipe.elements(.steps))
        XCTAssertEqual(try KeyedNode<StepKey>(steps[0]).number(.stir), 2.5)
        XCTAssertEqual(steps[1].path.description, "steps[1]")
    }

    func testErrors() {
        XCTAssertEqual(complaint("name: Soup"), "soup.yaml:1: the key “steps” is missing")
        XCTAssertEqual(
            complaint("steps: []\nsevrings: 2"),
            "soup.yaml:2: unknown key “sevrings”; did you mean “servings”?")
        XCTAssertEqual(
            complaint("steps: []\ncook: [a]"), "soup.yaml:2: cook: expected the name of a cook, found a list"
        )
        XCTAssertEqual(
            complaint("steps: []\nservings: 0"),
            "soup.yaml:2: servings: expected a whole number from 1 to 100, found the number 0")
        XCTAssertEqual(
            complaint("steps: soup"),
            "soup.yaml:1: steps: expected a list where each element is a step, found “soup”")
    }

    func testOldSpellings() throws {
        XCTAssertEqual(try recipe("steps: []\nchef: Leia").text(.cook), "Leia")
        XCTAssertEqual(
            complaint("steps: []\nchef: [a]"), "soup.yaml:2: chef: expected the name of a cook, found a list")
        XCTAssertEqual(
            complaint("steps: []\ncook: Leia\nchef: Luke"),
            "soup.yaml:3: “cook” and “chef” are two spellings of one key; remove one")
    }

    func testTheSchemaSaysWhatTheReaderDoes() throws {
        let text = KeySchema.json(title: "Recipe", description: "Soups.", of: RecipeKey.self)
        let schema = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let definitions = try XCTUnwrap(schema["$defs"] as? [String: [String: Any]])
        XCTAssertEqual(definitions.keys.sorted(), ["recipe", "step"])
        XCTAssertEqual(definitions["recipe"]?["required"] as? [String], ["steps"])
        XCTAssertEqual(definitions["step"]?["maxProperties"] as? Int, 1)
        XCTAssertNil(definitions["recipe"]?["maxProperties"])
        let properties = try XCTUnwrap(definitions["recipe"]?["properties"] as? [String: [String: Any]])
        XCTAssertEqual(properties["cook"]?["type"] as? [String], ["string", "number", "boolean"])
        XCTAssertEqual(properties["chef"]?["deprecated"] as? Bool, true)
        XCTAssertEqual(properties["picture"]?["minLength"] as? Int, 1)
        XCTAssertEqual(properties["meal"]?["enum"] as? [String], ["lunch", "supper"])
        XCTAssertEqual((properties["steps"]?["items"] as? [String: Any])?["$ref"] as? String, "#/$defs/step")
    }
}
