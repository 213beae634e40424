import Foundation
import Frames

/// Date formatters by language, time zone and pattern. Making one is slow, so each thread keeps those it used.
enum DateFormatting {
    enum Pattern: Hashable {
        /// The language's short time, such as `3:33 PM`.
        case shortTime
        /// The language's way to write the given fields.
        case template(String)
    }

    private struct Key: Hashable {
        let pattern: Pattern
        let locale: String
        let timeZone: String
    }

    private final class Cache {
        var formatters: [Key: DateFormatter] = [:]
    }

    /// Returns the formatter of a pattern, in the language and time zone of the render.
    static func formatter(_ pattern: Pattern) -> DateFormatter {
        let settings = RenderSettings.current
        let key = Key(pattern: pattern, locale: settings.locale, timeZone: settings.timeZone)
        let cache = threadCache
        if let formatter = cache.formatters[key] { return formatter }
        let formatter = make(key)
        cache.formatters[key] = formatter
        return formatter
    }

    private static var threadCache: Cache {
        let key = "MessageShot.DateFormatting"
        let values = Thread.current.threadDictionary
        if let cache = values[key] as? Cache { return cache }
        let cache = Cache()
        values[key] = cache
        return cache
    }

    private static func make(_ key: Key) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.locale = Locale(identifier: key.locale)
        formatter.timeZone = TimeZone(identifier: key.timeZone) ?? TimeZone(secondsFromGMT: 0)
        switch key.pattern {
        case .shortTime:
            formatter.timeStyle = .short
            formatter.dateStyle = .none
        case .template(let template):
            formatter.setLocalizedDateFormatFromTemplate(template)
        }
        return formatter
    }
}
