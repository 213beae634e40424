internal import CPango
internal import Foundation

/// Has what Pango knows of a font follow from the font alone.
///
/// How carefully Pango breaks a line depends on the mean width of the font's characters, which it takes from a sample
/// text. A font that draws what the first one lacks of the sample is asked for its own width meanwhile; Pango answers 0,
/// and keeps that. So lines would depend on the texts before them; and on other threads, as “meanwhile” is one variable
/// of the process.
enum FontSamples {
    private typealias Metrics =
        @convention(c) (UnsafeMutablePointer<PangoFont>?, OpaquePointer?) -> UnsafeMutablePointer<PangoFontMetrics>?

    private static let lock = NSRecursiveLock()
    /// Pango's own method, and how many of its calls are under way; both belong to the lock.
    nonisolated(unsafe) private static var original: Metrics?
    nonisolated(unsafe) private static var depth = 0

    /// A language that no text is set in, under which Pango keeps what it answers meanwhile. Its sample is like no
    /// other's.
    nonisolated(unsafe) private static let unused = pango_language_from_string("nl")
    nonisolated(unsafe) private static let usual = pango_language_from_string("en")

    /// Keeps the widths that Pango answers meanwhile apart from those that lines are broken by, for all fonts.
    static func keepApart(in context: OpaquePointer) {
        lock.withLock {
            guard original == nil else { return }
            let inter = PreparedFont(.system(size: 17), families: FontGroup.text.families)
            guard let font = inter.withPointer({ pango_context_load_font(context, $0) }) else { return }
            defer { g_object_unref(font) }
            // An object begins with the address of its class.
            let methods = UnsafeRawPointer(font).load(as: UnsafeMutablePointer<PangoFontClass>.self)
            original = methods.pointee.get_metrics
            methods.pointee.get_metrics = { FontSamples.metrics(of: $0, $1) }
        }
    }

    /// - Parameter language: `nil` for that of the environment, which isn't asked.
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
