internal import Console
internal import Foundation

extension RenderSettings {
    /// An unknown locale or time zone in the words of an error, such as “the unknown locale “de_QX”; did you mean
    /// “de”?”; `nil` if both are known.
    package var problem: String? {
        if !locale.isLocaleIdentifier {
            let advice = locale.nearestLocale.map { "did you mean “\($0)”?" } ?? "use one such as en_US"
            return "the unknown locale “\(locale.shortened(to: 60))”; \(advice)"
        }
        if timeZone != Self.defaultTimeZone, TimeZone(identifier: timeZone) == nil {
            return "the unknown time zone “\(timeZone.shortened(to: 60))”; use one such as Europe/Amsterdam"
        }
        return nil
    }

    /// The common case needs no lookup in ICU's time zones.
    private static let defaultTimeZone = RenderSettings().timeZone
}
