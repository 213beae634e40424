import Console
import Foundation

/// Data inside of a page.
enum PageData {
    /// Returns JSON for the content of a `script` element, which nothing in the data can end, and whose texts show
    /// characters that would turn the page's directions.
    static func script(_ json: Data) -> String {
        PrintableJSON.shown(String(decoding: json, as: UTF8.self))
            .replacing("<", with: #"\u003c"#).replacing(">", with: #"\u003e"#).replacing("&", with: #"\u0026"#)
    }
}
