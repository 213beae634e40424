/// The rules for every error and warning, whatever the input.
public enum MessageRules {
    /// The maximum number of Unicode scalars in a message.
    public static let maximumLength = 300

    /// Returns the rule that a message violates, or `nil`.
    public static func violation(of message: String) -> String? {
        let scalars = message.unicodeScalars
        if scalars.isEmpty { return "a message is empty" }
        if scalars.contains(where: { $0 == "\n" || $0 == "\r" || $0 == "\u{2028}" || $0 == "\u{2029}" }) {
            return "a message has several lines"
        }
        if scalars.contains(where: isUnprintable) {
            return "a message has a control or direction character"
        }
        if scalars.count > maximumLength { return "a message has more than \(maximumLength) characters" }
        return nil
    }

    /// Whether a character controls the terminal or the text direction.
    private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
