internal import Foundation

/// Generates documents that conform to a JSON Schema, since only those pass the first checks of a reader.
///
/// The schemas are generated from the key tables, so new keys are covered automatically.
package struct SchemaGenerator: Sendable {
    private let root: Tree
    private let definitions: Tree

    /// Values for keys whose values must match each other, such as the ids of users.
    private let hints: [String: [String]]

    /// The maximum number of elements in a list, and of entries in a mapping with arbitrary keys.
    private let maximumElements: Int

    /// - Parameters:
    ///   -   - schema: A JSON Schema made by ``KeySchema``.
    ///   -   - hints: Values to choose from for a key, used for most of the key's texts.
    package init(schema: String, hints: [String: [String]] = [:], maximumElements: Int = 3) {
        let tree = Tree(Data(schema.utf8), name: "schema.json") ?? .null
        root = tree
        definitions = tree["$defs"] ?? .null
        self.hints = hints
        self.maximumElements = maximumElements
    }

    /// Generates a document.
    package func document(_ random: inout Randomness) -> Tree { value(of: root, key: "", depth: 0, &random) }

    private func value(of schema: Tree, key: String, depth: Int, _ random: inout Randomness) -> Tree {
        if let reference = schema["$ref"]?.characters {
            let name = reference.split(separator: "/").last.map(String.init) ?? ""
            return value(of: definitions[name] ?? .null, key: key, depth: depth + 1, &random)
        }
        if let shapes = schema["anyOf"]?.elements, !shapes.isEmpty {
            return value(of: random.pick(shapes), key: key, depth: depth, &random)
        }
        if let choices = schema["enum"]?.elements, !choices.isEmpty { return random.pick(choices) }
        let types = schema["type"].map { $0.elements.isEmpty ? [$0] : $0.elements } ?? []
        switch types.first?.characters {
        case "object": return object(schema, depth: depth, &random)
        case "array":
            guard depth < 12, let items = schema["items"] else { return .list([]) }
            return .list(
                (0..<random.below(maximumElements + 1)).map { _ in value(of: items, key: key, depth: depth + 1, &random)
                })
        case "boolean": return .word(random.oneIn(2) ? "true" : "false")
        case "integer", "number": return number(schema, isWhole: types.first?.characters == "integer", &random)
        case "string": return .text(text(schema, key: key, &random))
        default: return .odd(&random)
        }
    }

    private func object(_ schema: Tree, depth: Int, _ random: inout Randomness) -> Tree {
        if let free = schema["additionalProperties"], free.characters == nil {
            let names = hints["", default: ["a"]]
            return .object(
                (0..<random.below(maximumElements + 1)).map { _ in
                    let name = random.pick(names)
                    return (name, value(of: free, key: name, depth: depth + 1, &random))
                })
        }
        let properties = schema["properties"]?.entries ?? []
        let required = Set((schema["required"]?.elements ?? []).compactMap(\.characters))
        let alternatives = (schema["oneOf"]?.elements ?? []).compactMap { $0["required"]?.elements.first?.characters }
        let chosen = alternatives.isEmpty ? nil : random.pick(alternatives)
        let isChoice = schema["maxProperties"] != nil
        let only = isChoice && !properties.isEmpty ? random.pick(properties).key : nil
        // At deep levels and in objects with many keys, fewer keys are set, so that documents stay small.
        let rarity = max(2 + depth / 2, properties.count / 5)
        var entries: [(key: String, value: Tree)] = []
        for property in properties {
            let isSet =
                switch property.key {
                case _ where isChoice: property.key == only
                case _ where required.contains(property.key): true
                case _ where alternatives.contains(property.key): property.key == chosen
                default: random.oneIn(rarity) && depth < 10
                }
            guard isSet else { continue }
            entries.append((property.key, value(of: property.value, key: property.key, depth: depth + 1, &random)))
        }
        return .object(entries)
    }

    private func number(_ schema: Tree, isWhole: Bool, _ random: inout Randomness) -> Tree {
        let least = schema["minimum"]?.number ?? -1e6
        let most = schema["maximum"]?.number ?? 1e9
        let value: Double =
            switch random.below(6) {
            case 0: least
            case 1: most
            case 2: least + (most - least) * Double(random.below(1001)) / 1000
            default: min(max(Double(random.below(40)), least), most)
            }
        guard value.magnitude < 1e15 else { return .word("\(value)") }
        return .word(isWhole || random.oneIn(2) ? String(Int(value)) : "\(value)")
    }

    private func text(_ schema: Tree, key: String, _ random: inout Randomness) -> String {
        if let known = hints[key], !random.oneIn(8) { return random.pick(known) }
        if let example = schema["examples"]?.elements.first?.characters, !random.oneIn(10) { return example }
        return OddValues.text(&random)
    }
}
