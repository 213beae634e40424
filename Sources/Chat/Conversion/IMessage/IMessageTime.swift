internal import Documents
internal import Foundation

/// The first line of a message from imessage-exporter: `May 17, 2022  5:29:42 PM`, and when it was read.
struct IMessageTime {
    let date: Date

    /// The spaces before the time, which mark a reply.
    let indentation: Int

    /// The text after the time of a notice, such as “Rosa named the conversation “Lunch””.
    let notice: String

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// - Returns: `nil` for any other line.
    init?(_ line: some StringProtocol) {
        indentation = line.prefix { $0 == " " }.count
        let start = line.utf8.dropFirst(indentation)
        // A quick check, since most lines don't match.
        guard let letter = start.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter),
            start.dropFirst(3).first == UInt8(ascii: " ")
        else { return nil }
        guard
            let match = String(line.dropFirst(indentation)).wholeMatch(
                of: /([A-Z][a-z]{2}) (\d{2}), (\d{4})  ?(\d{1,2}):(\d{2}):(\d{2}) ([AP]M)(?: (.*))?/),
            let month = Self.months.firstIndex(of: String(match.1)), let hour = Int(match.4), (1...12).contains(hour)
        else { return nil }
        let hours = hour % 12 + (match.7 == "PM" ? 12 : 0)
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let text = "\(match.3)-\(padded(month + 1))-\(match.2)T\(padded(hours)):\(match.5):\(match.6)"
        guard let date = DateReader.date(text) else { return nil }
        self.date = date
        let rest = String(match.8 ?? "")
        notice = rest.hasPrefix("(") ? "" : rest
    }
}
