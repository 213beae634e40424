internal import CPango
internal import Foundation

/// Makes Pango's metrics of a font depend only on the font.
///
/// Pango breaks lines depending on the mean width of a font's characters, which it measures in a sample text. If a font
/// lacks characters of the sample, the fallback font is asked for its width during the measurement; Pango answers 0 and
/// caches that. So line breaks would depend on the texts before, and on other threads, because “during” is a variable
/// of the process.
enum FontSamples {
    private typealias Metrics =
        @convention(c) (UnsafeMutablePointer<PangoFont>?, OpaquePointer?) -> UnsafeMutablePointer<PangoFontMetrics>?

    private static let lock = NSRecursiveLock()
    /// Pango's own method, and the number of its calls in progress; both are protected by the lock.
    nonisolated(unsafe) private static var original: Metrics?
    nonisolated(unsafe) private static var depth = 0

    /// A language that no text has, under which Pango caches answers during a measurement. Its sample text is unique.
    nonisolated(unsafe) private static let unused = pango_language_from_string("nl")
    nonisolated(unsafe) private static let usual = pango_language_from_string("en")

    /// Caches the widths that Pango answers during a measurement separately from those for line breaking, for all
    /// fonts.
    static func keepApart(in context: OpaquePointer) {
        lock.withLock {
            guard original == nil else { return }
            let inter = PreparedFont(.system(size: 17), families: FontGroup.text.families)
            guard let font = inter.withPointer({ pango_context_load_font(context, $0) }) else { return }
            defer { g_object_unref(font) }
            // An object starts with a pointer to its class.
            let methods = UnsafeRawPointer(font).load(as: UnsafeMutablePointer<PangoFontClass>.self)
            original = methods.pointee.get_metrics
            methods.pointee.get_metrics = { FontSamples.metrics(of: $0, $1) }
        }
    }

    /// - Parameter language: `nil` for that of the environment, which is ignored.
    private static func metrics(
        of font: UnsafeMutablePointer<PangoFont>?, _ language: OpaquePointer?
    ) -> UnsafeMutablePointer<PangoFontMetrics>? {
        lock.withLock {
            depth += 1
            defer { depth -= 1 }
            return original?(font, depth > 1 ? unused : language ?? usual)
        }
    }
}
