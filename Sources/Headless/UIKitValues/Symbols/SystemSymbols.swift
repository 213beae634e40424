import Frames
import Synchronization

/// The symbols of `UIImage(systemName:)`. Symbols that are common in chats are drawn for this program in the system's
/// style: even lines with round ends. The others are in ``SymbolFile``.
enum SystemSymbols {
    private static let tables = [marks, arrows, enclosed, objects, conversation, media]

    /// The drawings requested so far.
    private static let drawings = Mutex<[String: SymbolDrawing?]>([:])

    /// Returns the drawing of a symbol, or `nil` if there is none of that name.
    ///
    /// - Parameter hasLevels: Whether to keep parts separate, as for drawing in several colors.
    static func drawing(named name: String, hasLevels: Bool = false) -> SymbolDrawing? {
        let key = hasLevels ? name + "\t" : name
        if let drawing = drawings.withLock({ $0[key] }) { return drawing }
        let drawing = name.hasPrefix("#") ? nil : find(name, hasLevels: hasLevels)
        drawings.withLock { $0[key] = .some(drawing) }
        return drawing
    }

    /// Whether there is a drawing of that name.
    static func has(_ name: String) -> Bool { drawing(named: name) != nil }

    private static func own(_ name: String) -> SymbolDrawing? {
        for table in tables {
            if let drawing = table.drawing(named: name) { return drawing }
        }
        return nil
    }

    /// Returns the drawing of a symbol. A filled one is as large as its outline, which may be of another source.
    private static func find(_ name: String, hasLevels: Bool) -> SymbolDrawing? {
        guard let drawing = unscaled(name, hasLevels: hasLevels) else { return nil }
        guard name.hasSuffix(".fill"), let outline = unscaled(String(name.dropLast(5)), hasLevels: false),
            let ink = drawing.parts.inkBounds, let wanted = outline.parts.inkBounds
        else { return drawing }
        let factor = (wanted.width * wanted.height / (ink.width * ink.height)).squareRoot()
        guard abs(factor - 1) > 0.02 else { return drawing }
        return SymbolDrawing(centered: drawing.parts.applying(CGAffineTransform(scaleX: factor, y: factor)))
    }

    /// Returns this program's own drawing, or else the one in the file; the file's first if levels are requested and it
    /// has more than one.
    private static func unscaled(_ name: String, hasLevels: Bool) -> SymbolDrawing? {
        let own = own(name)
        guard own == nil || hasLevels, let layers = SymbolFile.shared.layers(of: name) else { return own }
        guard own == nil || layers.contains(where: { $0.hasPrefix("@") || $0.dropFirst().hasPrefix("v") }) else {
            return own
        }
        let reader = SymbolReader { part, hasLevelsToo in
            find(part, hasLevels: hasLevels && hasLevelsToo)?.parts
        }
        return reader.drawing(layers) ?? own
    }

    /// The names of all symbols with a drawing, in alphabetical order.
    static var names: [String] {
        let filed = SymbolFile.shared.names.filter(\.isDrawn).map(\.name)
        return Set(filed).union(tables.flatMap(\.names)).sorted()
    }

    /// The names of all system symbols, with or without a drawing, in alphabetical order.
    static var systemNames: [String] { SymbolFile.shared.names.map(\.name) }
}
