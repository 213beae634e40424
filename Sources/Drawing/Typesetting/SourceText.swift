internal import Foundation

/// A text in the form in which it is set: one string, and where in its UTF-8 bytes each look ends.
struct SourceText {
    let string: String

    /// The looks in reading order, at least one.
    let attributes: [TextAttributes]

    /// The end of each look, in bytes.
    let ends: [Int]

    /// The fonts that the text needs.
    let fonts: FontSelection

    let hasTab: Bool

    /// Whether the text says itself where a word may be broken with a hyphen.
    let hasSoftHyphen: Bool

    /// Whether something stands in the place of a character.
    let hasAttachments: Bool

    /// Whether letters are kept from taking common forms.
    let separatesLetters: Bool

    /// Whether a look paints something besides glyphs, or leads somewhere.
    let hasBands: Bool

    init(_ text: StyledText) {
        let runs = text.runs.filter { !$0.text.isEmpty }
        var string = runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
        // Pango doesn't take U+0000; the substitute is as long, so that places in the text stay.
        if string.utf8.contains(0) { string = String(string.map { $0 == "\0" ? " " : $0 }) }
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
        hasTab = string.utf8.contains(UInt8(ascii: "\t"))
        hasSoftHyphen = string.unicodeScalars.contains("\u{AD}")
        hasBands = attributes.contains {
            $0.background != nil || $0.underline || $0.strikethrough || $0.link != nil
        }
        fonts = FontSelection(
            group: FontGroup.covering(string), families: attributes.reduce([]) { $0.union($1.font.bundledFamilies) })
        hasAttachments = attributes.contains { $0.effects?.attachment != nil }
        separatesLetters = attributes.contains { $0.effects?.joinsLetters == false }
    }

    var length: Int { ends[ends.count - 1] }

    /// Returns the place in ``string`` of a number of bytes from its beginning.
    func index(at byte: Int) -> String.Index {
        string.utf8.index(string.startIndex, offsetBy: byte)
    }

    /// Returns the number of the look that the byte has; that of the last byte for the end of the text.
    func look(at byte: Int) -> Int {
        var (low, high) = (0, ends.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if byte < ends[middle] { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Whether the character whose first byte this is is a space or a tab.
    func isSpace(at byte: Int) -> Bool {
        let index = index(at: byte)
        return index < string.utf8.endIndex && [0x20, 0x09].contains(string.utf8[index])
    }

    /// The pieces of the text whose glyphs are shaped together: looks that differ in nothing but paint are one.
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

    /// Returns the part of the text in a range of bytes.
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
        if runs.isEmpty { runs = [.init(text: "", attributes: attributes[look(at: range.lowerBound)])] }
        return StyledText(runs: runs)
    }
}

/// A piece of a text whose glyphs are shaped together.
struct FontSpan {
    let font: FontDescription
    let tracking: CGFloat
    let joinsLetters: Bool
    let attachment: InlineAttachment?
    /// In bytes.
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
