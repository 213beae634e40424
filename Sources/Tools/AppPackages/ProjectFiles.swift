/// The paths of the files in a folder, as a set that finds the folders whose files all belong together.
package struct ProjectFiles: Sendable {
    private let swiftFiles: Set<String>

    /// - Parameter paths: The files in the folder, relative to it.
    package init(_ paths: some Sequence<String>) {
        swiftFiles = Set(paths.lazy.filter { $0.hasSuffix(".swift") })
    }

    func contains(_ path: String) -> Bool { swiftFiles.contains(path) }

    /// Returns the fewest folders and files that have these Swift files and no others, in alphabetical order.
    func folders(covering files: Set<String>) -> [String] {
        var all: [String: Int] = [:]
        var wanted: [String: Int] = [:]
        for file in swiftFiles { for folder in Self.folders(around: file) { all[folder, default: 0] += 1 } }
        for file in files { for folder in Self.folders(around: file) { wanted[folder, default: 0] += 1 } }
        var result: Set<String> = []
        for file in files {
            let whole = Self.folders(around: file).first { wanted[$0] == all[$0] }
            result.insert(whole ?? file)
        }
        return result.sorted()
    }

    /// The folders around a file, the outermost first.
    private static func folders(around file: String) -> [String] {
        let names = file.split(separator: "/").dropLast()
        return names.indices.map { names[...$0].joined(separator: "/") }
    }
}
