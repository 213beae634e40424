import Foundation
import Frames
import Raster

/// A line of text in our picture.
struct TextLine {
    /// The characters, without the space at the line break.
    var text: String

    /// The rectangle around the ink, in points.
    var ink: CGRect

    /// The distance from the top of the picture, in points.
    var baseline: CGFloat

    /// The parts between the emoji of the line, if any: emoji were measured as pictures.
    var parts: [TextLine] = []

    /// The rectangles around the emoji.
    var emoji: [CGRect] = []

    /// Divides a text into lines: glyphs on the same baseline form a line.
    static func lines(of content: TextContent, at origin: CGPoint = .zero) throws -> [TextLine] {
        let baselines = Set(content.runs.map { ($0.origin.y * 4).rounded() / 4 }).sorted()
        let rows = baselines.map { baseline in
            content.runs.filter { abs($0.origin.y - baseline) < 0.25 }
        }
        let texts = texts(of: rows, in: content.string)
        return try zip(rows, texts).compactMap { runs, text in
            guard var line = try TextLine(runs, text: text, at: origin) else { return nil }
            try line.divide(runs, at: origin)
            return line
        }
    }

    private init?(_ runs: [GlyphRun], text: String, at origin: CGPoint) throws {
        guard let ink = try runs.ink else { return nil }
        self.text = text
        self.ink = ink.offsetBy(dx: origin.x, dy: origin.y)
        baseline = (runs.first?.origin.y ?? 0) + origin.y
    }

    /// Finds the emoji of the line and the parts between them.
    private mutating func divide(_ runs: [GlyphRun], at origin: CGPoint) throws {
        guard runs.contains(where: \.face.hasColor) else { return }
        var pieces: [[GlyphRun]] = [[]]
        for run in runs.sorted(by: { $0.left < $1.left }) {
            if run.face.hasColor {
                if let ink = try [run].ink { emoji.append(ink.offsetBy(dx: origin.x, dy: origin.y)) }
                pieces.append([])
            } else {
                pieces[pieces.count - 1].append(run)
            }
        }
        let texts = text.split { $0.unicodeScalars.first?.properties.isEmojiPresentation == true }
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        let drawn = pieces.filter { !$0.isEmpty }
        guard texts.count == drawn.count else { return }
        parts = try zip(drawn, texts).compactMap { try TextLine($0, text: $1, at: origin) }
    }

    /// Finds the characters of each line: a line ends at the white space closest to the position that its number of
    /// glyphs suggests.
    private static func texts(of rows: [[GlyphRun]], in string: String) -> [String] {
        var rest = Array(string)
        return rows.enumerated().map { index, runs in
            let count = runs.reduce(0) { $0 + $1.glyphs.count }
            let paragraphEnd = rest.firstIndex { $0.isNewline } ?? rest.count
            let isLast = index == rows.count - 1
            let end = isLast ? paragraphEnd : min(lineEnd(near: count, in: rest), paragraphEnd)
            let line = String(rest[..<end])
            rest.removeFirst(end)
            while let first = rest.first, first.isWhitespace { rest.removeFirst() }
            return line.trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    private static func lineEnd(near count: Int, in characters: [Character]) -> Int {
        guard count < characters.count else { return characters.count }
        let breaks = characters.indices.filter { index in
            characters[index].isWhitespace || (index > 0 && "-/".contains(characters[index - 1]))
        }
        return breaks.min { abs($0 - count) < abs($1 - count) } ?? count
    }
}

extension [GlyphRun] {
    /// The rectangle around the glyphs' ink, in points; `nil` if there is none.
    fileprivate var ink: CGRect? {
        get throws {
            let boxes = try flatMap { try $0.inkBoxes(pixelsPerPoint: 16) }
            return boxes.first.map { boxes.dropFirst().reduce($0) { $0.union($1) } }
        }
    }
}

extension GlyphRun {
    /// The position of the first glyph.
    fileprivate var left: CGFloat { origin.x + CGFloat(glyphs.map(\.x).min() ?? 0) }
}
