internal import Foundation
internal import Synchronization

/// Folders whose files are opened only from inside them, whatever links appear there meanwhile.
///
/// A path in a document is checked long before the file is read. Meanwhile, another process may replace it by a link,
/// so the check alone proves nothing.
package enum ContainedFiles {
    /// Adds a folder.
    ///
    /// - Parameter folder: The absolute path, with all links resolved.
    package static func add(_ folder: String) {
        roots.withLock { _ = $0.insert(folder.hasSuffix("/") && folder != "/" ? String(folder.dropLast()) : folder) }
    }

    private static let roots = Mutex<Set<String>>([])

    /// Returns the innermost of the folders that contains a path, and the path relative to it; `nil` if none does.
    static func place(of path: String) -> (folder: String, way: Substring)? {
        guard path.hasPrefix("/") else { return nil }
        return roots.withLock { roots in
            guard !roots.isEmpty else { return nil }
            var rest = path[...]
            while let slash = rest.lastIndex(of: "/") {
                let folder = slash == path.startIndex ? "/" : String(path[..<slash])
                if roots.contains(folder) { return (folder, path[path.index(after: slash)...]) }
                rest = rest[..<slash]
            }
            return nil
        }
    }
}
