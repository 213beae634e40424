internal import Foundation
internal import Frames
internal import Rendering

/// The day periods of 12-hour clocks in all of WhatsApp's languages, such as “PM”, “下午” and “du.”.
enum DayPeriods {
    /// The hours of a day period.
    struct Hours: OptionSet {
        let rawValue: UInt32

        static let morning = Hours(rawValue: 0xFFF)
        static let afternoon = Hours(rawValue: 0xFFF000)

        init(rawValue: UInt32) { self.rawValue = rawValue }

        init(hour: Int) { rawValue = 1 << UInt32(hour) }
    }

    /// The hours of a word; `nil` for other words.
    static func hours(of word: String) -> Hours? {
        switch word {
        case "am": .morning
        case "pm": .afternoon
        default: words[word]
        }
    }

    /// A word in the form for lookups: without spaces, periods and diacritics, in lowercase.
    static func normalized(_ word: some StringProtocol) -> String {
        String(
            word.lowercased().filter { !$0.isWhitespace && $0 != "." && !WhatsAppLine.isMark($0) && $0 != "\u{200C}" })
    }

    /// From CLDR: both halves of the day, and the times of day that some languages use instead.
    private static let words: [String: Hours] = {
        var words: [String: Hours] = [:]
        for locale in WhatsAppLocales.all {
            for form in ["a", "aaaa", "B"] {
                let writer = DateWriter(
                    .fields(form), locale: locale, calendar: Calendar(identifier: .gregorian), zone: .gmt)
                for hour in 0..<24 {
                    let word = normalized(writer.string(from: Date(timeIntervalSince1970: Double(hour) * 3600)))
                    if !word.isEmpty { words[word, default: []].insert(Hours(hour: hour)) }
                }
            }
        }
        return words
    }()
}

/// The languages and regions in which WhatsApp writes dates, by their CLDR identifiers.
enum WhatsAppLocales {
    static let all: [Locale] = [
        "af", "am", "ar", "ar_EG", "ar_SA", "az", "be", "bg", "bn", "bn_IN", "ca", "cs", "da", "de", "de_AT", "de_CH",
        "el", "en", "en_AU", "en_CA", "en_GB", "en_IE", "en_IN", "en_NZ", "en_SG", "en_ZA", "es", "es_AR", "es_CL",
        "es_CO", "es_MX", "et", "eu", "fa", "fi", "fil", "fr", "fr_BE", "fr_CA", "fr_CH", "ga", "gl", "gu", "he", "hi",
        "hr", "hu", "hy", "id", "is", "it", "it_CH", "ja", "ka", "kk", "km", "kn", "ko", "ky", "lo", "lt", "lv", "mk",
        "ml", "mr", "ms", "my", "nb", "ne", "nl", "nl_BE", "pa", "pl", "pt", "pt_PT", "ro", "ru", "si", "sk",
        "sl", "sq", "sr", "sv", "sw", "ta", "te", "th", "tr", "uk", "ur", "uz", "vi", "zh", "zh_Hant", "zh_Hant_HK",
        "zu",
    ].map(Locale.init(identifier:))
}
