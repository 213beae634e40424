import Foundation

/// The system's formatters. Making one is slow, so each thread keeps those that it used.
package enum DateFormatters {
    private struct Key: Hashable {
        let text: DateText
        let locale: String
        let zone: TimeZone
    }

    private final class Memory {
        var formatters: [Key: DateFormatter] = [:]
    }

    package static func formatter(_ text: DateText, locale: String, zone: TimeZone) -> DateFormatter {
        let key = Key(text: text, locale: locale, zone: zone)
        let memory = memoryOfThread
        if let formatter = memory.formatters[key] { return formatter }
        let formatter = make(key)
        memory.formatters[key] = formatter
        return formatter
    }

    private static var memoryOfThread: Memory {
        let key = "MessageShot.DateFormatters"
        let values = Thread.current.threadDictionary
        if let memory = values[key] as? Memory { return memory }
        let memory = Memory()
        values[key] = memory
        return memory
    }

    private static func make(_ key: Key) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.locale = Locale(identifier: key.locale)
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
        }
        return formatter
    }
}
