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
    /// - Throws: ``MissingFonts``, which says where the search went.
    public static func directory() throws(MissingFonts) -> String {
        try searchResult.get()
    }

    /// Returns the path of a font file.
    ///
    /// - Parameter file: A file's name in the folder of fonts, such as `"Inter-Regular.otf"`.
    public static func path(for file: String) throws(MissingFonts) -> String {
        try directory() + "/" + file
    }

    private static let searchResult = search()

    private static func search() -> Result<String, MissingFonts> {
        if let folder = getenv("MESSAGESHOT_FONTS").map({ String(cString: $0) }) {
            return hasFonts(folder) ? .success(absolute(folder)) : .failure(MissingFonts(searchedFolders: [folder]))
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
        return .failure(MissingFonts(searchedFolders: searched + [sourceFolder]))
    }

    private static func hasFonts(_ folder: String) -> Bool { access(folder + "/Inter-Regular.otf", R_OK) == 0 }

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

/// The folder of bundled fonts was not found.
public struct MissingFonts: Error, CustomStringConvertible {
    /// The folders that were looked into, in this order.
    public let searchedFolders: [String]

    public var description: String {
        "The bundled fonts are missing: no Inter-Regular.otf in \(searchedFolders.joined(separator: ", ")). "
            + "Set MESSAGESHOT_FONTS to the folder that has the font files."
    }
}
