import Foundation
import Frames

/// Compares two texts.
struct TextChanges {
    private let old: TextContent
    private let new: TextContent
    private let values: ValueDescriber
    private(set) var changes: [OwnChange] = []

    init(_ old: TextContent, _ new: TextContent, _ values: ValueDescriber) {
        self.old = old
        self.new = new
        self.values = values
        guard old != new else { return }
        let hasSameText = old.string == new.string
        if !hasSameText {
            let words = WordDifference(from: old.string, to: new.string).edits
            changes.append(OwnChange(alteration: .retexted(from: old.string, to: new.string, words: words)))
        }
        let hasSameFonts = old.fonts == new.fonts
        if !hasSameFonts {
            // An empty text has no font.
            if !old.runs.isEmpty && !new.runs.isEmpty {
                changes.add(FrameChange.Alteration.font, values.fonts(old, new), of: old.fonts, new.fonts)
            }
        }
        comparePictures()
        compareMissingGlyphs()
        compareColors(hasSameText: hasSameText)
        compareLines(hasSameText: hasSameText, hasSameFonts: hasSameFonts)
    }

    /// Compares the characters without a font, which are drawn as boxes.
    private mutating func compareMissingGlyphs() {
        let (before, after) = (old.missingCharacters, new.missingCharacters)
        guard Set(before) != Set(after) else { return }
        func words(_ missing: [Character], without others: [Character]) -> String {
            // If there are many, only those that the other text lacks are named.
            let named = missing.count > 8 ? missing.filter { !others.contains($0) } : missing
            return named.isEmpty ? "none" : named.prefix(8).map { String($0).quoted }.joined(separator: " ")
        }
        changes.add(
            .missingGlyphs,
            ValueChange(from: words(before, without: after), to: words(after, without: before)), of: before, after)
    }

    /// Compares the inline pictures.
    private mutating func comparePictures() {
        guard old.pictures != new.pictures else { return }
        guard old.pictures.count == new.pictures.count else {
            func words(_ pictures: [ImageContent]) -> String {
                pictures.count == 1 ? "1 in the text" : "\(pictures.count) in the text"
            }
            changes.add(
                FrameChange.Alteration.image, ValueChange(from: words(old.pictures), to: words(new.pictures)))
            return
        }
        for (before, after) in zip(old.pictures, new.pictures) {
            changes += ImageChanges(before, after, values).changes
        }
    }

    private mutating func compareColors(hasSameText: Bool) {
        let isEqual = old.colors.map(\.description) == new.colors.map(\.description)
        if !isEqual, !old.runs.isEmpty, !new.runs.isEmpty {
            changes.add(.textColor, values.textColors(old, new))
        }
        let (before, after) = (old.decoration, new.decoration)
        if before != after { changes.add(.textDecoration, ValueChange(from: before, to: after)) }
    }

    /// Compares the positions of glyphs, which are expected to differ with another text.
    private mutating func compareLines(hasSameText: Bool, hasSameFonts: Bool) {
        let (before, after) = (TextLines(old), TextLines(new))
        if isCutShort(before, after, hasSameText && hasSameFonts) {
            changes.append(OwnChange(alteration: .clipped(.text(glyphs: after.glyphs, before: before.glyphs))))
            return
        }
        guard hasSameText, hasSameFonts || changes.isEmpty || before.counts != after.counts else { return }
        if before.counts != after.counts {
            let (from, to) = TextLines.words(before, after, of: old.string)
            guard from != to else { return }
            changes.append(OwnChange(alteration: .reflowed(from: from, to: to), followsSize: true))
        } else if hasSameFonts {
            comparePlaces()
        }
    }

    /// Whether the text is newly truncated. The same text then has fewer glyphs than before, by more than trailing
    /// spaces; another text has fewer glyphs than letters.
    private func isCutShort(_ before: TextLines, _ after: TextLines, _ isSameText: Bool) -> Bool {
        // In scripts with joined letters, there are fewer glyphs than letters anyway.
        let isShort =
            after.glyphs < new.string.letterCount && before.glyphs >= old.string.letterCount
            && new.string.unicodeScalars.allSatisfy { $0.value < 0x590 }
        guard isSameText else { return isShort && !new.runs.isEmpty }
        return isShort || after.glyphs < before.glyphs - abs(after.lines.count - before.lines.count) - 1
    }

