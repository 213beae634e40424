import AssetCatalogs
import AssetSymbols
import Foundation

/// The folders of an app's sources, as a target's `AppSources.json` names them.
package struct AppSourceFolder {
    /// The content of `AppSources.json`.
    package struct Configuration: Decodable {
        /// Folders and Swift files, relative to the folder of the configuration.
        package var folders: [String]

        /// Folders and files to leave out: paths relative to one of the folders, or names.
        package var exclude: [String]?

        /// Resources outside of the folders, relative to the folder of the configuration.
        package var resources: [String]?

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

    /// The resources: what isn't a source in the folders, and what the configuration names besides.
    private func resources() -> AppResourceFiles {
        let base = URL(fileURLWithPath: path).deletingLastPathComponent()
        var resources = AppResourceFiles()
        for folder in configuration.folders + (configuration.resources ?? []) {
            resources.add(URL(fileURLWithPath: folder, relativeTo: base).standardizedFileURL, isExcluded: isExcluded)
        }
        return resources
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
        let folder = URL(fileURLWithPath: output)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in AppSourceRewriter(conditions: configuration.conditions ?? [:]).rewrite(files) {
            for diagnostic in file.diagnostics {
                report(diagnostic.description)
                if diagnostic.severity == .error { isComplete = false }
            }
            try Self.write(file.text, to: folder.appendingPathComponent(file.name))
        }
        try writeResources(of: files, into: folder, report: report)
        return isComplete
    }

    /// Links the resources, and writes the code that says where they are and the symbols of their catalogs.
    private func writeResources(of files: [SourceFile], into folder: URL, report: (String) -> Void) throws {
        let resources = resources()
        let module = URL(fileURLWithPath: path).deletingLastPathComponent().lastPathComponent
        // A bundle's name ends in its module's.
        let bundle = folder.appendingPathComponent("App_\(module).resources")
        if !resources.files.isEmpty { try resources.link(into: bundle) }
        let imported = AssetSymbols.Framework.allCases.filter { framework in
            files.contains { file in file.tokens.indices.contains { file.imports(framework.rawValue, at: $0) } }
        }
        var symbols = ""
        if !resources.catalogs.isEmpty, !imported.isEmpty {
            do throws(AssetCatalogError) {
                let found = try AssetSymbols(
                    of: resources.catalogs, bundle: "Foundation.Bundle.main", frameworks: imported)
                symbols = found.source
                for note in found.notes { report("\(resources.catalogs[0].path):1:1: warning: \(note)") }
            } catch {
                throw AppSourcesError("\(error.file.path): \(error.reason)")
            }
        }
        try Self.write(symbols, to: folder.appendingPathComponent("AssetSymbols.swift"))
        let place = """
            import ObjectiveCRuntime

            /// Where the resources of this module are.
            enum AppResourcesOfModule: AppResources {
                nonisolated static var folder: String { "\(bundle.path.escaped)" }
            }

            """
        try Self.write(
            resources.files.isEmpty ? "" : place, to: folder.appendingPathComponent("AppResources.swift"))
    }

    /// Writes a file that has changed. An unchanged one isn't compiled again.
    private static func write(_ text: String, to file: URL) throws {
        let data = Data(text.utf8)
        if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
    }
}

extension SourceFile {
    fileprivate func imports(_ module: String, at position: Int) -> Bool {
        isAt(position, "import") && name(position + 1) == module
    }
}

/// Why the sources of an app can't be rewritten.
package struct AppSourcesError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
