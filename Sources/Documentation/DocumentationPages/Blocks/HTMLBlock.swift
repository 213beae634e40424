/// A kind of HTML at the beginning of a line, in the order of CommonMark's section 4.6.
enum HTMLBlock: Hashable {
    /// `<script>`, `<pre>`, `<style>`, `<textarea>`: shown or run as they stand.
    case raw
    case comment
    case instruction
    case declaration
    case characterData
    /// An element that ends with a blank line.
    case element

    /// The kind that begins at `start`; `nil` if none does.
    ///
    /// - Parameter interrupts: Whether the line before belongs to a paragraph, which not every element ends.
    init?(in bytes: [UInt8], _ line: Range<Int>, interrupts: Bool) {
        let start = line.lowerBound
        guard line.count > 1, bytes[start] == Byte.less else { return nil }
        switch bytes[start + 1] {
        case Byte.exclamation:
            if bytes.has("<!--", at: start) {
                self = .comment
            } else if bytes.has("<![CDATA[", at: start) {
                self = .characterData
            } else if line.count > 2, bytes[start + 2].isLetter {
                self = .declaration
            } else {
                return nil
            }
        case Byte.question: self = .instruction
        default:
            guard let name = Self.elementName(in: bytes, line) else { return nil }
            if Self.rawNames.contains(name.text), !name.isClosing, name.endsWell {
                self = .raw
            } else if Self.blockNames.contains(name.text), name.endsWell || name.endsEmpty {
                self = .element
            } else if !interrupts, Self.isWholeTag(in: bytes, line) {
                self = .element
            } else {
                return nil
            }
        }
    }

    /// Whether the block ends with this line. An element ends with a blank one.
    func ends(in bytes: [UInt8], _ line: Range<Int>) -> Bool {
        switch self {
        case .raw:
            bytes.firstIndex(of: "</script>", in: line, ignoringCase: true) != nil
                || bytes.firstIndex(of: "</pre>", in: line, ignoringCase: true) != nil
                || bytes.firstIndex(of: "</style>", in: line, ignoringCase: true) != nil
                || bytes.firstIndex(of: "</textarea>", in: line, ignoringCase: true) != nil
        case .comment: bytes.firstIndex(of: "-->", in: line) != nil
        case .instruction: bytes.firstIndex(of: "?>", in: line) != nil
        case .declaration: bytes.firstIndex(of: ">", in: line) != nil
        case .characterData: bytes.firstIndex(of: "]]>", in: line) != nil
        case .element: false
        }
    }

    private struct Name {
        let text: String
        let isClosing: Bool
        /// Whether a blank, `>` or the end of the line follows.
        let endsWell: Bool
        /// Whether `/>` follows.
        let endsEmpty: Bool
    }

    private static func elementName(in bytes: [UInt8], _ line: Range<Int>) -> Name? {
        let isClosing = bytes[line.lowerBound + 1] == Byte.slash
        let start = line.lowerBound + (isClosing ? 2 : 1)
        var end = start
        while end < line.upperBound, end - start < 64, bytes[end].isLetter || bytes[end].isDigit { end += 1 }
        guard end > start, bytes[start].isLetter else { return nil }
        let next = end < line.upperBound ? bytes[end] : Byte.greater
        return Name(
            text: bytes.string(start..<end).lowercased(), isClosing: isClosing,
            endsWell: next.isBlank || next == Byte.greater,
            endsEmpty: next == Byte.slash && bytes[..<line.upperBound].has("/>", at: end))
    }

    /// Whether the line is one tag, and blanks behind it.
    private static func isWholeTag(in bytes: [UInt8], _ line: Range<Int>) -> Bool {
        var tag = TagReader(bytes, at: line.lowerBound, end: line.upperBound)
        guard tag.read(allowsExpressions: false) else { return false }
        return bytes[tag.index..<line.upperBound].allSatisfy(\.isBlank)
    }

    private static let rawNames: Set = ["script", "pre", "style", "textarea"]

    private static let blockNames = Set(
        """
        address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl \
        dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend \
        li link main menu menuitem nav noframes ol optgroup option p param search section source summary table tbody \
        td tfoot th thead title tr track ul
        """.split(separator: " ").map(String.init))
}
