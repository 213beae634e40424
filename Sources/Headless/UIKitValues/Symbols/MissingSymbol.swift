import Frames
import Rendering

/// The placeholder for a symbol without a drawing.
enum MissingSymbol {
    /// A dashed box.
    static let drawing = SymbolDrawing(size: CGSize(width: 20, height: 20), layers: [.area(dashes)])

    static func makeFrame(name: String, pointSize: CGFloat) -> Frame {
        drawing.makeFrame(name: name, pointSize: pointSize, weight: .regular)
    }

    private static let dashes: Outline = {
        var result = Outline()
        func add(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            result.append(.rectangle(CGRect(x: x, y: y, width: width, height: height)))
        }
        for start: CGFloat in [1, 6, 11, 16] {
            add(start, 1, 3, 1)
            add(start, 18, 3, 1)
            add(1, start == 1 ? 2 : start, 1, start == 1 || start == 16 ? 2 : 3)
            add(18, start == 1 ? 2 : start, 1, start == 1 || start == 16 ? 2 : 3)
        }
        return result
    }()

    /// Reports, once in a render, that a dashed box replaces the symbol, and lists similar names.
    static func report(_ name: String) {
        let known = SymbolFile.shared.layers(of: name) != nil && !name.hasPrefix("#")
        let near = names(near: name)
        let advice = near.isEmpty ? "" : " Similar symbols are \(near.map { "“\($0)”" }.joined(separator: ", "))."
        RenderProblems.report(
            .oncePerRender,
            known
                ? "The symbol “\(name)” has no drawing: a dashed box is drawn instead.\(advice)"
                : "There is no symbol “\(name)”: a dashed box is drawn instead; on iOS, the image would be nil."
                    + advice)
    }

    /// Returns up to three names of symbols with a drawing, the most similar first: those with the most words in
    /// common, then those with the fewest changed letters.
    static func names(near name: String, count: Int = 3) -> [String] {
        let words = Set(name.split(separator: "."))
        let letters = Array(name.utf8.prefix(80))
        let ranked = SystemSymbols.names.compactMap { other -> (shared: Int, changes: Int, name: String)? in
            let shared = other.split(separator: ".").filter { words.contains($0) }.count
            let isLong = abs(other.utf8.count - letters.count) > max(letters.count / 2, 4)
            guard shared > 0 || !isLong else { return nil }
            let changes = NearestName.distance(letters, Array(other.utf8))
            guard shared > 0 || changes <= max(letters.count / 3, 2) else { return nil }
            return (shared, changes, other)
        }
        let sorted = ranked.sorted { one, other in
            let (a, b) = (one.changes - 4 * one.shared, other.changes - 4 * other.shared)
            return a != b ? a < b : one.name < other.name
        }
        return sorted.prefix(count).map(\.name)
    }
}
