/// Finds what a text view makes links of by itself. Foundation has no data detector on Linux.
package enum DataFinder {
    /// A piece of a text, and where it leads to.
    package struct Match {
        /// Where it stands, in UTF-16 units.
        package let range: NSRange
        /// The address; of a phone number, one with the scheme `tel`.
        package let url: URL
    }

    /// Returns what is found, from front to back.
    package static func matches(in text: String, links: Bool, phoneNumbers: Bool) -> [Match] {
        var matches: [Match] = []
        if links { matches = AddressFinder.matches(in: text).map { Match(range: $0.range, url: $0.url) } }
        if phoneNumbers {
            let addresses = links ? matches.map(\.range) : AddressFinder.matches(in: text).map(\.range)
            for number in PhoneNumberFinder.matches(in: text) {
                let isInAddress = addresses.contains { NSIntersectionRange($0, number.range).length > 0 }
                guard !isInAddress, let url = URL(string: "tel:\(number.number)") else { continue }
                matches.append(Match(range: number.range, url: url))
            }
        }
        return matches.sorted { $0.range.location < $1.range.location }
    }
}
