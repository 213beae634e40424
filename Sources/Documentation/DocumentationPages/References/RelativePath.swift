/// Relative paths between files in a folder.
enum RelativePath {
    /// Resolves a path that is relative to a page.
    ///
    /// - Returns: The path relative to the folder; `nil` if it leads out of the folder, even temporarily.
    static func resolve(_ path: String, from page: String) -> String? {
        guard !path.hasPrefix("/"), !path.utf8.contains(0) else { return nil }
        var names = page.split(separator: "/").dropLast().filter { $0 != "." }.map(String.init)
        for name in path.split(separator: "/") where name != "." {
            guard name == ".." else {
                names.append(String(name))
                continue
            }
            guard names.popLast() != nil else { return nil }
        }
        return names.joined(separator: "/")
    }

    /// Returns the path from a page to a file. Both are relative to the folder.
    static func path(from page: String, to file: String) -> String {
        var folders = page.split(separator: "/").dropLast().filter { $0 != "." }[...]
        var names = file.split(separator: "/").filter { $0 != "." }[...]
        while let folder = folders.first, names.count > 1, names.first == folder {
            folders = folders.dropFirst()
            names = names.dropFirst()
        }
        return (folders.map { _ in ".." } + names.map(String.init)).joined(separator: "/")
    }

    /// The path as a URL, with escapes for characters that have a meaning in Markdown, HTML or URLs.
    static func url(_ path: String) -> String {
        var url = ""
        for scalar in path.unicodeScalars {
            if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || plainCharacters.contains(scalar)
            {
                url.unicodeScalars.append(scalar)
            } else {
                for byte in String(scalar).utf8 { url += "%" + hexadecimal(byte >> 4) + hexadecimal(byte & 15) }
            }
        }
        return url
    }

    private static let plainCharacters = Set("/-._~!$+,;=@".unicodeScalars)

    private static func hexadecimal(_ digit: UInt8) -> String { String(digit, radix: 16, uppercase: true) }
}
