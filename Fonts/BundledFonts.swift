#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The font files that come with the library.
public enum BundledFonts {
    /// Returns the folder that the font files lie in, an absolute path.
    ///
    /// It is looked for once:
    /// 1. where the environment's `MESSAGESHOT_FONTS` says, and only there if it says anything,
    /// 2. beside the running program: in the resources that the Swift package manager puts there, in `Fonts/Files`,
    ///    and in `../share/messageshot/fonts`, where an installation has them,
    /// 3. at the same places beside the library, if that was loaded from another folder, as a test bundle is,
    /// 4. beside this source file, for a program that was moved away from its build.
    ///
    /// All files that are drawn with have to be there, of the size that they were bundled with.
    ///
    /// - Throws: ``FontsError``, which says where the search went, or which files are damaged.
    public static func directory() throws(FontsError) -> String {
        try wholeFolder.get()
    }

    /// Returns the path of a font file.
    ///
    /// - Parameter file: A file's name in the folder of fonts, such as `"Inter-Regular.otf"`.
    public static func path(for file: String) throws(FontsError) -> String {
        try directory() + "/" + file
    }

    /// The folder in which the search ends, whether its files are damaged or not.
    package static let folder: Result<String, FontsError> = search()

    /// The folder, if nothing in it is damaged.
    private static let wholeFolder: Result<String, FontsError> = folder.flatMap { folder in
        let damaged = DamagedFont.all(of: FontManifest.files, in: folder)
        return damaged.isEmpty ? .success(folder) : .failure(.damaged(folder: folder, files: damaged))
    }

    private static func search() -> Result<String, FontsError> {
        if let folder = getenv("MESSAGESHOT_FONTS").map({ String(cString: $0) }) {
            return hasFonts(folder) ? .success(absolute(folder)) : .failure(.missing(searchedFolders: [folder]))
        }
        var searched: [String] = []
        for base in [{ programFolder }, { libraryFolder }] {
            for folder in candidates(in: base()) where !searched.contains(folder) {
                if hasFonts(folder) { return .success(folder) }
                searched.append(folder)
            }
        }
        let sourceFolder = parent(of: #filePath) + "/Files"
        if hasFonts(sourceFolder) { return .success(sourceFolder) }
        return .failure(.missing(searchedFolders: searched + [sourceFolder]))
    }

    /// Whether the folder is that of the fonts: the search ends there, also if they are damaged.
    private static func hasFonts(_ folder: String) -> Bool {
        var status = stat()
        return lstat(folder + "/Inter-Regular.otf", &status) == 0
    }

    private static func candidates(in folder: String?) -> [String] {
        guard let folder else { return [] }
        return ["MessageShot_Fonts.resources/Files", "Fonts/Files", "../share/messageshot/fonts"].map {
            "\(folder)/\($0)"
        }
    }

    private static var programFolder: String? {
        (realpath("/proc/self/exe", nil) ?? startedFile.flatMap { realpath($0, nil) }).map { program in
            defer { free(program) }
            return parent(of: String(cString: program))
        }
    }

    /// The program's file as it was named when it was started, which tells where it is without `/proc`.
    private static var startedFile: String? {
        guard let name = CommandLine.arguments.first, !name.isEmpty else { return nil }
        if name.utf8.contains(0x2F) { return name }
        let folders = getenv("PATH").map { String(cString: $0) } ?? ""
        return folders.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }

    /// The folder of the file that this code was loaded from: the program itself, or a library that it opened.
    private static var libraryFolder: String? {
        guard let maps = fopen("/proc/self/maps", "r") else { return nil }
        defer { fclose(maps) }
        let address = UInt(bitPattern: #dsohandle)
        var buffer: UnsafeMutablePointer<CChar>?
        var capacity = 0
        defer { free(buffer) }
        while getline(&buffer, &capacity, maps) > 0, let buffer {
            // 7f3c8e000000-7f3c8e021000 r--p 00000000 fe:00 1234  /path/of/the/file
            let line = String(cString: buffer)
            let bounds = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard bounds.count == 2, (bounds[0]..<bounds[1]).contains(address) else { continue }
            return line.firstIndex(of: "/").map { parent(of: String(line[$0...].dropLast())) }
        }
        return nil
    }

    private static func absolute(_ folder: String) -> String {
        guard let path = realpath(folder, nil) else { return folder }
        defer { free(path) }
        return String(cString: path)
    }

    private static func parent(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }
}
