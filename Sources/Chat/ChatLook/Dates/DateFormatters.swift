import Foundation
import Frames

/// The system's formatters. Making one is slow, so each thread keeps those that it used.
package enum DateFormatters {
    private struct Key: Hashable {
        let text: DateText
        let locale: String
        let zone: TimeZone
    }

    private final class Cache {
        var formatters: [Key: DateFormatter] = [:]
    }

    private static let caches = ThreadLocal { Cache() }

    /// Returns the current thread's formatter for a text, a locale such as `"en_US"` and a time zone.
    package static func formatter(_ text: DateText, locale: String, zone: TimeZone) -> DateFormatter {
        let key = Key(text: text, locale: locale, zone: zone)
        let cache = caches.current
        if let formatter = cache.formatters[key] { return formatter }
        let formatter = make(key)
        cache.formatters[key] = formatter
        return formatter
    }

    private static func make(_ key: Key) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.locale = key.locale.locale
        formatter.timeZone = key.zone
        switch key.text {
        case .time:
            formatter.timeStyle = .short
            formatter.dateStyle = .none
        case .day:
            formatter.setLocalizedDateFormatFromTemplate("MMMdd")
        case .weekday:
            formatter.setLocalizedDateFormatFromTemplate("EEEE")
        case .shortDate:
            formatter.timeStyle = .none
            formatter.dateStyle = .short
        case .paddedDate:
            formatter.setLocalizedDateFormatFromTemplate("ddMMyy")
        case .clock:
            formatter.setLocalizedDateFormatFromTemplate("HHmm")
        }
        return formatter
    }
}
