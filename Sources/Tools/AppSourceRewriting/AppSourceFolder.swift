import Foundation

/// The folders of an app's sources, as a target's `AppSources.json` names them.
package struct AppSourceFolder {
    /// The content of `AppSources.json`.
    package struct Configuration: Decodable {
        /// Folders and Swift files, relative to the folder of the configuration.
        package var folders: [String]

        /// Folders and files to leave out: paths relative to one of the folders, or names.
        package var exclude: [String]?

        /// Values of conditions of `#if`.
        package var conditions: [String: Bool]?
    }

    private let path: String
    private let configuration: Configuration

    /// Reads a configuration.
    ///
    /// - Throws: ``AppSourcesError`` if it can't be read.
    package init(configuration path: String) throws {
        self.path = path
        guard let data = FileManager.default.contents(atPath: path) else {
            throw AppSourcesError("\(path) can't be read")
        }
        do {
            configuration = try JSONDecoder().decode(Configuration.self, from: data)
        } catch {
            throw AppSourcesError(
                "\(path): want { \"folders\": [\"../MyApp\"], \"exclude\": [\"Generated\"], "
                    + "\"conditions\": { \"DEBUG\": true } }; “exclude” and “conditions” may be missing")
        }
    }

    /// The paths of the Swift files, in order.
    package func files() throws -> [String] {
        let base = URL(fileURLWithPath: path).deletingLastPathComponent()
        var files: [String] = []
        for folder in configuration.folders {
            let url = URL(fileURLWithPath: folder, relativeTo: base).standardizedFileURL
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
                throw AppSourcesError("\(path): there is no \(url.path)")
            }
            files += isFolder.boolValue ? swiftFiles(in: url) : [url.path]
        }
        return files
    }

    /// Compares the files with those that a build was planned with.
    ///
    /// - Throws: ``AppSourcesError`` if there are others.
    package func compare(with planned: [String]) throws {
        let difference = Set(try files()).symmetricDifference(planned)
        guard let file = difference.min() else { return }
        throw AppSourcesError(
            "\(file) is \(planned.contains(file) ? "gone" : "new"), which the package manager sees when the package "
                + "changes; run touch Package.swift and build again")
    }

    private func swiftFiles(in folder: URL) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") && !isExcluded($0) }.sorted().map { "\(folder.path)/\($0)" }
    }

    /// Whether a path, one of the folders around it, or a name in it is excluded.
    private func isExcluded(_ path: String) -> Bool {
        let names = path.split(separator: "/")
        let folders = names.indices.map { names[...$0].joined(separator: "/") }
        return (configuration.exclude ?? []).contains { pattern in
            let pattern = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
            return folders.contains(pattern) || names.contains { $0 == pattern }
        } || names.contains { $0.hasPrefix(".") }
    }

    /// Rewrites the files, and writes those that have changed.
    ///
    /// - Parameter report: Receives errors and warnings in the compiler's form.
    /// - Returns: Whether there was no error.
    package func rewrite(into output: String, report: (String) -> Void) throws -> Bool {
        let files = try files().map { path in
            guard let data = FileManager.default.contents(atPath: path) else {
                throw AppSourcesError("\(path) can't be read")
            }
            return SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
        }
        var isComplete = true
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        for file in AppSourceRewriter(conditions: configuration.conditions ?? [:]).rewrite(files) {
            for diagnostic in file.diagnostics {
                report(diagnostic.description)
                if diagnostic.severity == .error { isComplete = false }
            }
            let url = URL(fileURLWithPath: output).appendingPathComponent(file.name)
            // An unchanged file isn't compiled again.
            let data = Data(file.text.utf8)
            if (try? Data(contentsOf: url)) != data { try data.write(to: url, options: .atomic) }
        }
        return isComplete
    }
}

/// Why the sources of an app can't be rewritten.
package struct AppSourcesError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
