/// Finds phone numbers in texts: 7 to 15 digits in the usual groups.
///
/// A number starts with `+`, or has 7 digits or more in at least two groups, or ten digits in one: `+1 (555) 010-9988`,
/// `555-0199`, `030 1234567`. Dates, times, amounts and IP addresses aren't numbers.
enum PhoneNumberFinder {
    struct Match {
        /// The number without spaces.
        let number: String
        /// The range in UTF-16 units.
        let range: NSRange
    }

    /// Returns the numbers in `text` in order.
    static func matches(in text: String) -> [Match] {
        let units = Array(text.utf16)
        var matches: [Match] = []
        var start = 0
        while start < units.count {
            guard begins(at: start, in: units) else {
                start += 1
                continue
            }
            let end = self.end(from: start, in: units)
            if let match = match(in: units, start..<end) { matches.append(match) }
            start = max(end, start + 1)
        }
        return matches
    }

    /// Returns whether a number may start here: at a digit, `+` or `(`, and not in the middle of a word or of another
    /// number.
    private static func begins(at index: Int, in units: [UInt16]) -> Bool {
        let unit = units[index]
        guard unit.isDigit || unit == plus || unit == opening else { return false }
        guard index > 0 else { return true }
        let before = units[index - 1]
        return !before.isDigit && !before.isLetter && ![dot, comma, slash, colon, dash, hash].contains(before)
            && Unicode.Scalar(before)?.properties.generalCategory != .currencySymbol
    }

    /// Returns the end of the digits, brackets and separators that start at an index.
    private static func end(from start: Int, in units: [UInt16]) -> Int {
        var (index, last) = (start, start)
        while index < units.count {
            let unit = units[index]
            if unit.isDigit || index == start && unit == plus {
                last = index + 1
            } else if ![space, noBreakSpace, dash, dot, slash, opening, closing].contains(unit) {
                break
            } else if index > start, isSeparator(unit), isSeparator(units[index - 1]), unit != dash {
                break
            }
            index += 1
        }
        return last
    }

    private static func isSeparator(_ unit: UInt16) -> Bool { [space, noBreakSpace, dash, dot, slash].contains(unit) }

    private static func match(in units: [UInt16], _ range: Range<Int>) -> Match? {
        guard !range.isEmpty else { return nil }
        if range.upperBound < units.count {
            let next = units[range.upperBound]
            guard !next.isLetter, next != colon, next != percent else { return nil }
        }
        let part = units[range]
        let groups = part.split { !$0.isDigit }
        let digits = groups.reduce(0) { $0 + $1.count }
        let isInternational = part.first == plus
        guard (7...15).contains(digits), isInternational || groups.count > 1 || (10...11).contains(digits),
            part.count(where: { $0 == opening }) == part.count(where: { $0 == closing }),
            isInternational || !looksLikeDate(groups, part), groups.count <= 6
        else { return nil }
        let number = String(decoding: part.filter { $0.isDigit || $0 == plus }, as: UTF16.self)
        return Match(number: number, range: NSRange(location: range.lowerBound, length: range.count))
    }

    /// `2024-05-17`, `17.05.2024`, `192.168.0.1`, `1 000 000`
    private static func looksLikeDate(_ groups: [ArraySlice<UInt16>], _ part: ArraySlice<UInt16>) -> Bool {
        let lengths = groups.map(\.count)
        let separators = Set(part.filter(isSeparator))
        if lengths == [4, 2, 2] || lengths == [2, 2, 4] || lengths == [1, 2, 4] || lengths == [2, 1, 4] {
            return separators.count == 1
        }
        if lengths.count == 4, separators == [dot], lengths.allSatisfy({ $0 <= 3 }) { return true }
        // Groups of three digits after a shorter one are an amount, unless they have the digits of a phone number.
        return separators.isSubset(of: [space, noBreakSpace, dot]) && lengths.dropFirst().allSatisfy { $0 == 3 }
            && lengths[0] <= 3 && !part.contains(opening)
    }

    private static let (plus, opening, closing) = (UInt16(0x2B), UInt16(0x28), UInt16(0x29))
    private static let (space, noBreakSpace, dash, dot, slash) =
        (UInt16(0x20), UInt16(0xA0), UInt16(0x2D), UInt16(0x2E), UInt16(0x2F))
    private static let (comma, colon, hash, percent) = (UInt16(0x2C), UInt16(0x3A), UInt16(0x23), UInt16(0x25))
}

extension UInt16 {
    fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }

    fileprivate var isLetter: Bool { Unicode.Scalar(self)?.properties.isAlphabetic == true || self == 0x5F }
}
