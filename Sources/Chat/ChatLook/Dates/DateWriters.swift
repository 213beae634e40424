import Foundation
import Rendering

/// Date formatters for languages other than American English. Creating one is slow, so each thread keeps those that it
/// used.
package enum DateWriters {
    private struct Key: Hashable {
        let text: DateText
        let locale: String
        let zone: TimeZone
    }

    private final class Cache {
        var writers: [Key: DateWriter] = [:]
    }

    private static let caches = ThreadLocal { Cache() }

    /// Returns the current thread's formatter for a format, a locale such as `"en_US"` and a time zone.
    package static func writer(_ text: DateText, locale: String, zone: TimeZone) -> DateWriter {
        let key = Key(text: text, locale: locale, zone: zone)
        let cache = caches.current
        if let writer = cache.writers[key] { return writer }
        let writer = DateWriter(
            text.pattern, locale: locale.locale, calendar: Calendar(identifier: .gregorian), zone: zone)
        cache.writers[key] = writer
        return writer
    }
}

extension DateText {
    fileprivate var pattern: DateWriter.Pattern {
        switch self {
        case .time: .styles(date: .none, time: .short)
        case .day: .template("MMMdd")
        case .weekday: .template("EEEE")
        case .shortDate: .styles(date: .short, time: .none)
        case .paddedDate: .template("ddMMyy")
        case .clock: .template("HHmm")
        case .weekdayAndDay: .template("EEEMMMd")
        }
    }
}
