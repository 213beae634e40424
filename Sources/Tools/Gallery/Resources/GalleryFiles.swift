#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The gallery's files at run time: the pictures of its conversations, and its source code.
public enum GalleryFiles {
    /// Returns the absolute path of the folder of the files.
    ///
    /// It is next to the program, in the resources of the Swift Package Manager; in `../share/messageshot/gallery` of
    /// an installation; or next to this code, for a program that was moved away from its build.
    public static func folder() throws(MissingGallery) -> String {
        try searchResult.get()
    }

    private static let searchResult: Result<String, MissingGallery> = {
        let candidates = [
            programFolder + "/MessageShot_GalleryResources.resources",
            programFolder + "/../share/messageshot/gallery",
            parent(of: parent(of: #filePath)),
        ]
        for folder in candidates where access(folder + "/Pictures/leia.png", R_OK) == 0 { return .success(folder) }
        return .failure(MissingGallery(path: candidates[0]))
    }()

    private static var programFolder: String {
        guard let program = realpath("/proc/self/exe", nil) else { return "." }
        defer { free(program) }
        return parent(of: String(cString: program))
    }

    private static func parent(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }
}

/// A file of the gallery was not found.
public struct MissingGallery: Error, CustomStringConvertible {
    /// The expected path.
    public let path: String

    /// Creates the error for an expected path.
    public init(path: String) {
        self.path = path
    }

    public var description: String {
        "The gallery's files are missing: there is no \(path). They belong next to the program; build it again."
    }
}
