// What files, pages and names from elsewhere say may reach a terminal, a page or a log only in a form in which nothing of
// it acts: no escape sequence, no turned direction, no forged line, no pile of marks.
extension String {
    /// The text on one line, with what would act on a terminal or a page made visible.
    ///
    /// Line breaks and tabs become spaces. Control characters, characters that turn the direction of text, and invisible
    /// ones are shown as `\u{202E}`. Of a run of combining marks, those behind the first four are left out.
    package var printable: String { printable(keepsLines: false) }

    /// The same with its line breaks and tabs.
    package var printableLines: String { printable(keepsLines: true) }

    /// The text on one line without what would act: for prose in pages, such as what a picture shows.
    package var plain: String { printable(keepsLines: false) { _ in "" } }

    /// One line of at most so many Unicode scalars, the last of which is an ellipsis if some are missing.
    package func shortened(to limit: Int) -> String {
        // No more of a long text is looked at than can be shown.
        let line = String(String.UnicodeScalarView(unicodeScalars.prefix(limit + 1))).printable.unicodeScalars
        guard line.count > limit else { return String(line) }
        return String(String.UnicodeScalarView(line.prefix(limit - 1))) + "…"
    }

    /// One line of at most so many Unicode scalars. Of a longer one, the middle is left out: a message begins with the
    /// place and ends with the remedy.
    package func shortenedInside(to limit: Int) -> String {
        let line = printable.unicodeScalars
        guard line.count > limit else { return String(line) }
        let (start, end) = (limit - limit / 3 - 1, limit / 3)
        return String(String.UnicodeScalarView(line.prefix(start))) + "…"
            + String(String.UnicodeScalarView(line.suffix(end)))
    }

    /// One line of at most 280 characters, as the descriptions of errors are: with the name of a program in front of it, it
    /// stays below the 300 of ``StandardError``.
    package var errorLine: String { shortenedInside(to: 280) }

    private func printable(
        keepsLines: Bool,
        _ escape: (Unicode.Scalar) -> String = { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
    ) -> String {
        if utf8.allSatisfy({ 0x20..<0x7F ~= $0 || keepsLines && $0 == 0x0A }) { return self }
        var shown = String.UnicodeScalarView()
        var (marks, isAfterBreak, isInFlag) = (0, false, false)
        for scalar in unicodeScalars {
            // England's flag is a black one with tags behind it, which are invisible by themselves.
            isInFlag = scalar == "\u{1F3F4}" || isInFlag && 0xE_0020...0xE_007F ~= scalar.value
            let action = isInFlag ? .show : scalar.action(keepsLines: keepsLines)
            marks = action == .mark ? marks + 1 : 0
            switch action {
            case .show:
                // A carriage return and a line feed are one break.
                if scalar == "\n", isAfterBreak { shown.removeLast() }
                shown.append(scalar)
            case .mark: if marks <= mostMarks { shown.append(scalar) }
            case .space: if !isAfterBreak { shown.append(" ") }
            case .escape: shown.append(contentsOf: escape(scalar).unicodeScalars)
            }
            isAfterBreak = action == .space
        }
        return String(shown)
    }
}

/// Languages have at most four marks on a letter.
private let mostMarks = 4

/// What becomes of a scalar.
private enum ScalarAction {
    case show, space, escape
    /// Shown, unless it stands in a long run of others.
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
        if isActing { return .escape }
        return isMark ? .mark : .show
    }

    /// Whether the scalar does something in place of being seen, or can't be seen: controls, directions, fillers.
    package var isActing: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0: true
        case 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        case 0x1_D173...0x1_D17A, 0xE_0000...0xE_00FF: true
        default: false
        }
    }

    /// Whether the scalar joins the one before it, and so piles up: accents, selectors, joiners.
    private var isMark: Bool {
        guard value >= 0x300 else { return false }
        if value == 0x200C || value == 0x200D { return true }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return true
        default: return false
        }
    }
}
