/// The symbols that `UIImage(systemName:)` knows. The drawings are this program's own, in the manner of the
/// system's: even lines with round ends.
enum SystemSymbols {
    private static let tables = [marks, arrows, enclosed, objects, conversation, media]

    /// Returns the drawing of a symbol, or `nil` if there is none of that name.
    static func drawing(named name: String) -> SymbolDrawing? {
        for table in tables {
            if let drawing = table.drawings[name] { return drawing }
        }
        return nil
    }

    /// Every name there is a drawing of, in alphabetical order.
    static var names: [String] { tables.flatMap(\.drawings.keys).sorted() }
}
