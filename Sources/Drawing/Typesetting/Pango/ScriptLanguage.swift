internal import Frames
internal import Rendering

/// The language for shaping a script.
///
/// Pango would take it from the environment, which makes the same text look different on another machine.
enum ScriptLanguage {
    /// Returns the language code of a non-Latin character; `nil` for characters that scripts share.
    ///
    /// - Parameter han: The language of Chinese characters, whose shapes differ between languages.
    static func code(for scalar: Unicode.Scalar, han: String) -> String? {
        switch scalar.value {
        case 0x0370...0x03FF, 0x1F00...0x1FFF: "el"
        case 0x0400...0x052F: "ru"
        case 0x0530...0x058F: "hy"
        case 0x0590...0x05FF, 0xFB1D...0xFB4F: "he"
        case 0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: "ar"
        case 0x0900...0x097F: "hi"
        case 0x0980...0x09FF: "bn"
        case 0x0A00...0x0A7F: "pa"
        case 0x0A80...0x0AFF: "gu"
        case 0x0B00...0x0B7F: "or"
        case 0x0B80...0x0BFF: "ta"
        case 0x0C00...0x0C7F: "te"
        case 0x0C80...0x0CFF: "kn"
        case 0x0D00...0x0D7F: "ml"
        case 0x0D80...0x0DFF: "si"
        case 0x0E00...0x0E7F: "th"
        case 0x0E80...0x0EFF: "lo"
        case 0x1000...0x109F: "my"
        case 0x10A0...0x10FF: "ka"
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: "ko"
        case 0x1200...0x139F: "am"
        case 0x1780...0x17FF: "km"
        case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: "ja"
        case 0x2E80...0x2FDF, 0x3000...0x303F, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: han
        default: nil
        }
    }

    /// Returns the language of a text's Chinese characters: Japanese if there are kana, Korean if there is Hangul,
    /// otherwise that of the reader.
    static func han(in string: String) -> String {
        for scalar in string.unicodeScalars {
            if let code = code(for: scalar, han: ""), code == "ja" || code == "ko" { return code }
        }
        return han(ofReader: RenderSettings.current.locale)
    }

    /// Returns the reader's variant of Chinese characters: that of the locale, or simplified Chinese.
    static func han(ofReader locale: String) -> String {
        // The common case; parsing subtags takes longer.
        if locale == "en_US" { return "zh-cn" }
        let tags = RenderSettings.subtags(of: locale)
        switch tags.first {
        case "ja": return "ja"
        case "ko": return "ko"
        case "zh", "yue":
            if tags.contains("hk") || tags.contains("mo") { return "zh-hk" }
            return tags.contains("tw") || tags.contains("hant") ? "zh-tw" : "zh-cn"
        default: return "zh-cn"
        }
    }
}
