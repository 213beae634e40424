import Foundation
import Frames

/// Compares one text with its counterpart.
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
            changes.append(
                OwnChange(
                    kind: .retexted, value: ValueChange(from: old.string, to: new.string),
                    words: WordDifference(from: old.string, to: new.string).edits))
        }
        let hasSameFonts = old.fonts == new.fonts
        if !hasSameFonts {
            // An empty text has no font.
            if !old.runs.isEmpty && !new.runs.isEmpty {
                changes.append(OwnChange(kind: .font, value: values.fonts(old, new)))
            }
        }
        compareMissingGlyphs()
        compareColors(hasSameText: hasSameText)
        compareLines(hasSameText: hasSameText, hasSameFonts: hasSameFonts)
    }

    /// Compares the characters that no font has: boxes are drawn for them.
    private mutating func compareMissingGlyphs() {
        func words(_ missing: [Character]) -> String {
            missing.isEmpty ? "none" : missing.prefix(8).map { String($0).quoted }.joined(separator: " ")
        }
        guard old.missingCharacters != new.missingCharacters else { return }
        restyle(.missingGlyphs, ValueChange(from: words(old.missingCharacters), to: words(new.missingCharacters)))
    }

    private mutating func compareColors(hasSameText: Bool) {
        let isEqual = old.colors.map(\.description) == new.colors.map(\.description)
        if !isEqual, !old.runs.isEmpty, !new.runs.isEmpty {
            restyle(.textColor, values.textColors(old, new))
        }
        let (before, after) = (old.decoration, new.decoration)
        if before != after { restyle(.textDecoration, ValueChange(from: before, to: after)) }
    }

    /// Compares where the glyphs stand: with another text they stand elsewhere in any case.
    private mutating func compareLines(hasSameText: Bool, hasSameFonts: Bool) {
        let (before, after) = (TextLines(old), TextLines(new))
        if isCutShort(before, after, hasSameText && hasSameFonts) {
            changes.append(
                OwnChange(
                    kind: .clipped,
                    value: ValueChange(from: "\(before.glyphs) glyphs", to: "\(after.glyphs) glyphs")))
            return
        }
        guard hasSameText, hasSameFonts || changes.isEmpty || before.counts != after.counts else { return }
        if before.counts != after.counts {
            changes.append(
                OwnChange(
                    kind: .reflowed,
                    value: ValueChange(from: before.words(of: old.string), to: after.words(of: new.string)),
                    followsSize: true))
        } else if hasSameFonts {
            comparePlaces()
        }
    }

    /// Whether letters are left out now that were shown. The same text then has fewer glyphs than before, by more than
    /// the spaces at the ends of lines; another text has fewer glyphs than letters.
    private func isCutShort(_ before: TextLines, _ after: TextLines, _ isSameText: Bool) -> Bool {
        // In scripts that join letters there are fewer glyphs than letters anyway.
        let isShort =
            after.glyphs < new.string.letterCount && before.glyphs >= old.string.letterCount
            && new.string.unicodeScalars.allSatisfy { $0.value < 0x590 }
        guard isSameText else { return isShort && !new.runs.isEmpty }
        return isShort || after.glyphs < before.glyphs - abs(after.lines.count - before.lines.count) - 1
    }

    private mutating func comparePlaces() {
        let glyphs = (old.runs.flatMap { $0.glyphs.map(\.id) }, new.runs.flatMap { $0.glyphs.map(\.id) })
        if glyphs.0 != glyphs.1 {
            restyle(.glyphs, ValueChange(from: "\(glyphs.0.count) glyphs", to: "\(glyphs.1.count) other glyphs"))
        } else if !hasSameRuns, !changes.contains(where: { $0.property == .textColor }) {
            restyle(.textColor, ValueChange(from: old.runList, to: new.runList))
        } else if !zip(old.runs, new.runs).allSatisfy({ $0.origin.isClose(to: $1.origin) && $0.hasGlyphs(of: $1) })
            || !hasSameBands
        {
            let origins = (old.runs.first?.origin ?? .zero, new.runs.first?.origin ?? .zero)
            changes.append(
                OwnChange(
                    kind: .restyled, property: .textPosition,
                    value: ValueChange(from: origins.0.words, to: origins.1.words), followsSize: true))
        }
    }

    /// Whether colours and fonts change at the same letters.
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

    private mutating func restyle(_ property: FrameChange.Property, _ value: ValueChange) {
        changes.append(OwnChange(kind: .restyled, property: property, value: value))
    }
}

extension TextLines {
    /// The lines, divided by strokes; their number where letters and glyphs don't go together.
    fileprivate func words(of string: String) -> String {
        strings(of: string)?.joined(separator: " / ") ?? (lines.count == 1 ? "1 line" : "\(lines.count) lines")
    }
}

extension TextContent {
    /// Backgrounds and lines by their colours, each once.
    fileprivate var decoration: String {
        func list(_ bands: [Band], _ name: String) -> [String] {
            var list: [String] = []
            for band in bands {
                let words = "\(name) \(band.color)"
                if !list.contains(words) { list.append(words) }
            }
            return list
        }
        let all = list(backgrounds, "background") + list(lines, "line")
        return all.isEmpty ? "none" : all.joined(separator: ", ")
    }

    /// How many letters each colour and font has.
    fileprivate var runList: String {
        runs.map { "\($0.glyphs.count) × \($0.color)" }.joined(separator: " + ")
    }
}

extension CGPoint {
    fileprivate var words: String { "\(x.shortDescription) \(y.shortDescription)" }
}

extension String {
    /// Letters and signs, without white space.
    fileprivate var letterCount: Int { reduce(0) { $0 + ($1.isWhitespace ? 0 : 1) } }
}
