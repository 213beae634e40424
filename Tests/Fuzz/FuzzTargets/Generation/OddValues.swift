/// Values that tend to break code that reads or draws.
package enum OddValues {
    /// Numbers at the limits of ranges, beyond them, and fractions.
    package static let numbers = [
        "0", "-0", "1", "-1", "0.5", "1e-9", "2", "3", "16", "17", "100", "127", "128", "255", "256", "-256", "1000",
        "32767", "32768", "65535", "65536", "1000000", "1e9", "2147483647", "2147483648", "-2147483648", "4294967296",
        "1e15", "-1e15", "9007199254740993", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
        "1e300", "-1e300", "1e308", "1e309", "5e-324", "0.1", "0.333333333333", "1.7976931348623157e308",
    ]

    /// Texts in other scripts and directions, with invisible characters, and with characters that have a meaning in a
    /// format.
    package static let texts = [
        "", " ", "\n", "\t", "a", "A", "ana", "Ana Lisboa", "Sup!", "0", "-1", "1e15", "null", "true", "NaN", "~",
        "#general", "a: b", "- x", "*a", "&a", "!!binary x", "%", "@ana", "@", "`", "{", "}", "[", "]", "|", ">",
        "**fett**", "_a_ ~~b~~ `c`", "# Heading", "> quote\n> more", "- one\n  - two\n1. three", "```\ncode\n```",
        "[link](https://example.com)", "![image](a.png)", "| a | b |\n|---|---|\n| 1 | 2 |", "<b>bold</b>", "&amp;&#0;",
        "https://example.com/" + String(repeating: "path/", count: 20), "مرحبا بالعالم", "שלום hello עולם", "नमस्ते दुनिया",
        "ภาษาไทยไม่มีช่องว่าง", "你好，世界。", "こんにちは", "안녕하세요", "👍", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇩🇪🇫", "👍🏽👍🏿", "1️⃣", "❤️❤",
        "\u{0}", "\u{1}", "\u{1B}[31mred", "\u{7F}", "\u{85}", "\u{9B}", "\u{AD}", "\u{200B}", "\u{200D}", "\u{200E}x",
        "\u{200F}x", "\u{202A}x", "\u{202E}gnp.exe", "\u{2066}x\u{2069}", "\u{2028}", "\u{2029}", "\u{FEFF}x",
        "\u{FFFC}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{E000}", "\u{10FFFF}", "\u{E0041}\u{E007F}", "\u{61C}",
        "e\u{301}", "Z" + String(repeating: "\u{301}\u{336}\u{489}", count: 12), "\u{301}", "\u{0E33}", "ﷺ", "𝒜𝔅", "ǅ",
        "ß", "ﬃ", "İi", "\r\n", "a\rb", "a\u{B}b\u{C}c", String(repeating: "W", count: 200),
        String(repeating: "wort ", count: 60), String(repeating: "\n", count: 40), String(repeating: "(", count: 100),
        String(repeating: "*", count: 64), String(repeating: "[", count: 80), String(repeating: "👨‍👩‍👧‍👦", count: 20),
        "../../etc/passwd", "/etc/passwd", "/dev/zero", "a/../b.png", "C:\\x", "file:///etc/passwd", "a.png",
        "photo.jpg",
        "2024-05-02T11:59:00Z", "2024-02-30", "0000-00-00T00:00:00Z", "9999-12-31T23:59:59+14:00", "-2024-01-01", "P1D",
        "#FFFFFF", "#fff", "#12345", "rgba(1,2,3,4)", "en_US", "ar", "zz_ZZ", "tlh@calendar=buddhist",
        "Europe/Amsterdam",
    ]

    /// A text that isn't in the list: some of its texts, cut and combined.
    package static func text(_ random: inout Randomness) -> String {
        guard random.oneIn(3) else { return random.pick(texts) }
        var scalars = String.UnicodeScalarView()
        for _ in 0...random.below(3) {
            let part = random.pick(texts).unicodeScalars
            scalars.append(contentsOf: part.prefix(random.below(part.count + 1)))
        }
        return String(scalars)
    }

    package static func number(_ random: inout Randomness) -> String {
        switch random.below(4) {
        case 0: String(random.below(1000))
        case 1: String(Double(random.below(2_000_000) - 1_000_000) / 1000)
        default: random.pick(numbers)
        }
    }
}
