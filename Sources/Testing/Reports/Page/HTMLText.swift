import Foundation

/// Text that a browser takes for nothing else.
enum HTMLText {
    /// For the content of elements and the values of attributes in double quotes.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            if "&<>\"'".unicodeScalars.contains(scalar) {
                escaped += "&#\(scalar.value);"
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
    }

    /// JSON for the content of a `script` element, which nothing in it can end.
    static func script(_ json: Data) -> String {
        String(decoding: json, as: UTF8.self)
            .replacing("<", with: #"\u003c"#).replacing(">", with: #"\u003e"#).replacing("&", with: #"\u0026"#)
            .replacing("\u{2028}", with: #"\u2028"#).replacing("\u{2029}", with: #"\u2029"#)
    }
}
