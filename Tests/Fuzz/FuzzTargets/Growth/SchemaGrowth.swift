internal import Foundation

/// Every list, mapping, text and key of one of our JSON Schemas, as a construct that can be repeated.
///
/// The schemas are generated from the key tables, so new keys are covered automatically.
package struct SchemaGrowth {
    /// Documents with a number of instances of a construct.
    package struct Construct: Sendable {
        /// The path of the construct, such as `messages[].reactions`.
        package let path: String
        package let document: @Sendable (Int) -> Tree
    }

    /// Makes an element from its index in the surrounding list.
    private typealias Element = @Sendable (Int) -> Tree

    /// Makes a document with a number of elements.
    private typealias Many = @Sendable (Int, @escaping Element) -> Tree

    /// A place in a document that exists once, and in a document that repeats the outermost list or mapping around it,
    /// since the inner ones have limits.
    private struct Place: Sendable {
        var path: String
        var once: @Sendable (Tree) -> Tree
        var many: Many?
    }

    package private(set) var constructs: [Construct] = []

    /// The keys that a document has only once.
    package private(set) var keysOfOne: Set<String> = []

    private let definitions: Tree
    private let hints: [String: String]
    private var visited: Set<String> = []
    private var paths: Set<String> = []

    /// - Parameter hints: Values for keys that need specific values; `#` stands for a number.
    package init(schema: String, hints: [String: String] = [:]) {
        let root = Tree(Data(schema.utf8), name: "schema.json") ?? .null
        definitions = root["$defs"] ?? .null
        self.hints = hints
        walk(root, Place(path: "", once: { $0 }, many: nil))
    }

    /// Adds a construct, unless an alternative schema has one at the same path.
    private mutating func add(_ path: String, _ document: @escaping @Sendable (Int) -> Tree) {
        guard paths.insert(path).inserted else { return }
        constructs.append(Construct(path: path, document: document))
    }

    private mutating func walk(_ schema: Tree, _ place: Place) {
        if let name = reference(schema) {
            guard visited.insert(place.many == nil ? "\(name), once" : name).inserted else { return }
            return walk(definitions[name] ?? .null, place)
        }
        for shape in schema["anyOf"]?.elements ?? [] { walk(shape, place) }
        // An alternative schema of the document, as opposed to a mapping that has one of several keys.
        for shape in schema["oneOf"]?.elements ?? [] where shape["properties"] != nil { walk(shape, place) }
        switch Self.type(of: schema) {
        case "object": walkObject(schema, place)
        case "array": walkList(schema["items"] ?? .null, place)
        case "string" where schema["enum"] == nil:
            let once = place.once
            add("\(place.path), letters") { once(.text(String(repeating: "a", count: $0))) }
        default: break
        }
    }

    private mutating func walkObject(_ schema: Tree, _ place: Place) {
        let (once, many) = (place.once, place.many)
        if let free = schema["additionalProperties"], free.characters == nil {
            let (path, element) = ("\(place.path){}", typical(free))
            let name = hints["\(Self.key(of: place)){}"] ?? "k#"
            let key: @Sendable (Int) -> String = { name.replacingOccurrences(of: "#", with: "\($0)") }
            add(path) { count in once(.object((0..<count).map { (key($0), element($0)) })) }
            let one: Many = { count, element in once(.object((0..<count).map { (key($0), element($0)) })) }
            let inner = many.map { many -> Many in
                { count, element in many(count) { .object([(key(0), element($0))]) } }
            }
            walk(free, Place(path: path, once: { once(.object([(key(0), $0)])) }, many: inner ?? one))
        }
        for (key, value) in schema["properties"]?.entries ?? [] {
            let path = place.path.isEmpty ? key : "\(place.path).\(key)"
            let rest = requiredKeys(of: schema, beside: key)
            let complete: @Sendable (Int, Tree) -> Tree = { index, value in
                .object(rest.map { ($0.key, $0.value(index)) } + [(key, value)])
            }
            var inner: Many?
            if let many {
                let usual = typical(value, key: key)
                add("\(path), each") { count in many(count) { complete($0, usual($0)) } }
                inner = { count, element in many(count) { complete($0, element($0)) } }
            } else {
                keysOfOne.insert(key)
            }
            walk(value, Place(path: path, once: { once(complete(0, $0)) }, many: inner))
        }
    }

    private mutating func walkList(_ items: Tree, _ place: Place) {
        let once = place.once
        let usual = typical(items, key: Self.key(of: place))
        add("\(place.path)[]") { count in once(.list((0..<count).map(usual))) }
        // The first one is plain, so that others can refer to it.
        let one: Many = { count, element in once(.list([usual(0)] + (1...max(count, 1)).map(element))) }
        let inner = place.many.map { many -> Many in { count, element in many(count) { .list([element($0)]) } } }
        walk(items, Place(path: "\(place.path)[]", once: { once(.list([$0])) }, many: inner ?? one))
    }

    /// The last key of a path.
    private static func key(of place: Place) -> String { place.path.split(separator: ".").last.map(String.init) ?? "" }

    // MARK: Values

    private func reference(_ schema: Tree) -> String? {
        schema["$ref"]?.characters?.split(separator: "/").last.map(String.init)
    }

    private static func type(of schema: Tree) -> String? {
        schema["type"].flatMap { $0.elements.first?.characters ?? $0.characters }
    }

    /// The required keys of an object.
    private func requiredKeys(of schema: Tree, beside key: String) -> [(key: String, value: Element)] {
        guard schema["maxProperties"] == nil else { return [] }
        var names = (schema["required"]?.elements ?? []).compactMap(\.characters)
        let alternatives = (schema["oneOf"]?.elements ?? []).compactMap { $0["required"]?.elements.first?.characters }
        if !alternatives.contains(key) { names += alternatives.prefix(1) }
        // Required by the readers, though not by the schema.
        names += ["from", "me", "component"].filter { schema["properties"]?[$0] != nil }
        return names.filter { $0 != key }.map { ($0, typical(schema["properties"]?[$0] ?? .null, key: $0)) }
    }

    /// A small value that conforms to the schema.
    private func typical(_ schema: Tree, key: String = "", depth: Int = 0) -> Element {
        guard depth < 8 else { return { _ in .null } }
        if let name = reference(schema) { return typical(definitions[name] ?? .null, key: key, depth: depth + 1) }
        if let first = schema["enum"]?.elements.first { return { _ in first } }
        if let shapes = schema["anyOf"]?.elements, let first = shapes.first {
            return typical(first, key: key, depth: depth + 1)
        }
        switch Self.type(of: schema) {
        case "object":
            let rest =
                requiredKeys(of: schema, beside: "").isEmpty && schema["maxProperties"] != nil
                ? (schema["properties"]?.entries.prefix(1) ?? []).map {
                    ($0.key, typical($0.value, key: $0.key, depth: depth + 1))
                }
                : requiredKeys(of: schema, beside: "")
            return { index in .object(rest.map { ($0.0, $0.1(index)) }) }
        case "array":
            let element = typical(schema["items"] ?? .null, key: key, depth: depth + 1)
            return { index in .list([element(index)]) }
        case "boolean": return { _ in .word("true") }
        case "integer", "number":
            let least = schema["minimum"]?.number ?? 1
            return { _ in .word(least == least.rounded() ? "\(Int(least))" : "\(least)") }
        default:
            let text = hints[key] ?? schema["examples"]?.elements.first?.characters ?? "a"
            return { index in .text(text.replacingOccurrences(of: "#", with: "\(index)")) }
        }
    }
}
