#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The files that the gallery needs while it runs: the pictures in its conversations, and its own code.
///
/// An installation has them in `../share/messageshot/gallery`, relative to the program. A program that was built and not
/// installed takes those of the package.
package enum GalleryFiles {
    /// Returns the folder that has the pictures in `Pictures`, an absolute path.
    package static func folder() throws(MissingGallery) -> String {
        try folder(parent(of: "\(#filePath)"))
    }

    /// Returns the folder of the pages' code, an absolute path.
    ///
    /// - Parameter source: A file of the package beside which the folder is, as `Pages`.
    static func pages(besides source: StaticString) throws(MissingGallery) -> String {
        try folder(parent(of: "\(source)") + "/Pages")
    }

    private static func folder(_ sources: String) throws(MissingGallery) -> String {
        for folder in [installed, sources] where access(folder, R_OK | X_OK) == 0 { return folder }
        throw MissingGallery(path: installed)
    }

    private static let installed: String = {
        guard let program = realpath("/proc/self/exe", nil) else { return "share/messageshot/gallery" }
        defer { free(program) }
        return parent(of: parent(of: String(cString: program))) + "/share/messageshot/gallery"
    }()

    private static func parent(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }
}

/// The gallery's files were not found.
package struct MissingGallery: Error, CustomStringConvertible {
    /// The path of the folder that is missing.
    package let path: String

    package var description: String {
        "The gallery's files are missing: there is no \(path). Install the program with make install, or build it again "
            + "where its package is."
    }
}
