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
