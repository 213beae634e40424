// Text from files, pages and names is untrusted. On a terminal, a page or a log it must not act: no escape sequences,
// no reversed direction, no forged lines, no stacks of combining marks.
extension String {
    /// The text on one line, with control and formatting characters made visible.
    ///
    /// Line breaks and tabs become spaces. Control characters, characters that change the direction of text, and
    /// invisible characters are shown as `\u{202E}`. After four combining marks in a row, the rest are omitted.
    package var printable: String { printable(keepsLines: false) }

    /// Like ``printable``, but keeps line breaks and tabs.
    package var printableLines: String { printable(keepsLines: true) }

    /// The text on one line without control and formatting characters: for prose in pages, such as alternative texts.
    package var plain: String { printable(keepsLines: false) { _ in "" } }

    /// The text on one line of at most `limit` Unicode scalars, ending in an ellipsis if it is cut.
    package func shortened(to limit: Int) -> String {
        // Of a long text, only the part that can be shown is examined.
        let line = String(String.UnicodeScalarView(unicodeScalars.prefix(limit + 1))).printable.unicodeScalars
        guard line.count > limit else { return String(line) }
        return String(String.UnicodeScalarView(line.prefix(limit - 1))) + "…"
    }

    /// The text on one line of at most `limit` Unicode scalars. A longer text loses its middle, because a message
    /// begins with the place and ends with the remedy.
    package func shortenedInside(to limit: Int) -> String {
        let line = printable.unicodeScalars
        guard line.count > limit else { return String(line) }
        let (start, end) = (limit - limit / 3 - 1, limit / 3)
        return String(String.UnicodeScalarView(line.prefix(start))) + "…"
            + String(String.UnicodeScalarView(line.suffix(end)))
    }

    /// The text on one line of at most 280 characters: after the name of a program, it stays below the 300 characters
    /// of ``StandardError``.
    package var errorLine: String { shortenedInside(to: 280) }

    private func printable(
        keepsLines: Bool,
        _ escape: (Unicode.Scalar) -> String = { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
    ) -> String {
        if utf8.allSatisfy({ 0x20..<0x7F ~= $0 || keepsLines && $0 == 0x0A }) { return self }
        var shown = String.UnicodeScalarView()
        var (marks, isAfterBreak, isInFlag) = (0, false, false)
        for scalar in unicodeScalars {
            // England's flag is a black flag followed by tags, which are invisible on their own.
            isInFlag = scalar == "\u{1F3F4}" || isInFlag && 0xE_0020...0xE_007F ~= scalar.value
            let action = isInFlag ? .show : scalar.action(keepsLines: keepsLines)
            marks = action == .mark ? marks + 1 : 0
            switch action {
            case .show:
                // A carriage return and a line feed are one line break.
                if scalar == "\n", isAfterBreak { shown.removeLast() }
                shown.append(scalar)
            case .mark: if marks <= maximumCombiningMarks { shown.append(scalar) }
            case .space: if !isAfterBreak { shown.append(" ") }
            case .escape: shown.append(contentsOf: escape(scalar).unicodeScalars)
            }
            isAfterBreak = action == .space
        }
        return String(shown)
    }
}

/// No language stacks more than four marks on a letter.
private let maximumCombiningMarks = 4

/// How to show a scalar.
private enum ScalarAction {
    case show, space, escape
    /// A combining mark, shown unless too many precede it.
    case mark
}

extension Unicode.Scalar {
    fileprivate func action(keepsLines: Bool) -> ScalarAction {
        if 0x20..<0x7F ~= value { return .show }
        switch value {
        case 0x0A, 0x09: return keepsLines ? .show : .space
        case 0x0B...0x0D, 0x85, 0x2028, 0x2029: return .space
        default: break
        }
        if isControlOrInvisible { return .escape }
        return isMark ? .mark : .show
    }

    /// Whether the scalar is invisible or has an effect: control characters, direction marks, fillers.
    package var isControlOrInvisible: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0: true
        case 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        case 0x1_D173...0x1_D17A, 0xE_0000...0xE_00FF: true
        default: false
        }
    }

    /// Whether the scalar combines with the one before it: accents, selectors, joiners.
    private var isMark: Bool {
        guard value >= 0x300 else { return false }
        if value == 0x200C || value == 0x200D { return true }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return true
        default: return false
        }
    }
}
