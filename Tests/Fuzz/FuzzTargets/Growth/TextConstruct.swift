/// Constructs that a text can contain many times.
package enum TextConstruct {
    /// The names and characters of the constructs.
    package static let all: [(name: String, unit: String)] = [
        ("letters", "a"), ("words", "ab "), ("tabs", "\t"), ("tabs and letters", "a\t"), ("line breaks", "a\n"),
        ("empty lines", "\n"), ("blanks", " "), ("blanks that don't break", "\u{A0}"), ("soft hyphens", "a\u{AD}"),
        ("joiners", "\u{200D}"), ("blanks without width", "a\u{200B}"), ("combining marks", "\u{301}"),
        ("letters with marks", "e\u{301}"), ("direction marks", "\u{200F}"), ("embeddings", "\u{202A}a"),
        ("overrides", "\u{202E}a"), ("isolates", "\u{2067}a"), ("ended isolates", "\u{2067}a\u{2069}"),
        ("mixed directions", "a א "), ("Arabic", "سلام "), ("Thai", "สวัสดี"), ("lines of Thai", "สวัสดี\n"),
        ("Khmer", "ខ្មែរ"),
        ("Devanagari", "क्ष"), ("Burmese", "မြန်"),
        ("Chinese", "日本"), ("Hangul", "한"), ("emoji", "😀"), ("families", "👨‍👩‍👧"), ("skin tones", "👍🏽"), ("flags", "🇳🇱"),
        ("keycaps", "1️⃣"), ("variation selectors", "a\u{FE0F}"), ("tags", "🏴\u{E0067}"),
        ("unknown characters", "\u{E000}"), ("digits", "1,"), ("open emphasis", "*a "), ("open underscores", "_a "),
        ("open strikes", "~a "), ("emphasis", "*a* "), ("strong", "**a** "), ("stars", "*"), ("underscores", "_"),
        ("brackets", "["), ("closed brackets", "[a]"), ("pictures", "!["), ("links", "[a](b) "), ("open links", "[a]("),
        ("less-than signs", "<"), ("tags of HTML", "<a>"), ("backticks", "`"), ("code", "`a` "), ("open code", "`a "),
        ("code blocks", "```\na\n```\n"), ("quotes", "> "), ("lines of quotes", "> a\n"), ("lists", "- a\n"),
        ("nested lists", "- "), ("numbered lists", "1. a\n"), ("headings", "# a\n"), ("rules", "---\n"),
        ("table rows", "| a | b |\n"), ("pipes", "|"), ("footnotes", "[^1]: a\n"), ("definitions", "[a]: b\n"),
        ("backslashes", "\\"), ("entities", "&amp;"), ("addresses", "http://a.b "), ("mail", "a@b.cc "),
        ("mentions", "@ana "), ("at signs", "@"), ("hashes", "#"), ("colons", "a: "), ("quotation marks", "\""),
    ]

    /// A text of about this many characters.
    package static func text(of unit: String, characters count: Int) -> String {
        String(repeating: unit, count: max(count / unit.unicodeScalars.count, 1))
    }
}
