internal import Foundation

/// The settings of an xcconfig file.
enum ConfigurationFile {
    /// Returns the settings of a file and those that it includes, in their order. A setting for one platform or
    /// architecture is left out, except for simulators and devices of iOS.
    static func settings(at path: String, file: (String) -> String?) -> [(key: String, value: String)] {
        settings(at: path, file: file, opened: [])
    }

    private static func settings(
        at path: String, file: (String) -> String?, opened: Set<String>
    ) -> [(key: String, value: String)] {
        guard !opened.contains(path), let text = file(path) else { return [] }
        var result: [(key: String, value: String)] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.prefix(upTo: line.range(of: "//")?.lowerBound ?? line.endIndex)
                .trimmingCharacters(in: .whitespaces)
            if let match = line.firstMatch(of: #/^#include\??\s+"([^"]+)"/#) {
                let folder = path.prefix(upTo: path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)
                let included = ProjectPaths.normalized("\(folder)\(match.1)")
                result += settings(at: included, file: file, opened: opened.union([path]))
            } else if let match = line.firstMatch(of: #/^([A-Za-z0-9_]+)(?:\[sdk=(?:iphone|\*)[^\]]*\])?\s*=\s*(.*)$/#)
            {
                result.append((String(match.1), String(match.2)))
            }
        }
        return result
    }
}
