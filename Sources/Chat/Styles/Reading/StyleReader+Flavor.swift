import Documents

extension StyleReader {
    /// Returns a line for each value of a style file that a flavor has nothing for, with its place in the file.
    /// All that the file says besides takes effect.
    ///
    /// - Throws: The first mistake in the file, or the reason why there is no file to read.
    public static func unsupportedValues(
        contentsOf path: String, in flavor: Flavor
    ) throws(DocumentError) -> [String] {
        let source = try SourceFile(path: path, kind: .style)
        return try unsupportedValues(
            LocatedNode(node: try source.document(), path: .root, file: source.name), in: flavor)
    }

    /// Returns a line for each value of a style, which may be a part of another document, that a flavor has nothing for.
    package static func unsupportedValues(
        _ place: LocatedNode, in flavor: Flavor
    ) throws(DocumentError) -> [String] {
        _ = try StyleBuilder.style(place)
        guard flavor == .swiftui else { return [] }
        return place.values.filter { !SwiftUIKeys.has($0.keys, $0.place.node) }.map {
            $0.place.failure(StyleProblem.unsupported(by: flavor)).description
        }
    }
}

extension LocatedNode {
    /// The values inside that hold no others, each with the keys that lead to it, in the order of the file.
    fileprivate var values: [(keys: [String], place: LocatedNode)] { values(after: []) }

    private func values(after keys: [String]) -> [(keys: [String], place: LocatedNode)] {
        if let entries = node.entries, !isColorPair {
            return entries.flatMap { entry in
                LocatedNode(node: entry.value, path: path.appending(entry.key), file: file)
                    .values(after: keys + [entry.key])
            }
        }
        guard let elements = node.elements else { return [(keys, self)] }
        return elements.enumerated().flatMap { index, element in
            LocatedNode(node: element, path: path.appending(index), file: file).values(after: keys)
        }
    }
    /// Whether the value is one color, with another one for the dark.
    private var isColorPair: Bool {
        let keys = node.entries?.map(\.key) ?? []
        return !keys.isEmpty && keys.allSatisfy { ColorPairKey(rawValue: $0) != nil }
    }
}
