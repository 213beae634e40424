internal import CPango
internal import Foundation
internal import Frames

/// Converts Pango's lines to values.
struct LineReader {
    let text: SourceText
    let faces: FaceTable

    /// The letter spacing of each attribute run, in Pango units.
    let letterSpacings: [Int32]

    func lines(of layout: OpaquePointer) -> [SetLine] {
        var lines: [SetLine] = []
        lines.reserveCapacity(Int(pango_layout_get_line_count(layout)))
        var node = pango_layout_get_lines_readonly(layout)
        while let current = node?.pointee {
            node = current.next
            guard let line = current.data?.assumingMemoryBound(to: PangoLayoutLine.self) else { continue }
            let next = node?.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self)
            lines.append(read(line, before: next))
        }
        return lines
    }

    private typealias PangoLine = UnsafeMutablePointer<PangoLayoutLine>

    private func read(_ line: PangoLine, before next: PangoLine?) -> SetLine {
        let start = Int(line.pointee.start_index)
        let end = next.map { Int($0.pointee.start_index) } ?? text.length
        let isBroken = next.map { pango_layout_line_is_paragraph_start($0) == 0 } ?? false
        let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
        let hangingStart = isBroken ? trimmedEnd(of: start..<end) : .max
        var reader = RunReader(text: text, faces: faces, hangingStart: hangingStart)
        var node = line.pointee.runs
        while let current = node?.pointee {
            node = current.next
            if let run = current.data?.assumingMemoryBound(to: PangoGlyphItem.self) { reader.read(run.pointee) }
        }
        let spacing = PangoUnits.points(trailingSpacing(of: start..<end))
        var (ink, width, hangingWidth) = reader.finish(isRightToLeft: isRightToLeft)
        // The last word reaches to the end of the line, which has the spacing after its letters.
        if let last = ink.words.indices.last, abs(ink.words[last].x + ink.words[last].width - width) < 0.01 {
            ink.words[last].width += spacing
        }
        return SetLine(
            range: start..<max(end, start),
            startsParagraph: pango_layout_line_is_paragraph_start(line) != 0,
            isRightToLeft: isRightToLeft,
            width: width + spacing, hangingWidth: hangingWidth, hangingSpacing: hangingStart < end ? spacing : 0,
            ink: ink, tall: reader.tall, missing: reader.missing)
    }

    /// Returns the letter spacing after a line's last letter, which Pango omits and iOS doesn't.
    private func trailingSpacing(of range: Range<Int>) -> Int32 {
        guard !range.isEmpty else { return 0 }
        let place = range.upperBound - 1
        let (start, index) = (text.index(at: range.lowerBound), text.index(at: place))
        // The usual end, a character of one byte.
        if text.string.isSingleByte(at: index, after: start) {
            return Unicode.Scalar(text.string.utf8[index]).isNewline ? 0 : spacing(at: place, isDrawnByInter: true)
        }
        let line = text.string[start..<text.index(at: range.upperBound)]
        guard let last = line.lastCharacter, !last.isNewline else { return 0 }
        return spacing(at: place, isDrawnByInter: text.fonts.group == .text || last.isDrawnByInter)
    }

    /// Returns the letter spacing of the character that contains the byte at `place`.
    private func spacing(at place: Int, isDrawnByInter: Bool) -> Int32 {
        guard isDrawnByInter, text.placeholder(at: place)?.kind != .nothing else { return 0 }
        return letterSpacings[text.attributeIndex(at: place)]
    }

    /// Returns where the trailing spaces of a broken line begin.
    private func trimmedEnd(of range: Range<Int>) -> Int {
        let bytes = text.string.utf8
        var end = range.upperBound
        while end > range.lowerBound, bytes[text.index(at: end - 1)] == UInt8(ascii: " ") { end -= 1 }
        return end
    }
}

extension Substring {
    /// The last character, or its end if it consists of very many scalars. `last` may scan the whole string.
    fileprivate var lastCharacter: Character? { String(unicodeScalars.suffix(32)).last }
}
