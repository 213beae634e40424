import Documents

/// Reads the variants of a picture.
enum VariantReader {
    /// Returns all combinations of the values; a single empty variant if there are none.
    static func combinations(
        _ place: LocatedNode?
    ) throws(DocumentError) -> [(values: [DocumentNode.Entry], variant: PictureVariant)] {
        var axes: [VariantAxis<DocumentNode.Entry>] = []
        if let place {
            let keys = try KeyedNode<VariantKey>(place)
            for key in keys.keys { axes.append(try axis(of: key, keys)) }
        }
        return PictureVariant.combinations(of: axes)
    }

    private static func axis(
        of key: VariantKey, _ keys: KeyedNode<VariantKey>
    ) throws(DocumentError) -> VariantAxis<DocumentNode.Entry> {
        let values = try values(of: key, keys).map { value in
            let entry = DocumentNode.Entry(key: key.shown.rawValue, line: value.line, value: value)
            return (word: value.characters ?? "", value: entry)
        }
        return VariantAxis(isAppearance: key == .appearance, values: values)
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