    private mutating func comparePlaces() {
        let glyphs = (old.runs.flatMap { $0.glyphs.map(\.id) }, new.runs.flatMap { $0.glyphs.map(\.id) })
        if glyphs.0 != glyphs.1 {
            changes.add(.glyphs, ValueChange(from: "\(glyphs.0.count) glyphs", to: "\(glyphs.1.count) other glyphs"))
        } else if !hasSameRuns {
            compareRuns()
        } else if !zip(old.runs, new.runs).allSatisfy({ $0.origin.isClose(to: $1.origin) && $0.hasGlyphs(of: $1) })
            || !hasSameBands
        {
            let origins = (old.runs.first?.origin ?? .zero, new.runs.first?.origin ?? .zero)
            changes.add(
                .textPosition, ValueChange(from: origins.0.words, to: origins.1.words), of: old.places, new.places,
                followsSize: true)
        }
    }

    /// Compares which letters have which color and font, if the sets of colors and fonts are equal.
    private mutating func compareRuns() {
        let (colors, others) = (old.runList { "\($0.color)" }, new.runList { "\($0.color)" })
        if colors != others {
            guard !changes.contains(where: { $0.property == .textColor }) else { return }
            changes.add(.textColor, ValueChange(from: colors, to: others))
        } else {
            func font(_ run: GlyphRun) -> String { UsedFont(run).words }
            changes.add(
                FrameChange.Alteration.font, ValueChange(from: old.runList(font), to: new.runList(font)), of: old.runs,
                new.runs)
        }
    }

    /// Whether colors and fonts change at the same letters.
    private var hasSameRuns: Bool {
        old.runs.count == new.runs.count
            && zip(old.runs, new.runs).allSatisfy {
                $0.glyphs.count == $1.glyphs.count && $0.color.isClose(to: $1.color) && $0.face == $1.face
                    && $0.size.isClose(to: $1.size)
            }
    }

    private var hasSameBands: Bool {
        func areClose(_ one: [TextContent.Band], _ other: [TextContent.Band]) -> Bool {
            one.count == other.count && zip(one, other).allSatisfy { $0.isClose(to: $1) }
        }
        return areClose(old.backgrounds, new.backgrounds) && areClose(old.lines, new.lines)
    }
}

extension TextLines {
    /// Returns the lines, separated by slashes, or the numbers of glyphs if the lines read the same or letters don't
    /// correspond to glyphs.
    fileprivate static func words(
        _ old: TextLines, _ new: TextLines, of string: String
    ) -> (from: String, to: String) {
        if let before = old.strings(of: string), let after = new.strings(of: string) {
            let words = (before.joined(separator: " / "), after.joined(separator: " / "))
            if words.0 != words.1 { return words }
        }
        func counts(_ lines: TextLines) -> String {
            let counts = lines.counts.map(String.init).joined(separator: " + ")
            return lines.counts.count == 1 ? "1 line" : "\(lines.counts.count) lines of \(counts) glyphs"
        }
        return (counts(old), counts(new))
    }
}

extension TextContent {
    /// The backgrounds, lines and effects by color, each once.
    fileprivate var decoration: String {
        let all =
            backgrounds.map { "background \($0.color)" } + lines.map { "line \($0.color)" }
            + runs.flatMap { $0.effects?.words ?? [] }
        let distinct = all.indices.filter { all.firstIndex(of: all[$0]) == $0 }.map { all[$0] }
        return distinct.isEmpty ? "none" : distinct.joined(separator: ", ")
    }

    /// Returns the runs by a property, each with its number of glyphs.
    fileprivate func runList(_ property: (GlyphRun) -> String) -> String {
        runs.map { "\($0.glyphs.count) × \(property($0))" }.joined(separator: " + ")
    }

    /// The positions of everything.
    fileprivate var places: TextPlaces {
        TextPlaces(
            starts: runs.map(\.origin),
            glyphs: runs.map { $0.glyphs.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) } },
            lines: lines.map(\.rect), backgrounds: backgrounds.map(\.rect))
    }
}

/// The positions of a text's parts, for ``DifferingPart``.
private struct TextPlaces {
    let starts: [CGPoint]
    let glyphs: [[CGPoint]]
    let lines: [CGRect]
    let backgrounds: [CGRect]
}

extension GlyphEffects {
    fileprivate var words: [String] {
        let line = stroke.map { stroke in
            "outline \(stroke.width.shortDescription) pt\(stroke.color.map { " \($0)" } ?? "")"
                + (stroke.isFilled ? "" : ", not filled")
        }
        let copy = shadow.map { shadow in
            "shadow radius \(shadow.radius.shortDescription) offset \(CGPoint(x: shadow.x, y: shadow.y).words) "
                + "\(shadow.color)"
        }
        return [line, copy].compactMap { $0 }
    }
}

extension String {
    /// The number of characters that aren't whitespace.
    fileprivate var letterCount: Int { reduce(0) { $0 + ($1.isWhitespace ? 0 : 1) } }
}
