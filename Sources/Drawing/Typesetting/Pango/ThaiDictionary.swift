#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
internal import Fonts
internal import Frames

/// The dictionary by which libthai finds the words of Thai text, between which lines may break.
///
/// It lies among the fonts, as that of the machine may be another one, or missing.
enum ThaiDictionary {
    private static let file = "thbrk.tri"

    /// Whether libthai reads the bundled dictionary, whatever the environment says.
    static let isChosen: Bool = {
        guard let folder = try? BundledFonts.directory(), access("\(folder)/\(file)", R_OK) == 0 else {
            unsetenv(variable)
            return false
        }
        return setenv(variable, folder, 1) == 0
    }()

    private static let variable = "LIBTHAI_DICTDIR"

    /// Says once in a run that lines of Thai may end elsewhere than on other machines, if a text has any.
    static func reportIfMissing(for text: String) {
        guard !isChosen, text.unicodeScalars.contains(where: { (0x0E00...0x0E7F).contains($0.value) }) else { return }
        RenderProblems.reportOnceInRun(
            "The Thai dictionary \(file) is missing from the folder of fonts, so lines of Thai may break elsewhere; "
                + "put the fonts of this version there again.")
    }
}
