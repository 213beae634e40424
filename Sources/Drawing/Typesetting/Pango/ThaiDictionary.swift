#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
internal import Fonts

/// The dictionary by which libthai finds the words of Thai text, between which lines may break.
package enum ThaiDictionary {
    /// The name of the file.
    private static let file = "thbrk.tri"

    /// The folder of the dictionary; `nil` where there is none, so that Thai breaks nowhere but at spaces.
    package static let folder: String? = {
        let folders = [(try? BundledFonts.directory()).map { $0 + "/../thai" }, "/usr/share/libthai"]
        return folders.compactMap(\.self).first { access("\($0)/\(file)", R_OK) == 0 }
    }()

    /// Whether libthai has been told of the folder: of that of an installation, and of no other that the environment names.
    static let isChosen: Bool = {
        guard let folder else { return unsetenv(variable) == 0 }
        return setenv(variable, folder, 1) == 0
    }()

    private static let variable = "LIBTHAI_DICTDIR"
}
