public import Foundation
internal import Frames

extension Typesetter {
    /// Lays out blocks in irregular areas, such as text around a picture. A line may be split into several side by
    /// side.
    ///
    /// - Parameters:
    ///   - blocks: At least one. The limit of lines is that of the first block's style.
    ///   - maximumHeight: The maximum height in points; `nil` for no limit.
    ///   - areas: Returns the free horizontal ranges between two heights, from left to right, in points.
    public func layOut(
        _ blocks: [TextBlock], maximumHeight: CGFloat? = nil,
        areas: @escaping (ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>]
    ) -> Paragraph {
        var flow = TextFlow(typesetter: self, maximumHeight: maximumHeight, areas: areas)
        flow.linesLeft = blocks[0].style.maximumLines > 0 ? blocks[0].style.maximumLines : .max
        for (number, block) in blocks.enumerated() where !flow.isFull {
            flow.add(block, isFirst: number == 0)
        }
        return flow.paragraph
    }
}

/// Text that is filled into areas, row by row.
private struct TextFlow {
    let typesetter: Typesetter
    let maximumHeight: CGFloat?
    let areas: (ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>]
    var linesLeft = Int.max

    /// The maximum length of text to search for a line, in bytes.
    private static let longestLine = 1024
    /// The step by which text moves down if there is no space, in points.
    private static let step: CGFloat = 2
    /// The distance without space after which the rest is omitted, in points.
    private static let farthest: CGFloat = 10_000

    private var lines: [Paragraph.Line] = []
    private var string = ""
    private var missing: [Character] = []
    private var top: CGFloat = 0
    private var height: CGFloat = 0
    private(set) var isFull = false

    init(
        typesetter: Typesetter, maximumHeight: CGFloat?,
        areas: @escaping (ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>]
    ) {
        (self.typesetter, self.maximumHeight, self.areas) = (typesetter, maximumHeight, areas)
    }

    mutating func add(_ block: TextBlock, isFirst: Bool) {
        let text = SourceText(block.text)
        if !isFirst {
            string += "\n"
            top += block.style.lineSpacing + block.style.paragraphSpacingBefore
        }
        let base = string.utf8.count
        string += text.string
        var start = 0
        repeat {
            var style = block.style
            if start > 0, !text.startsParagraph(at: start) { style.firstLineIndent = style.headIndent }
            guard let end = addRow(of: text, from: start, style, base: base) else { return isFull = true }
            start = end
        } while start < text.length
        top += block.style.paragraphSpacing
    }

    /// Fills the areas of one row, and returns where the text after it begins; `nil` if no space is left.
    private mutating func addRow(of text: SourceText, from start: Int, _ style: ParagraphStyle, base: Int) -> Int? {
        guard linesLeft > 0 else { return nil }
        let lineHeight = LineMetrics(text: text, range: start..<min(start + 1, text.length), style: style).height
        var tried: CGFloat = 0
        while tried < Self.farthest {
            if let maximumHeight, !lines.isEmpty, top + lineHeight > maximumHeight { return nil }
            var end = start
            var pitch: CGFloat = 0
            for area in areas(top...top + lineHeight) {
                guard end == start || end < text.length && !text.startsParagraph(at: end) else { break }
                guard let set = line(of: text, from: end, style, in: area) else { continue }
                for character in set.missing where !missing.contains(character) { missing.append(character) }
                append(set.line, of: text, bytes: end..<set.end, in: area, base: base)
                pitch = max(pitch, set.pitch)
                end = set.end
                if end == text.length { break }
            }
            if pitch > 0 {
                linesLeft -= 1
                top += pitch + style.lineSpacing
                height = max(height, top - style.lineSpacing)
                return end == start ? max(end, text.length) : end
            }
            top += Self.step
            tried += Self.step
        }
        return nil
    }

    /// Returns the first line of the text from a position; `nil` if a word doesn't fit but may fit below.
    private func line(
        of text: SourceText, from start: Int, _ style: ParagraphStyle, in area: ClosedRange<CGFloat>
    ) -> (line: Paragraph.Line, end: Int, pitch: CGFloat, missing: [Character])? {
        var end = min(start + Self.longestLine, text.length)
        while end < text.length, text.string.utf8[text.index(at: end)] & 0xC0 == 0x80 { end += 1 }
        var style = style
        (style.maximumLines, style.lineBreak) = (1, style.lineBreak == .charWrap ? .charWrap : .wordWrap)
        let paragraph = typesetter.layOut(
            text.part(start..<end), style: style, maximumWidth: area.upperBound - area.lowerBound)
        guard let line = paragraph.lines.first else { return nil }
        let length = paragraph.string.utf8.distance(from: line.range.lowerBound, to: line.range.upperBound)
        if style.lineBreak == .wordWrap, text.isInsideWord(at: start + length), start + length < end { return nil }
        return (line, start + length, paragraph.heightWithTrailingLeading, paragraph.missingCharacters)
    }

    private mutating func append(
        _ line: Paragraph.Line, of text: SourceText, bytes: Range<Int>, in area: ClosedRange<CGFloat>, base: Int
    ) {
        let width = area.upperBound - area.lowerBound
        let x = area.lowerBound + line.placement.x(ofWidth: line.width, in: width)
        func index(_ byte: Int) -> String.Index { string.utf8.index(string.startIndex, offsetBy: base + byte) }
        lines.append(
            Paragraph.Line(
                range: index(bytes.lowerBound)..<index(bytes.upperBound),
                rect: CGRect(x: x, y: top, width: line.width, height: line.rect.height), baseline: top + line.baseline,
                isRightToLeft: line.isRightToLeft, isTruncated: false, ink: line.ink,
                placement: .init(side: .left, leftIndent: x, rightIndent: 0)))
    }

    var paragraph: Paragraph {
        let width = lines.map(\.rect.maxX).max() ?? 0
        return Paragraph(
            string: string, lines: lines.isEmpty ? typesetter.layOut(StyledText(runs: [])).lines : lines,
            size: CGSize(width: width, height: lines.map(\.rect.maxY).max() ?? 0), heightWithTrailingLeading: height,
            widthWithHangingSpaces: width, missingCharacters: missing)
    }
}

extension SourceText {
    /// Whether a line feed comes before a position.
    fileprivate func startsParagraph(at byte: Int) -> Bool {
        guard byte > 0 else { return true }
        return string[string.index(before: index(at: byte))].isNewline
    }

    /// Whether there are letters on both sides of a position.
    fileprivate func isInsideWord(at byte: Int) -> Bool {
        guard byte > 0, byte < length else { return false }
        let place = index(at: byte)
        let before = string[string.index(before: place)]
        return (before.isLetter || before.isNumber) && (string[place].isLetter || string[place].isNumber)
    }
}
