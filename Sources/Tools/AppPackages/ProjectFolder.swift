package import Foundation
package import XcodeProjects

/// An app's project in a folder on disk.
package struct ProjectFolder {
    package let project: XcodeProject
    package let files: ProjectFiles

    /// The folder of the project.
    package let url: URL

    /// Finds the project that a path names: an `.xcodeproj`, or a folder with one.
    package init(at path: String) throws {
        let given = URL(fileURLWithPath: path).standardizedFileURL
        guard FileManager.default.fileExists(atPath: given.path) else {
            throw XcodeProjectError(path: path, reason: "there is no such file or folder")
        }
        let bundle = given.pathExtension == "xcodeproj" ? given : try Self.bundle(in: given)
        project = try XcodeProject(at: bundle)
        url = bundle.deletingLastPathComponent()
        files = ProjectFiles(Self.paths(in: url))
    }

    private static func bundle(in folder: URL) throws -> URL {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let bundles = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
        guard let name = bundles.first else {
            throw XcodeProjectError(
                path: folder.path, reason: "no Xcode project here; name an .xcodeproj, or a folder with one")
        }
        guard bundles.count == 1 else {
            throw XcodeProjectError(
                path: folder.path, reason: "has \(bundles.count) projects; name one: \(bundles.joined(separator: ", "))"
            )
        }
        return folder.appendingPathComponent(name)
    }

    /// The visible files in a folder, relative to it.
    private static func paths(in folder: URL) -> [String] {
        guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return [] }
        var result: [String] = []
        while let path = paths.nextObject() as? String {
            if path.split(separator: "/").last?.hasPrefix(".") == true {
                paths.skipDescendants()
            } else {
                result.append(path)
            }
        }
        return result
    }
}
