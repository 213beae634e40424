internal import CPango

/// Consecutive paragraphs of a long text, laid out together.
///
/// For each paragraph, Pango scans all characters before it, which takes quadratic time.
struct TextPart: Equatable {
    /// The range in bytes, including the line feed at the end.
    var range: Range<Int>

    /// The direction of its paragraphs without letters.
    var isRightToLeft: Bool

    /// The length after which the next part begins, in bytes.
    static let length = 4096

    /// The length in a text with words that stay whole: for each paragraph, Pango scans the part up to each of them.
    static let lengthWithWords = 1024

    /// Returns the parts of a text, at least one.
    ///
    /// A paragraph without letters has the direction of the one before, or of the first with letters. So a part either
    /// begins with a paragraph with letters, or has only paragraphs without.
    static func all(of text: SourceText, _ options: LineOptions) -> [TextPart] {
        let length = options.words.isEmpty && options.unbroken.isEmpty ? Self.length : lengthWithWords
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

    /// Returns whether the first letter is written right to left; `nil` if there are no letters.
    private static func direction(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool? {
        UnsafeBufferPointer(rebasing: bytes).withMemoryRebound(to: CChar.self) { characters in
            switch pango_find_base_dir(characters.baseAddress, Int32(clamping: characters.count)) {
            case PANGO_DIRECTION_LTR: false
            case PANGO_DIRECTION_RTL: true
            default: nil
            }
        }
    }

    /// Returns the ranges of a text that are in the part, relative to the part.
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
