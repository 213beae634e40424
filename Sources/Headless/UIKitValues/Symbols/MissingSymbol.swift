import Frames
import Rendering

/// What stands for a symbol that there is no drawing of.
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

    /// Tells, once in a render, that a dashed box stands for the symbol, and which names there are that are like it.
    static func tell(_ name: String) {
        let known = SymbolFile.shared.layers(of: name) != nil && !name.hasPrefix("#")
        let near = names(near: name)
        let advice = near.isEmpty ? "" : " Drawn are \(near.map { "“\($0)”" }.joined(separator: ", "))."
        RenderProblems.report(
            .oncePerRender,
            known
                ? "There is no drawing of the symbol “\(name)”: a dashed box stands for it.\(advice)"
                : "“\(name)” is no symbol that is known of iOS, where the image would be nil: a dashed box stands for it."
                    + advice)
    }

    /// Returns up to three drawn names, the most like first: those that have most words in common, then those that need
    /// the fewest changed letters.
    static func names(near name: String, count: Int = 3) -> [String] {
        let words = Set(name.split(separator: "."))
        let letters = Array(name.utf8.prefix(80))
        let ranked = SystemSymbols.names.compactMap { other -> (shared: Int, changes: Int, name: String)? in
            let shared = other.split(separator: ".").filter { words.contains($0) }.count
            let isLong = abs(other.utf8.count - letters.count) > max(letters.count / 2, 4)
            guard shared > 0 || !isLong else { return nil }
            let changes = distance(letters, Array(other.utf8))
            guard shared > 0 || changes <= max(letters.count / 3, 2) else { return nil }
            return (shared, changes, other)
        }
        let sorted = ranked.sorted { one, other in
            let (a, b) = (one.changes - 4 * one.shared, other.changes - 4 * other.shared)
            return a != b ? a < b : one.name < other.name
        }
        return sorted.prefix(count).map(\.name)
    }

    /// The fewest letters to add, leave out or change (Levenshtein).
    private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
        var row = Array(0...other.count)
        for (i, a) in one.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, b) in other.enumerated() {
                let above = row[j + 1]
                row[j + 1] = min(above + 1, row[j] + 1, diagonal + (a == b ? 0 : 1))
                diagonal = above
            }
        }
        return row[other.count]
    }
}
