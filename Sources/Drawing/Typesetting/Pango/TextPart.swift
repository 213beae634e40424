internal import CPango

/// Consecutive paragraphs of a long text, which Pango is given at once.
///
/// For each paragraph Pango goes through all characters before it: the time grows with the square of their number.
struct TextPart: Equatable {
    /// In bytes; the line feed at the end belongs to it.
    var range: Range<Int>

    /// The direction of its paragraphs, as far as they have no letters.
    var isRightToLeft: Bool

    /// The length from which on another part begins, in bytes.
    static let length = 4096

    /// Returns the parts of a text, at least one.
    ///
    /// A paragraph without letters has the direction of the one before, or of the first that has letters. So a part
    /// begins with one that has letters, or has no other.
    static func all(of text: SourceText, _ options: LineOptions) -> [TextPart] {
        let whole = TextPart(range: 0..<text.length, isRightToLeft: options.isRightToLeft)
        guard options.ellipsis == .none, text.length > length else { return [whole] }
        var string = text.string
        return string.withUTF8 { bytes in
            let follows = options.followsTextDirection
            var isRightToLeft = (follows ? direction(of: bytes[...]) : nil) ?? options.isRightToLeft
            var (parts, startsWithLetters) = ([TextPart](), false)
            for paragraph in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
                let direction = follows ? direction(of: paragraph) : options.isRightToLeft
                let end = min(paragraph.endIndex + 1, bytes.count)
                if let last = parts.last, direction == nil || startsWithLetters,
                    end - last.range.lowerBound <= length || paragraph.startIndex == bytes.count
                {
                    parts[parts.count - 1].range = last.range.lowerBound..<end
                } else {
                    parts.append(TextPart(range: paragraph.startIndex..<end, isRightToLeft: isRightToLeft))
                    startsWithLetters = direction != nil
                }
                isRightToLeft = direction ?? isRightToLeft
            }
            return parts
        }
    }

    /// Returns whether the first letter is written from right to left; `nil` if there are no letters.
    private static func direction(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool? {
        UnsafeBufferPointer(rebasing: bytes).withMemoryRebound(to: CChar.self) { characters in
            switch pango_find_base_dir(characters.baseAddress, Int32(clamping: characters.count)) {
            case PANGO_DIRECTION_LTR: false
            case PANGO_DIRECTION_RTL: true
            default: nil
            }
        }
    }

    /// Returns those of the ranges of a text that lie in the part, in the part's own bytes.
    func own(_ ranges: [Range<Int>]) -> [Range<Int>] {
        ranges.filter(range.overlaps).map {
            $0.lowerBound - range.lowerBound..<$0.upperBound - range.lowerBound
        }
    }
}

extension SetLine {
    /// Returns the line in a text that begins a number of bytes earlier.
    func moved(by bytes: Int) -> SetLine {
        var line = self
        line.range = range.lowerBound + bytes..<range.upperBound + bytes
        line.missing = missing.map { $0 + bytes }
        return line
    }
}
