/// Finds the data that a text view turns into links. Foundation on Linux has no data detector.
package enum DataFinder {
    /// A range of a text, and the URL that it links to.
    package struct Match {
        /// The range in UTF-16 units.
        package let range: NSRange
        /// The URL; for a phone number, with the scheme `tel`.
        package let url: URL
    }

    /// Returns the matches in order.
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
