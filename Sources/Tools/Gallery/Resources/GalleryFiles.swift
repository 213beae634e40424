#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The files that the gallery needs while it runs: the pictures in its conversations, and its own code.
public enum GalleryFiles {
    /// Returns the folder of the files, an absolute path.
    ///
    /// They lie beside the program, in the resources that the Swift package manager puts there; in
    /// `../share/messageshot/gallery`, where an installation has them; or beside this code, for a program that was
    /// moved away from its build.
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
    /// The place where it should be.
    public let path: String

    /// Creates the error of a file that should be at a path.
    public init(path: String) {
        self.path = path
    }

    public var description: String {
        "The gallery's files are missing: there is no \(path). They belong beside the program; build it again."
    }
}
