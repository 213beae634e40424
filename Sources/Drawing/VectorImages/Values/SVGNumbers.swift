internal import Foundation

/// Reads the numbers of attributes, separated by spaces, commas or nothing where that is clear.
struct SVGNumbers {
    private var rest: Substring.UTF8View

    init(_ text: some StringProtocol) { rest = Substring(text).utf8 }

    /// All numbers of a text.
    static func all(_ text: some StringProtocol) -> [CGFloat] {
        var reader = SVGNumbers(text)
        var numbers: [CGFloat] = []
        while let number = reader.next() { numbers.append(number) }
        return numbers
    }

    mutating func skipSeparators() {
        while let byte = rest.first, byte == 0x20 || byte == UInt8(ascii: ",") || (0x09...0x0D).contains(byte) {
            rest.removeFirst()
        }
    }

    /// Returns the next letter, if a letter is next.
    mutating func letter() -> UInt8? {
        skipSeparators()
        guard let byte = rest.first, (byte | 0x20) >= UInt8(ascii: "a"), (byte | 0x20) <= UInt8(ascii: "z") else {
            return nil
        }
        rest.removeFirst()
        return byte
    }

    var isAtEnd: Bool {
        mutating get {
            skipSeparators()
            return rest.isEmpty
        }
    }

    /// Returns a flag of an arc, which needs no separator.
    mutating func flag() -> Bool? {
        skipSeparators()
        guard let byte = rest.first, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
        rest.removeFirst()
        return byte == UInt8(ascii: "1")
    }

    mutating func next() -> CGFloat? {
        skipSeparators()
        var end = rest.startIndex
        var (hasPoint, hasExponent) = (false, false)
        loop: while end < rest.endIndex {
            switch rest[end] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): break
            case UInt8(ascii: "-"), UInt8(ascii: "+"):
                let isFirst = end == rest.startIndex
                let afterExponent = !isFirst && (rest[rest.index(before: end)] | 0x20) == UInt8(ascii: "e")
                if !isFirst, !afterExponent { break loop }
            case UInt8(ascii: "."):
                if hasPoint || hasExponent { break loop }
                hasPoint = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                // `1em` has a unit.
                let following = rest.index(after: end)
                guard !hasExponent, following < rest.endIndex, Self.mayFollowExponent(rest[following]) else {
                    break loop
                }
                hasExponent = true
            default: break loop
            }
            rest.formIndex(after: &end)
        }
        guard let number = Double(Substring(rest[..<end])), number.isFinite else { return nil }
        rest = rest[end...]
        return CGFloat(number)
    }

    private static func mayFollowExponent(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
    }
}

/// A length with its unit.
enum SVGLength {
    /// Returns a length in points, of which an SVG pixel has one.
    ///
    /// - Parameter whole: The length that percentages refer to.
    static func points(_ text: String?, of whole: CGFloat) -> CGFloat? {
        guard let text else { return nil }
        var reader = SVGNumbers(text)
        guard let number = reader.next() else { return nil }
        let unit = text.trimmingCharacters(in: .whitespaces).reversed().prefix { $0.isLetter || $0 == "%" }
        return switch String(unit.reversed()).lowercased() {
        case "%": number / 100 * whole
        case "pt": number * 4 / 3
        case "pc": number * 16
        case "in": number * 96
        case "cm": number * 96 / 2.54
        case "mm": number * 96 / 25.4
        case "em": number * 16
        case "ex": number * 8
        default: number
        }
    }
}
