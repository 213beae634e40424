public import Foundation
internal import Frames

extension Typesetter {
    /// Breaks blocks into lines that stand in rooms of their own, as text around a picture does. Lines of one height
    /// may stand beside each other.
    ///
    /// - Parameters:
    ///   - blocks: At least one. The limit of lines is that of the first block's style.
    ///   - maximumHeight: The height to keep to, in points, or `nil` for no limit.
    ///   - rooms: Returns what is free of the lines between two heights, from left to right, in points.
    public func layOut(
        _ blocks: [TextBlock], maximumHeight: CGFloat? = nil,
        rooms: @escaping (ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>]
    ) -> Paragraph {
        var flow = TextFlow(typesetter: self, maximumHeight: maximumHeight, rooms: rooms)
        flow.linesLeft = blocks[0].style.maximumLines > 0 ? blocks[0].style.maximumLines : .max
        for (number, block) in blocks.enumerated() where !flow.isFull {
            flow.add(block, isFirst: number == 0)
        }
        return flow.paragraph
    }
}

/// Text that is being put into rooms, row after row.
private struct TextFlow {
    let typesetter: Typesetter
    let maximumHeight: CGFloat?
    let rooms: (ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>]
    var linesLeft = Int.max

    /// The most bytes that a line is looked for in.
    private static let longestLine = 1024
    /// How far text moves down where there is no room, in points.
    private static let step: CGFloat = 2
    /// Below so many points without room, the rest is left out.
    private static let farthest: CGFloat = 10_000

    private var lines: [Paragraph.Line] = []
    private var string = ""
    private var missing: [Character] = []
    private var top: CGFloat = 0
    private var height: CGFloat = 0
    private(set) var isFull = false

    init(
        typesetter: Typesetter, maximumHeight: CGFloat?,
        rooms: @escaping (ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>]
    ) {
        (self.typesetter, self.maximumHeight, self.rooms) = (typesetter, maximumHeight, rooms)
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

    /// Fills the rooms of one height, and returns where the text behind them begins; `nil` if no room is left.
    private mutating func addRow(of text: SourceText, from start: Int, _ style: ParagraphStyle, base: Int) -> Int? {
        guard linesLeft > 0 else { return nil }
        let lineHeight = LineMetrics(text: text, range: start..<min(start + 1, text.length), style: style).height
        var tried: CGFloat = 0
        while tried < Self.farthest {
            if let maximumHeight, !lines.isEmpty, top + lineHeight > maximumHeight { return nil }
            var end = start
            var pitch: CGFloat = 0
            for room in rooms(top...top + lineHeight) {
                guard end == start || end < text.length && !text.startsParagraph(at: end) else { break }
                guard let set = line(of: text, from: end, style, in: room) else { continue }
                for character in set.missing where !missing.contains(character) { missing.append(character) }
                append(set.line, of: text, bytes: end..<set.end, in: room, base: base)
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

    /// Returns the first line of the text from a place on; `nil` if a word has no room that may have some below.
    private func line(
        of text: SourceText, from start: Int, _ style: ParagraphStyle, in room: ClosedRange<CGFloat>
    ) -> (line: Paragraph.Line, end: Int, pitch: CGFloat, missing: [Character])? {
        var end = min(start + Self.longestLine, text.length)
        while end < text.length, text.string.utf8[text.index(at: end)] & 0xC0 == 0x80 { end += 1 }
        var style = style
        (style.maximumLines, style.lineBreak) = (1, style.lineBreak == .charWrap ? .charWrap : .wordWrap)
        let paragraph = typesetter.layOut(
            text.part(start..<end), style: style, maximumWidth: room.upperBound - room.lowerBound)
        guard let line = paragraph.lines.first else { return nil }
        let length = paragraph.string.utf8.distance(from: line.range.lowerBound, to: line.range.upperBound)
        if style.lineBreak == .wordWrap, text.isInsideWord(at: start + length), start + length < end { return nil }
        return (line, start + length, paragraph.heightWithTrailingLeading, paragraph.missingCharacters)
    }

    private mutating func append(
        _ line: Paragraph.Line, of text: SourceText, bytes: Range<Int>, in room: ClosedRange<CGFloat>, base: Int
    ) {
        let width = room.upperBound - room.lowerBound
        let x = room.lowerBound + line.placement.x(ofWidth: line.width, in: width)
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
    /// Whether a line feed stands before a place.
    fileprivate func startsParagraph(at byte: Int) -> Bool {
        guard byte > 0 else { return true }
        return string[string.index(before: index(at: byte))].isNewline
    }

    /// Whether letters stand on both sides of a place.
    fileprivate func isInsideWord(at byte: Int) -> Bool {
        guard byte > 0, byte < length else { return false }
        let place = index(at: byte)
        let before = string[string.index(before: place)]
        return (before.isLetter || before.isNumber) && (string[place].isLetter || string[place].isNumber)
    }
}
