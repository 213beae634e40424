import Documents

/// Reads the values of which each has a file of its own.
enum VariantReader {
    /// One value of each key that varies.
    struct Combination {
        var entries: [DocumentNode.Entry] = []
        var variant = PictureVariant()
    }

    /// All combinations of the values, those of the last key next to each other; one without any if nothing varies.
    static func combinations(_ place: LocatedNode?) throws(DocumentError) -> [Combination] {
        guard let place else { return [Combination()] }
        let keys = try KeyedNode<VariantKey>(place)
        var combinations = [Combination()]
        for key in keys.keys {
            let values = try values(of: key, keys)
            combinations = combinations.flatMap { combination in
                values.enumerated().map { index, value in
                    var varied = combination
                    varied.entries.append(DocumentNode.Entry(key: key.shown.rawValue, line: value.line, value: value))
                    varied.variant.add(value, of: key, isFirst: index == 0, among: values)
                    return varied
                }
            }
        }
        return combinations
    }

    private static func values(
        of key: VariantKey, _ keys: KeyedNode<VariantKey>
    ) throws(DocumentError) -> [DocumentNode] {
        guard let list = keys[key] else { return [] }
        let elements = try list.elements(expected: key.shape.words)
        guard !elements.isEmpty else { throw list.failure(ProjectProblem.noValues(key.shown.shape.words)) }
        var seen: Set<String> = []
        for element in elements {
            let word = try element.text(expected: key.shown.shape.words)
            if let choices = key.shown.shape.choices { _ = try element.choice(choices) }
            guard seen.insert(word).inserted else { throw element.failure(ProjectProblem.repeatedValue(word)) }
        }
        return elements.map(\.node)
    }
}

extension PictureVariant {
    fileprivate mutating func add(
        _ value: DocumentNode, of key: VariantKey, isFirst: Bool, among values: [DocumentNode]
    ) {
        let word = value.characters ?? ""
        if key == .appearance, values.count > 1 {
            // Dark has its suffix wherever it stands: pages tell light and dark apart by it.
            isDark = word == "dark"
        } else if !isFirst {
            words.append(Self.fileWord(word))
        }
    }

    /// The word with nothing in it that names of files shouldn't have, such as `iphone-14-pro`.
    private static func fileWord(_ word: String) -> String {
        let isName = word.contains(" ")
        return (isName ? word.lowercased() : word).split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
            .joined(separator: "-")
    }
}
