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
    /// - Throws: The first mistake in the file, or the reason why there is no file to read.
    public static func read(contentsOf path: String) throws(DocumentError) -> Style {
        try read(SourceFile(path: path, kind: .style))
    }

    /// Reads what is not in a file.
    ///
    /// - Parameters:
    ///   - data: UTF-8 text of at most 64 MiB.
    ///   - name: The name that errors use. If it ends in `.json` or `.yaml`, nothing else is tried.
    /// - Throws: The first mistake in the text.
    public static func read(_ data: Data, name: String) throws(DocumentError) -> Style {
        try read(SourceFile(name: name, data: data, kind: .style))
    }

    private static func read(_ source: SourceFile) throws(DocumentError) -> Style {
        try source.read { place throws(DocumentError) in try read(place) }
    }

    /// Reads what may be a part of another document.
    package static func read(_ place: LocatedNode) throws(DocumentError) -> Style {
        // A color without quotes would be no color, and nobody would hear of it.
        if let problem = place.missingValue { throw problem }
        return try StyleBuilder.style(place)
    }
    /// Reads a color, or one for light and one for dark.
    package static func color(_ place: LocatedNode) throws(DocumentError) -> StyleColor {
        try StyleBuilder.color(place)
    }
}
