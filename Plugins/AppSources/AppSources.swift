import Foundation
import PackagePlugin

/// Compiles an iOS app's own files as a target of a package: rewrites what needs the Objective-C runtime.
///
/// A target names the app's folders in `AppSources.json`, which is in the target's own folder.
@main
struct AppSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let file = target.directoryURL.appending(path: "AppSources.json")
        let configuration = try Configuration(contentsOf: file)
        let (sources, folders) = try configuration.files()
        let output = context.pluginWorkDirectoryURL.appending(path: "AppSources")
        let arguments: [String] = [file.path, output.path] + sources.map { $0.path }
        let inputs: [URL] = [file] + folders + sources
        let outputs: [URL] = try outputNames(of: sources).map { output.appending(path: $0) }
        let name = configuration.folders.joined(separator: ", ")
        return [
            .buildCommand(
                displayName: "Rewriting \(sources.count) files of \(name)",
                executable: try context.tool(named: "app-sources").url, arguments: arguments, inputFiles: inputs,
                outputFiles: outputs)
        ]
    }

    /// The names of the rewritten files. `app-sources` gives them the same.
    private func outputNames(of sources: [URL]) throws -> [String] {
        var paths: [String: String] = [:]
        let names = try sources.map { source in
            let name = source.lastPathComponent
            if let other = paths.updateValue(source.path, forKey: name) {
                throw PluginFailure("\(other) and \(source.path) have the same name, which a module can't have twice")
            }
            return name == "main.swift" ? name : name.dropLast(6) + ".rewritten.swift"
        }
        return names + ["ObjectiveCModule.swift", "AssetSymbols.swift", "AppResources.swift"]
    }
}

/// The content of `AppSources.json`, as far as it names files.
private struct Configuration: Decodable {
    let folders: [String]
    let exclude: [String]?

    private var base = URL(filePath: "/")

    private enum CodingKeys: CodingKey { case folders, exclude }

    init(contentsOf file: URL) throws {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw PluginFailure(
                "there is no \(file.path), which names the app's folders: { \"folders\": [\"../MyApp\"] }")
        }
        do {
            self = try JSONDecoder().decode(Self.self, from: data)
        } catch {
            throw PluginFailure("\(file.path): want { \"folders\": [\"../MyApp\"], \"exclude\": [\"Generated\"] }")
        }
        base = file.deletingLastPathComponent()
    }

    /// The Swift files, and the folders that they are in.
    func files() throws -> (sources: [URL], folders: [URL]) {
        var sources: [URL] = []
        var inside: [URL] = []
        for folder in folders {
            let url = URL(filePath: folder, relativeTo: base).standardizedFileURL
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
                throw PluginFailure("AppSources.json: there is no \(url.path)")
            }
            guard isFolder.boolValue else {
                sources.append(url)
                continue
            }
            inside.append(url)
            let paths = (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []).sorted()
            for path in paths where !isExcluded(path) {
                let file = URL(filePath: "\(url.path)/\(path)")
                if path.hasSuffix(".swift") { sources.append(file) } else if file.isFolder { inside.append(file) }
            }
        }
        return (sources, inside)
    }

    /// Whether a path, one of the folders around it, or a name in it is excluded.
    private func isExcluded(_ path: String) -> Bool {
        let names = path.split(separator: "/")
        let folders = names.indices.map { names[...$0].joined(separator: "/") }
        return (exclude ?? []).contains { pattern in
            let pattern = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
            return folders.contains(pattern) || names.contains { $0 == pattern }
        } || names.contains { $0.hasPrefix(".") }
    }
}

extension URL {
    fileprivate var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}

/// Why the app's files aren't compiled.
private struct PluginFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
