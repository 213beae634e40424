/// Paths that other machines and other people have written down.
package enum RelativePath {
    /// Whether a path leads from a folder to something below it, as it stands: it isn't absolute, and has no empty part,
    /// no `.` and no `..`.
    package static func isNormal(_ path: String) -> Bool {
        !path.utf8.contains(0)
            && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
                !["", ".", ".."].contains($0)
            }
    }

    /// Whether the path has a part that begins with a dot: tools keep what they obey there.
    package static func isHidden(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0.hasPrefix(".") }
    }

    /// The ending of the last part without its dot, or nothing.
    package static func ending(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
    }
}
