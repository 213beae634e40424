import Foundation
import StreamChatUI

/// Says only the hour and the minute: walks are short.
final class TrailTimestampFormatter: MessageTimestampFormatter {
    private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_GB")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "HH:mm"
        return formatter
    }()

    func format(_ date: Date) -> String { formatter.string(from: date) }
}
