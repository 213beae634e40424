internal import Foundation
internal import Rendering

/// A text prepared for layout: one string, and the UTF-8 offset at which each attribute run ends.
struct SourceText {
    let string: String

    /// The attributes of each run in reading order, at least one.
    let attributes: [TextAttributes]

    /// The end of each attribute run, in bytes.
    let ends: [Int]

    /// The fonts for the text.
    let fonts: FontSelection

    /// The language of Chinese characters; empty if there are none.
    let han: String

    let hasTab: Bool

    /// Whether the text contains soft hyphens.
    let hasSoftHyphen: Bool

    /// Whether attachments replace characters.
    let hasAttachments: Bool

    /// The characters without a font, in reading order.
    let placeholders: [Placeholder]

    /// Whether ligatures are turned off somewhere.
    let separatesLetters: Bool

    /// Whether attributes paint something besides glyphs, or there are links.
    let hasBands: Bool

    /// Whether the boxes of words are requested.
    let hasWords = WantedTags.current.contains(.words)

    init(_ text: StyledText) {
        let runs = text.runs.filter { !$0.text.isEmpty }
        var string = runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
        // Pango doesn't accept U+0000; the substitute has the same length, so that positions stay.
        if string.hasByte(where: { $0 == 0 }) { string = String(string.map { $0 == "\0" ? " " : $0 }) }
        string = Isolates.limited(string)
        string.makeContiguousUTF8()
        self.init(string: string, runs: runs, fallback: text.runs.first?.attributes)
    }

    private init(string: String, runs: [StyledText.Run], fallback: TextAttributes?) {
        self.string = string
        attributes = runs.isEmpty ? [fallback ?? TextAttributes(font: .system(size: 17))] : runs.map(\.attributes)
        var end = 0
        ends =
            runs.isEmpty
            ? [0]
            : runs.map { run in
                end += run.text.utf8.count
                return end
            }
        hasTab = string.hasByte { $0 == UInt8(ascii: "\t") }
        hasSoftHyphen = string.hasByte { $0 == 0xC2 } && string.unicodeScalars.contains("\u{AD}")
        hasBands = attributes.contains {
            $0.background != nil || $0.underline || $0.strikethrough || $0.link != nil
        }
        hasAttachments = attributes.contains { $0.effects?.attachment != nil }
        // An attachment needs no font.
        let written =
            hasAttachments
            ? runs.reduce(into: "") { if $1.attributes.effects?.attachment == nil { $0 += $1.text } } : string
        fonts = FontSelection(covering: written, attributes)
        placeholders = Placeholder.all(in: string, fonts: fonts)
        han = fonts.group == .text ? "" : ScriptLanguage.han(in: string)
        separatesLetters = attributes.contains { $0.effects?.joinsLetters == false }
    }

    /// Creates a part of a text, which is laid out as in the whole.
    private init(_ range: Range<Int>, of whole: SourceText) {
        string = String(whole.string[whole.index(at: range.lowerBound)..<whole.index(at: range.upperBound)])
        let runs =
            whole.attributeIndex(
                at: range.lowerBound)...whole.attributeIndex(at: max(range.upperBound - 1, range.lowerBound))
        attributes = Array(whole.attributes[runs])
        ends = whole.ends[runs].map { min($0, range.upperBound) - range.lowerBound }
        let first = whole.placeholderIndex(at: range.lowerBound)
        placeholders = whole.placeholders[first..<whole.placeholderIndex(at: range.upperBound)].map {
            $0.moved(by: -range.lowerBound)
        }
        (fonts, han) = (whole.fonts, whole.han)
        (hasTab, hasSoftHyphen, hasBands) = (whole.hasTab, whole.hasSoftHyphen, whole.hasBands)
        (hasAttachments, separatesLetters) = (whole.hasAttachments, whole.separatesLetters)
    }

    /// Returns a byte range of the text, with the fonts of the whole.
    func source(_ range: Range<Int>) -> SourceText { SourceText(range, of: self) }

    var length: Int { ends[ends.count - 1] }

    /// Returns the index in ``string`` of a byte offset.
    func index(at byte: Int) -> String.Index {
        string.utf8.index(string.startIndex, offsetBy: byte)
    }

    /// Returns the index of the attribute run of a byte; for the end of the text, that of the last byte.
    func attributeIndex(at byte: Int) -> Int {
        var (low, high) = (0, ends.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if byte < ends[middle] { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Whether the character that begins at a byte is a space or a tab.
    func isSpace(at byte: Int) -> Bool {
        let index = index(at: byte)
        guard index < string.utf8.endIndex else { return false }
        let byte = string.utf8[index]
        return byte == 0x20 || byte == 0x09
    }

    /// The ranges of the text whose glyphs are shaped together: runs that differ only in paint are one.
    var fontSpans: [FontSpan] {
        var spans: [FontSpan] = []
        var start = 0
        for (attributes, end) in zip(attributes, ends) {
            let span = FontSpan(attributes, range: start..<end)
            if let last = spans.last, last.isShaped(like: span) {
                spans[spans.count - 1].range = last.range.lowerBound..<end
            } else {
                spans.append(span)
            }
            start = end
        }
        return spans
    }

    /// Returns a byte range of the text.
    func part(_ range: Range<Int>) -> StyledText {
        var runs: [StyledText.Run] = []
        for (number, attributes) in attributes.enumerated() {
            let start = number == 0 ? 0 : ends[number - 1]
            let part = range.clamped(to: start..<ends[number])
            guard !part.isEmpty else { continue }
            runs.append(
                .init(
                    text: String(string[index(at: part.lowerBound)..<index(at: part.upperBound)]),
                    attributes: attributes))
        }
        if runs.isEmpty { runs = [.init(text: "", attributes: attributes[attributeIndex(at: range.lowerBound)])] }
        return StyledText(runs: runs)
    }
}

/// A range of a text whose glyphs are shaped together.
struct FontSpan {
    let font: FontDescription
    let tracking: CGFloat
    let joinsLetters: Bool
    let attachment: InlineAttachment?
    /// The range in bytes.
    var range: Range<Int>

    init(_ attributes: TextAttributes, range: Range<Int>) {
        let effects = attributes.effects
        (font, tracking, self.range) = (attributes.font, attributes.tracking, range)
        (joinsLetters, attachment) = (effects?.joinsLetters ?? true, effects?.attachment)
    }

    func isShaped(like other: FontSpan) -> Bool {
        font == other.font && tracking == other.tracking && joinsLetters == other.joinsLetters
            && attachment == nil && other.attachment == nil
    }
}
