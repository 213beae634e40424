internal import Foundation

package import struct Foundation.Data

extension AppPackage {
    /// The package's files, by their paths in its folder.
    ///
    /// - Parameters:
    ///   - messageShot: The dependency on MessageShot, such as `.package(url: "https://…", branch: "main")`.
    ///   - pathToProject: The path from the package's folder to the project's, such as `..`.
    package func files(messageShot: String, pathToProject: String) throws -> [(name: String, data: Data)] {
        var files = [
            ("Package.swift", Data(manifest(messageShot: messageShot, pathToProject: pathToProject).utf8)),
            (".gitignore", Data(".build/\nPackage.resolved\n".utf8)),
        ]
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        for target in targets {
            let folder = "\(target.kind == .tests ? "Tests" : "Sources")/\(target.name)"
            let sources = AppSources(
                folders: target.folders.map { "../../\(pathToProject)/\($0)" }, exclude: target.excluded,
                resources: target.resources.map { "../../\(pathToProject)/\($0)" })
            files.append(("\(folder)/AppSources.json", try encoder.encode(sources) + Data("\n".utf8)))
            // A target has a file of its own.
            files.append(("\(folder)/Empty.swift", Data("// AppSources.json names the files of this target.\n".utf8)))
        }
        return files
    }

    /// The file that the plug-in `AppSources` reads.
    private struct AppSources: Encodable {
        let folders, exclude, resources: [String]
    }
}
