#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
internal import Fonts

/// The dictionary by which libthai finds the words of Thai text, between which lines may break.
///
/// It lies among the fonts, as that of the machine may be another one, or missing.
enum ThaiDictionary {
    /// Makes libthai read the bundled dictionary, `thbrk.tri`, whatever the environment says.
    static func choose() {
        guard let folder = try? BundledFonts.directory() else { return }
        setenv("LIBTHAI_DICTDIR", folder, 1)
    }
}
