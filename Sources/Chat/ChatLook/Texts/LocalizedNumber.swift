import ChatModels
import Foundation
import Frames
import Rendering

/// Formats numbers as the locale of the render does, with its digits and separators.
package enum LocalizedNumber {
    /// Returns a number with at most two decimals: `1.5`, in German `1,5`.
    package static func text(_ number: Double) -> String {
        let locale = RenderSettings.current.locale
        // The system's format style would load the tables of all languages.
        if locale == "en_US", number.magnitude < 1000 { return DecimalText.english(number) }
        return number.formatted(.number.locale(locale.locale).precision(.fractionLength(0...2)))
    }

    /// Returns an integer: `12,345`, in German `12.345`, in Egypt `١٢٬٣٤٥`.
    package static func text(_ number: Int) -> String {
        let locale = RenderSettings.current.locale
        if locale == "en_US", number.magnitude < 1000 { return "\(number)" }
        return number.formatted(.number.locale(locale.locale))
    }

    /// Returns a percentage: `46%`, in German `46 %`.
    package static func percentage(_ percent: Int) -> String {
        let locale = RenderSettings.current.locale
        if locale == "en_US", percent.magnitude < 1000 { return "\(percent)%" }
        return percent.formatted(.percent.locale(locale.locale))
    }

    /// Returns a text with its digits replaced by those of the locale, such as a duration.
    package static func inDigits(_ text: String) -> String {
        guard let zero = zero(of: RenderSettings.current) else { return text }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let digit = scalar.value &- 0x30
            scalars.append(digit < 10 ? Unicode.Scalar(zero + digit) ?? scalar : scalar)
        }
        return String(scalars)
    }

    /// Returns the digit zero of a locale's numbering system, or `nil` for 0 itself.
    private static func zero(of settings: RenderSettings) -> UInt32? {
        if settings.locale == "en_US" || westernLanguages.contains(settings.language) { return nil }
        return zeros[settings.locale.locale.numberingSystem.identifier]
    }

    /// Languages that use the digits 0 to 9 in all regions, so that the system's tables aren't needed.
    private static let westernLanguages: Set<String> = ["de", "en", "es", "fr", "hi", "it", "ja", "ko", "nl", "pt"]

    /// The digits zero of the default numbering systems of locales.
    private static let zeros: [String: UInt32] = [
        "adlm": 0x1E950, "arab": 0x0660, "arabext": 0x06F0, "beng": 0x09E6, "cakm": 0x11136, "deva": 0x0966,
        "mtei": 0xABF0, "mymr": 0x1040, "nkoo": 0x07C0, "olck": 0x1C50, "tibt": 0x0F20,
    ]
}
