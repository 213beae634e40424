internal import Foundation
internal import Synchronization

/// The folders whose files are opened inside of them and nowhere else, whatever links are put there meanwhile.
///
/// A path that a document names is looked at long before its file is read. In between somebody may put a link in its
/// place, so that the check alone proves nothing.
package enum ContainedFiles {
    /// Adds a folder.
    ///
    /// - Parameter folder: Its path, absolute and without links.
    package static func add(_ folder: String) {
        roots.withLock { _ = $0.insert(folder.hasSuffix("/") && folder != "/" ? String(folder.dropLast()) : folder) }
    }

    private static let roots = Mutex<Set<String>>([])

    /// Returns the innermost of the folders that a path leads into, and the way from there; `nil` if there is none.
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
