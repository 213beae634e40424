internal import Foundation

extension String {
    /// The path of the folder that a path is in: empty for a name alone, `/` for what is at the root.
    ///
    /// Foundation's own `deletingLastPathComponent` of `NSString` ends the program on Linux for a name of one character.
    package var folderOfPath: String {
        let path = self[..<(lastIndex { $0 != "/" }.map(index(after:)) ?? startIndex)]
        guard let slash = path.lastIndex(of: "/") else { return hasPrefix("/") ? "/" : "" }
        let folder = path[..<slash]
        return folder.lastIndex { $0 != "/" }.map { String(folder[...$0]) } ?? "/"
    }

    /// The last name of a path.
    package var nameInPath: String {
        let path = self[..<(lastIndex { $0 != "/" }.map(index(after:)) ?? startIndex)]
        return String(path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path)
    }

    /// The last name of a path without what follows its last dot, unless it begins with that.
    package var nameWithoutExtension: String {
        let name = nameInPath
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// The path from the root, without `.`, `..` and doubled slashes.
    package var absolutePath: String {
        // Most are: a URL of a path asks the system whether it is a folder.
        if hasPrefix("/"), !contains("//"), !contains("/."), !hasSuffix("/") { return self }
        return URL(fileURLWithPath: self).standardizedFileURL.path
    }

    /// The path from the root without links, `.` and `..`; `nil` if nothing is there.
    package var realPath: String? {
        guard !utf8.contains(0), let resolved = realpath(self, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The one path of all spellings of a file that is there, or that is to be written: without links, `.` and `..`.
    package var resolvedPath: String {
        if let realPath { return realPath }
        let folder = folderOfPath
        guard folder != self || isEmpty else { return self }
        let place = folder.isEmpty ? FileManager.default.currentDirectoryPath : folder.resolvedPath
        // What is not there has no links, so these parts lead where they seem to.
        switch nameInPath {
        case ".", "": return place
        case "..": return place.folderOfPath
        case let name: return place == "/" ? "/\(name)" : "\(place)/\(name)"
        }
    }
}
