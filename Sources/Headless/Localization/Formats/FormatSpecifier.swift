/// A placeholder of a format, such as `%lld`, `%2$@` or `%.2f`; `%#@replies@` is one for a text with plural forms.
package struct FormatSpecifier: Hashable, Sendable {
    /// The index of the value, from 0, if the placeholder has one.
    package var position: Int?
    /// The flags before the kind, such as `.2`, without the length modifier.
    var flags = ""
    var kind: Kind

    /// The type of the value.
    enum Kind: Hashable, Sendable {
        case whole
        /// A whole number in another notation: `x`, `X`, `o`, `c`.
        case coded(Character)
        /// A number with decimals: `f`, `e`, `g` and their relatives.
        case decimal(Character)
        case object
        /// One of the forms of a text, by the name of its variable.
        case forms(String)
    }

    /// Reads the text after a percent sign, and removes it from `text`.
    ///
    /// Reads scalars, because the next one may form one character with the last letter, as a keycap does.
    init?(reading text: inout Substring.UnicodeScalarView) {
        var rest = text
        let digits = rest.prefix(while: \.isASCIIDigit)
        if let value = Int(String(digits)), value > 0, rest.dropFirst(digits.count).first == "$" {
            position = value - 1
            rest = rest.dropFirst(digits.count + 1)
        }
        if rest.starts(with: "#@".unicodeScalars) {
            let behind = rest.dropFirst(2)
            guard let end = behind.firstIndex(of: "@") else { return nil }
            kind = .forms(String(behind[..<end]))
            text = behind[end...].dropFirst()
            return
        }
        let flags = rest.prefix { $0.isASCIIDigit || ".+-# '".unicodeScalars.contains($0) }
        rest = rest.dropFirst(flags.count).drop { "hlqztj".unicodeScalars.contains($0) }
        switch rest.popFirst() {
        case "d", "i", "u", "D", "U": kind = .whole
        case let letter? where "xXoOcC".unicodeScalars.contains(letter): kind = .coded(Character(letter))
        case let letter? where "fFeEgGaA".unicodeScalars.contains(letter): kind = .decimal(Character(letter))
        case "@", "s", "S": kind = .object
        default: return nil
        }
        self.flags = String(flags)
        text = rest
    }
}

extension Unicode.Scalar {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
