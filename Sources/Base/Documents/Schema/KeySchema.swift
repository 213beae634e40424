/// A JSON Schema generated from tables of keys.
package enum KeySchema {
    /// Returns the schema in the 2020-12 dialect, as indented JSON with a line break at the end.
    ///
    /// - Parameter root: The keys of the root mapping.
    package static func json(title: String, description: String, of root: any DocumentKey.Type) -> String {
        let definitions = tables(from: root).map { (definitionName($0), definition($0)) }
        return SchemaValue.object([
            ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
            ("title", .text(title)),
            ("description", .text(description)),
            ("$ref", .text(reference(root))),
            ("$defs", .object(definitions)),
        ]).text() + "\n"
    }

    /// Returns all keys of the tables that a table leads to.
    static func words(of root: any DocumentKey.Type) -> Set<String> {
        func words<Key: DocumentKey>(_ keys: Key.Type) -> [String] { Key.allCases.map(\.rawValue) }
        return Set(tables(from: root).flatMap { words($0) })
    }

    /// Returns the keys of these tables whose values are free text.
    static func texts(of root: any DocumentKey.Type) -> Set<String> {
        func texts<Key: DocumentKey>(_ keys: Key.Type) -> [String] {
            Key.allCases.filter { if case .text = $0.shape { true } else { false } }.map(\.rawValue)
        }
        return Set(tables(from: root).flatMap { texts($0) })
    }

    /// Returns the table and all tables it leads to, each once: a thread has messages, which have threads.
    private static func tables(from root: any DocumentKey.Type) -> [any DocumentKey.Type] {
        var tables: [any DocumentKey.Type] = []
        var named: Set<String> = []
        var open = [root]
        while !open.isEmpty {
            let keys = open.removeFirst()
            guard named.insert(definitionName(keys)).inserted else { continue }
            tables.append(keys)
            open += mentioned(in: keys)
        }
        return tables
    }

    private static func definition<Key: DocumentKey>(_ keys: Key.Type) -> SchemaValue {
        var fields: [(String, SchemaValue)] = [
            ("type", .text("object")),
            ("description", .text(Key.noun.prefix(1).uppercased() + Key.noun.dropFirst() + ".")),
            ("additionalProperties", .flag(false)),
        ]
        if Key.isChoice {
            fields += [("minProperties", .integer(1)), ("maxProperties", .integer(1))]
        }
        if !Key.required.isEmpty {
            fields.append(("required", .list(Key.required.map { .text($0.rawValue) })))
        }
        if !Key.alternatives.isEmpty {
            let choices = Key.alternatives.map { SchemaValue.object([("required", .list([.text($0.rawValue)]))]) }
            fields.append(("oneOf", .list(choices)))
        }
        let properties = Key.allCases.map { key in
            (key.rawValue, SchemaValue.object([("description", .text(key.comment))] + shape(key.shape)))
        }
        let otherSpellings = Key.otherSpellings.sorted { $0.key < $1.key }.map { spelling, key in
            (spelling, SchemaValue.object(otherSpelling(of: key) + shape(key.shape)))
        }
        return .object(fields + [("properties", .object(properties + otherSpellings))])
    }

    private static func otherSpelling(of key: some DocumentKey) -> [(String, SchemaValue)] {
        [("description", .text("Another spelling of \(key.rawValue).")), ("deprecated", .flag(true))]
    }

    /// Returns the fields of the schema of a value.
    private static func shape(_ shape: ValueShape) -> [(String, SchemaValue)] {
        switch shape {
        // The reader accepts unquoted numbers and words as texts, as in `text: 5`.
        case .text: [("type", .list([.text("string"), .text("number"), .text("boolean")]))]
        case .form(_, let pattern, let example):
            [("type", .text("string")), ("pattern", .text(pattern)), ("examples", .list([.text(example)]))]
        case .flag: [("type", .text("boolean"))]
        case .date:
            [
                ("type", .text("string")),
                ("pattern", .text(#"^\d{4}-\d{2}-\d{2}([Tt ]\s*\d{1,2}:\d{2}.*)?$"#)),
                ("examples", .list([.text("2024-01-31T15:25:00Z")])),
            ]
        case .integer(let range):
            [("type", .text("integer")), ("minimum", .integer(range.lowerBound))]
                + (range.upperBound == .max ? [] : [("maximum", .integer(range.upperBound))])
        case .number(let range):
            [
                ("type", .text("number")), ("minimum", .number(range.lowerBound)),
                ("maximum", .number(range.upperBound)),
            ]
        case .choice(let choices): [("enum", .list(choices.map { .text($0) }))]
        case .path: [("type", .text("string")), ("minLength", .integer(1))]
        case .anything: []
        case .list(let element): [("type", .text("array")), ("items", .object(Self.shape(element)))]
        case .names(let value):
            [("type", .text("object")), ("additionalProperties", .object(Self.shape(value)))]
        case .object(let keys): [("$ref", .text(reference(keys)))]
        case .either(let shapes): [("anyOf", .list(shapes.map { .object(Self.shape($0)) }))]
        case .called(_, let shape): Self.shape(shape)
        }
    }

    private static func mentioned(in keys: any DocumentKey.Type) -> [any DocumentKey.Type] {
        func shapes<Key: DocumentKey>(_ keys: Key.Type) -> [ValueShape] { Key.allCases.map(\.shape) }
        return shapes(keys).flatMap(objects)
    }

    private static func objects(in shape: ValueShape) -> [any DocumentKey.Type] {
        switch shape {
        case .object(let keys): [keys]
        case .called(_, let shape): objects(in: shape)
        case .list(let value), .names(let value): objects(in: value)
        case .either(let shapes): shapes.flatMap(objects)
        case .text, .form, .flag, .date, .integer, .number, .choice, .path, .anything: []
        }
    }

    private static func definitionName(_ keys: any DocumentKey.Type) -> String {
        let name = String(describing: keys).replacing("Key", with: "")
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    private static func reference(_ keys: any DocumentKey.Type) -> String { "#/$defs/\(definitionName(keys))" }
}
