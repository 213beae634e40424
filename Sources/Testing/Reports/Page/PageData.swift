import Console
import Foundation

/// Data embedded in a page.
enum PageData {
    /// Returns JSON for a `script` element: nothing in it can end the element, and characters that change the text
    /// direction are escaped.
    static func script(_ json: Data) -> String {
        PrintableJSON.shown(String(decoding: json, as: UTF8.self))
            .replacing("<", with: #"\u003c"#).replacing(">", with: #"\u003e"#).replacing("&", with: #"\u0026"#)
    }
}
