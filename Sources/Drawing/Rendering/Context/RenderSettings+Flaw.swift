internal import Console
internal import Foundation

extension RenderSettings {
    /// What is wrong with the locale or the time zone, such as “the locale “de_QX”, which is none; de is”; `nil` if both are
    /// known.
    package var flaw: String? {
        if !locale.isLocaleIdentifier {
            let examples = locale.nearestLocale.map { "\($0) is" } ?? "en_US and nl_NL are"
            return "the locale “\(locale.shortened(to: 60))”, which is none; \(examples)"
        }
        if timeZone != Self.defaultTimeZone, TimeZone(identifier: timeZone) == nil {
            return "the time zone “\(timeZone.shortened(to: 60))”, which is none; UTC and Europe/Amsterdam are"
        }
        return nil
    }

    /// It needs no look at ICU's zones.
    private static let defaultTimeZone = RenderSettings().timeZone
}
