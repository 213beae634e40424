internal import Markdown

/// Converts plain text, and the markup of other programs, to Markdown.
enum MarkdownText {
    /// Returns a part of a text with Markdown characters escaped, so that it is shown literally.
    ///
    /// - Parameter atLineStart: Whether the text starts a line.
    static func escaped(_ text: String, atLineStart: Bool = true) -> String {
        guard text.utf8.contains(where: { marks.contains($0) }) else { return text }
        let scalars = Array(text.unicodeScalars)
        let counts = Counts(scalars)
        var result = String.UnicodeScalarView()
        var isLineStart = atLineStart
        for (index, scalar) in scalars.enumerated() {
            let previous = index > 0 ? scalars[index - 1] : nil
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            if counts.isMark(scalar, between: previous, next) || (isLineStart && isBlockMark(at: index, in: scalars)) {
                result.append("\\")
            }
            result.append(scalar)
            isLineStart = scalar == "\n" || (isLineStart && scalar == " ")
        }
        return String(result)
    }

    /// Returns a whole text that Markdown shows literally.
    static func escaping(_ text: String) -> String { removingUnneededEscapes(escaped(text)) }

    /// Returns a text without its backslashes, if it looks the same without them.
    static func removingUnneededEscapes(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
        var plain = String.UnicodeScalarView()
        var isEscaping = false
        for scalar in text.unicodeScalars {
            if isEscaping, !(scalar.isASCII && scalar.properties.generalCategory.isPunctuation) { plain.append("\\") }
            isEscaping = !isEscaping && scalar == "\\"
            if !isEscaping { plain.append(scalar) }
        }
        if isEscaping { plain.append("\\") }
        return MarkdownParser.parse(String(plain)).hasMarkup ? text : String(plain)
    }

    private static let marks = Set("*_`~[<&\\#>-+".utf8)

    /// The number of occurrences of each markup character: most of them need a counterpart.
    private struct Counts {
        private var stars = 0, lines = 0, ticks = 0, waves = 0
        private var hasLink = false

        init(_ scalars: [Unicode.Scalar]) {
            var previous: Unicode.Scalar?
            for scalar in scalars {
                switch scalar {
                case "*": stars += 1
                case "_": lines += 1
                case "`": ticks += 1
                case "~": waves += 1
                case "(" where previous == "]": hasLink = true
                default: break
                }
                previous = scalar
            }
        }

        /// Whether a character between two others may be inline markup.
        func isMark(
            _ scalar: Unicode.Scalar, between previous: Unicode.Scalar?, _ next: Unicode.Scalar?
        ) -> Bool {
            let isAlone = isBlank(previous) && isBlank(next)
            return switch scalar {
            // At the end of a part, a markup character may follow.
            case "\\": next.map { $0.isASCII && $0.properties.generalCategory.isPunctuation } ?? true
            case "*": stars > 1 && !isAlone
            case "_": lines > 1 && !isAlone && !(isWord(previous) && isWord(next))
            case "`": ticks > 1
            case "~": waves > 1 && !isAlone
            case "[": hasLink
            case "<": next.map { $0 == "/" || $0 == "!" || $0 == "?" || $0.properties.isAlphabetic } ?? false
            case "&": next.map { $0 == "#" || $0.properties.isAlphabetic } ?? false
            default: false
            }
        }

        private func isBlank(_ scalar: Unicode.Scalar?) -> Bool { scalar?.properties.isWhitespace ?? true }

        private func isWord(_ scalar: Unicode.Scalar?) -> Bool {
            scalar.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
        }
    }

    /// Whether a line starts a heading, a quotation or an unnumbered list. Numbered lists look like their text.
    private static func isBlockMark(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        func isBlank(_ index: Int) -> Bool { index >= scalars.count || scalars[index].properties.isWhitespace }
        switch scalars[index] {
        case ">": return true
        case "-", "+", "*": return isBlank(index + 1)
        case "#":
            let end = scalars[index...].prefix(7).firstIndex { $0 != "#" } ?? min(index + 7, scalars.count)
            return end - index <= 6 && isBlank(end)
        default: return false
        }
    }

    /// Returns a text with markup around its words; outer spaces stay outside, as Markdown requires.
    static func wrapped(_ text: String, in mark: String) -> String {
        let start = text.prefix { $0.isWhitespace }
        guard start.count < text.count else { return text }
        let end = String(text.reversed().prefix { $0.isWhitespace }.reversed())
        return "\(start)\(mark)\(text.dropFirst(start.count).dropLast(end.count))\(mark)\(end)"
    }

    /// Returns inline code.
    static func code(_ text: String) -> String {
        guard !text.isEmpty else { return "" }
        let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
        let pad = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
        return fence + pad + text + pad + fence
    }

    /// Returns a code block.
    static func preformatted(_ text: String) -> String {
        let fence = String(repeating: "`", count: max(longestRun(of: "`", in: text) + 1, 3))
        return "\(fence)\n\(text.trimmingNewlines)\n\(fence)"
    }

    /// Returns a Markdown quotation.
    static func quotation(_ text: String) -> String {
        quotingLines(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)) { _ in true }
    }

    /// Returns lines, some of which are quoted. Within a quotation, line breaks need markup.
    static func quotingLines(_ lines: [String], where isQuoted: (Int) -> Bool) -> String {
        var isCode = false
        return lines.enumerated().map { index, line in
            guard isQuoted(index) else { return line }
            if line.hasPrefix("```") { isCode.toggle() }
            let hasNext = index + 1 < lines.count && isQuoted(index + 1)
            let breaks = hasNext && !isCode && isParagraph(line) && isParagraph(lines[index + 1])
            return "> \(line)" + (breaks ? "\\" : "")
        }.joined(separator: "\n")
    }

    /// Whether a line continues the paragraph above it.
    private static func isParagraph(_ line: String) -> Bool {
        guard let first = line.unicodeScalars.first, first != " ", !line.hasPrefix("```") else { return false }
        return first.properties.numericType == nil && !isBlockMark(at: 0, in: Array(line.unicodeScalars.prefix(8)))
    }

    /// Returns a link; an address without a label is shown itself.
    static func link(_ label: String?, to address: String) -> String {
        guard let label, label != address, !address.hasSuffix("://\(label)") else { return address }
        return link(marked: escaped(label).replacing("[", with: "\\[").replacing("]", with: "\\]"), to: address)
    }

    /// Returns a link with a Markdown label.
    static func link(marked label: String, to address: String) -> String {
        let target = address.replacing(" ", with: "%20").replacing("(", with: "%28").replacing(")", with: "%29")
        return "[\(label)](\(target))"
    }

    private static func longestRun(of character: Character, in text: String) -> Int {
        var longest = 0
        var run = 0
        for other in text {
            run = other == character ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}

extension String {
    /// The text without leading and trailing line breaks.
    var trimmingNewlines: String {
        var rest = self[...]
        while rest.first?.isNewline == true { rest.removeFirst() }
        while rest.last?.isNewline == true { rest.removeLast() }
        return String(rest)
    }
}

extension Unicode.GeneralCategory {
    /// Whether Markdown counts ASCII characters of the category as punctuation.
    fileprivate var isPunctuation: Bool {
        switch self {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            true
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .spaceSeparator,
            .lineSeparator, .paragraphSeparator, .control, .format, .surrogate, .privateUse, .unassigned:
            false
        @unknown default: false
        }
    }
}
