/// The short names of emoji, such as `tada`, that Slack and others write between colons.
enum EmojiNames {
    /// Returns the emoji of a name, or `nil` for a workspace's custom one.
    ///
    /// - Parameter tone: The skin tone from 2, light, to 6, dark; others are ignored.
    static func emoji(_ name: String, tone: Int? = nil) -> String? {
        guard let emoji = emojis[name] else { return nil }
        guard let tone, (2...6).contains(tone), let modifier = Unicode.Scalar(0x1F3F9 + UInt32(tone)) else {
            return emoji
        }
        var toned = String.UnicodeScalarView()
        for scalar in emoji.unicodeScalars {
            // A skin tone replaces the emoji variation selector.
            if scalar == "\u{FE0F}", toned.last == modifier { continue }
            toned.append(scalar)
            // People holding hands have a tone, but not the handshake between them.
            if scalar.properties.isEmojiModifierBase, scalar != "\u{1F91D}" || emoji.unicodeScalars.count < 3 {
                toned.append(modifier)
            }
        }
        return String(toned)
    }

    /// Splits a name and its tone: `wave::skin-tone-3`.
    static func parts(of name: String) -> (name: String, tone: Int?) {
        guard let range = name.range(of: "::skin-tone-") else { return (name, nil) }
        return (String(name[..<range.lowerBound]), name[range.upperBound...].first.flatMap { Int(String($0)) })
    }

    private static let emojis: [String: String] = {
        var emojis: [String: String] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            for name in words.dropFirst() { emojis[String(name)] = String(words[0]) }
        }
        // Slack's additional names.
        for (name, other) in ["thumbsup": "+1", "thumbsdown": "-1", "party_popper": "tada"] where emojis[name] == nil {
            emojis[name] = emojis[other]
        }
        return emojis
    }()
}
