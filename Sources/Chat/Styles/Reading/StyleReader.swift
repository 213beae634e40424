import Documents
import Foundation

/// Reads styles from YAML and JSON. Every mistake is an error that names its line.
///
///     let style = try StyleReader.read(contentsOf: "square-bubbles.yaml")
///     style.bubble.cornerRadius // 0
public enum StyleReader {
    /// Reads a file.
    ///
    /// - Parameter path: The file, of at most 64 MiB.
    /// - Throws: The first mistake in the file, or the reason that it can't be read.
    public static func read(contentsOf path: String) throws(DocumentError) -> Style {
        try read(SourceFile(path: path, kind: .style))
    }

    /// Reads data that isn't in a file.
    ///
    /// - Parameters:
    ///   - data: UTF-8 text of at most 64 MiB.
    ///   - name: The name for errors. If it ends in `.json` or `.yaml`, only that format is tried.
    /// - Throws: The first mistake in the text.
    public static func read(_ data: Data, name: String) throws(DocumentError) -> Style {
        try read(SourceFile(name: name, data: data, kind: .style))
    }

    private static func read(_ source: SourceFile) throws(DocumentError) -> Style {
        try source.read { place throws(DocumentError) in try read(place) }
    }

    /// Reads a node that may be part of another document.
    package static func read(_ place: LocatedNode) throws(DocumentError) -> Style {
        // A color without quotes would silently be ignored as a comment.
        if let problem = place.missingValue { throw problem }
        return try StyleBuilder.style(place)
    }
    /// Reads a color, or a pair for light and dark mode.
    package static func color(_ place: LocatedNode) throws(DocumentError) -> StyleColor {
        try StyleBuilder.color(place)
    }
}

extension StyleReader {
    /// Returns a line for each value of a style file that a flavor doesn't support, with its place in the file. The
    /// rest of the file is applied.
    ///
    /// - Throws: The first mistake in the file, or the reason that it can't be read.
    public static func unsupportedValues(
        contentsOf path: String, in flavor: Flavor
    ) throws(DocumentError) -> [String] {
        let source = try SourceFile(path: path, kind: .style)
        return try unsupportedValues(
            LocatedNode(node: try source.document(), path: .root, file: source.name), in: flavor)
    }

    /// Returns a line for each value of a style that a flavor doesn't support. The style may be part of another
    /// document.
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
    /// The leaf values, each with the keys that lead to it, in file order.
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
    /// Whether the value is a color pair for light and dark mode.
    private var isColorPair: Bool {
        let keys = node.entries?.map(\.key) ?? []
        return !keys.isEmpty && keys.allSatisfy { ColorPairKey(rawValue: $0) != nil }
    }
}
