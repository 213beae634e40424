internal import Foundation

extension String {
    /// The path of the enclosing folder: empty for a name alone, `/` for an item in the root.
    ///
    /// Foundation's `NSString.deletingLastPathComponent` crashes on Linux for a name of one character.
    package var folderOfPath: String {
        let path = self[..<(lastIndex { $0 != "/" }.map(index(after:)) ?? startIndex)]
        guard let slash = path.lastIndex(of: "/") else { return hasPrefix("/") ? "/" : "" }
        let folder = path[..<slash]
        return folder.lastIndex { $0 != "/" }.map { String(folder[...$0]) } ?? "/"
    }

    /// The last component of a path.
    package var nameInPath: String {
        let path = self[..<(lastIndex { $0 != "/" }.map(index(after:)) ?? startIndex)]
        return String(path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path)
    }

    /// The last component without its extension.
    package var nameWithoutExtension: String {
        let name = nameInPath
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// The absolute path, without `.`, `..` and double slashes.
    package var absolutePath: String {
        // The common case: creating a file URL asks the system whether the path is a folder.
        if hasPrefix("/"), !contains("//"), !contains("/."), !hasSuffix("/") { return self }
        return URL(fileURLWithPath: self).standardizedFileURL.path
    }

    /// The absolute path without links, `.` and `..`; `nil` if the file doesn't exist.
    package var realPath: String? {
        guard !utf8.contains(0), let resolved = realpath(self, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The canonical path of a file that exists or is to be written: without links, `.` and `..`.
    package var resolvedPath: String {
        if let realPath { return realPath }
        let folder = folderOfPath
        guard folder != self || isEmpty else { return self }
        let place = folder.isEmpty ? FileManager.default.currentDirectoryPath : folder.resolvedPath
        // A part that doesn't exist has no links.
        switch nameInPath {
        case ".", "": return place
        case "..": return place.folderOfPath
        case let name: return place == "/" ? "/\(name)" : "\(place)/\(name)"
        }
    }
}
