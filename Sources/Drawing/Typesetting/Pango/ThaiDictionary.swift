#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
internal import Fonts

/// The dictionary with which libthai finds word boundaries in Thai text, where lines may break, unless
/// ``DictionaryWords`` finds them.
///
/// It is bundled with the fonts, because the machine's may differ or be missing.
enum ThaiDictionary {
    /// Makes libthai load the bundled dictionary, `thbrk.tri`, regardless of the environment.
    static func choose() {
        guard let folder = try? BundledFonts.directory() else { return }
        setenv("LIBTHAI_DICTDIR", folder, 1)
    }
}
