import Foundation

/// Data inside of a page.
enum PageData {
    /// Returns JSON for the content of a `script` element, which nothing in the data can end.
    static func script(_ json: Data) -> String {
        String(decoding: json, as: UTF8.self)
            .replacing("<", with: #"\u003c"#).replacing(">", with: #"\u003e"#).replacing("&", with: #"\u0026"#)
            .replacing("\u{2028}", with: #"\u2028"#).replacing("\u{2029}", with: #"\u2029"#)
    }
}
