/// Checks relative paths that come from other machines and people.
package enum RelativePath {
    /// Whether a path is relative and normalized, without empty components, `.` or `..`.
    package static func isNormal(_ path: String) -> Bool {
        !path.utf8.contains(0)
            && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
                !["", ".", ".."].contains($0)
            }
    }

    /// Whether a component begins with a dot. Tools keep configuration in such files.
    package static func isHidden(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0.hasPrefix(".") }
    }

    /// The extension of the last component without its dot, or an empty text.
    package static func ending(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
    }
}
