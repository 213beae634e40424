import Synchronization

/// The symbols that `UIImage(systemName:)` knows. The drawings are this program's own, in the manner of the
/// system's: even lines with round ends.
enum SystemSymbols {
    private static let tables = [marks, arrows, enclosed, objects, conversation, media]

    /// The drawings that were asked for.
    private static let drawings = Mutex<[String: SymbolDrawing]>([:])

    /// Returns the drawing of a symbol, or `nil` if there is none of that name.
    static func drawing(named name: String) -> SymbolDrawing? {
        drawings.withLock { drawings in
            if let drawing = drawings[name] { return drawing }
            for table in tables {
                guard let drawing = table.drawing(named: name) else { continue }
                drawings[name] = drawing
                return drawing
            }
            return nil
        }
    }

    /// Every name there is a drawing of, in alphabetical order.
    static var names: [String] { tables.flatMap(\.names).sorted() }
}
