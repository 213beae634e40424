import Files
import Foundation

/// The folders of a package that goldens lie in, as the package has them: what a run says of them is only compared.
struct GoldenFolders: Sendable {
    /// The folder with the `Package.swift`.
    let package: String

    /// The folder of all goldens, and those that the caller names, as absolute paths.
    private let known: [String]

    /// - Parameters:
    ///   - others: Folders in which tests keep goldens besides, absolute or from the package's folder on.
    ///   - environment: May name the folder of all goldens.
    init(
        package: String, others: [String] = [], environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.package = package
        let asked = environment[GoldenPlace.variable].flatMap { $0.isEmpty ? nil : $0 }
        known = (["Golden", asked].compactMap { $0 } + others).map { folder in
            let path = folder.hasPrefix("/") ? folder : "\(package)/\(folder)"
            return path.absolutePath
        }
    }

    /// Says why a golden can't lie in a folder; `nil` if it can.
    ///
    /// - Parameters:
    ///   - golden: The golden's path.
    ///   - folder: An absolute path without `.` and `..`.
    func problem(of golden: String, in folder: String) -> String? {
        if known.contains(where: { folder == $0 || folder.hasPrefix("\($0)/") }) { return nil }
        guard folder.hasPrefix("\(package)/") else {
            return
                "\(folder) is no folder of goldens; they lie in Golden, in \(GoldenPlace.snapshots), or where --folder says"
        }
        let path = String(folder.dropFirst(package.count + 1))
        guard !RelativePath.isHidden(path), PhysicalPath.isInside(folder, package) else {
            return "\(path) is no folder of goldens: it is hidden, or a link out of the package"
        }
        if path.split(separator: "/").contains(Substring(GoldenPlace.snapshots)) { return nil }
        if Self.isNamedLikeAGolden(golden), hasGoldens(folder) { return nil }
        return "\(path) has no goldens yet; if the package’s tests keep some there, say --folder \(path.shellArgument)"
    }

    /// Whether a path ends as those do in folders that tests name themselves: `testCard.dark.png`.
    private static func isNamedLikeAGolden(_ path: String) -> Bool {
        (path.split(separator: "/").last ?? "").split(separator: ".").count > 2
    }

    /// Whether a folder has a picture that MessageShot has made, or a text that is named after a test.
    private func hasGoldens(_ folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { name in
            if name.hasPrefix("test"), Self.isNamedLikeAGolden(name), GoldenKind(of: name) == .text { return true }
            guard name.hasSuffix(".png"), Self.isNamedLikeAGolden(name),
                let data = try? GoldenFile.read("\(folder)/\(name)", below: folder)
            else {
                return false
            }
            return (try? GoldenPicture(data: data))?.isOurs ?? false
        }
    }
}

/// Where paths lead when links are followed.
enum PhysicalPath {
    /// Whether a path, or as much of it as is there, leads to something inside of a folder.
    static func isInside(_ path: String, _ folder: String) -> Bool {
        guard let path = resolved(path), let folder = resolved(folder) else { return false }
        return path == folder || path.hasPrefix("\(folder)/")
    }

    /// Returns a path without links, of which the end may not be there; `nil` if it leads through a link to nothing.
    private static func resolved(_ path: String) -> String? {
        if let target = realpath(path, nil) {
            defer { free(target) }
            return String(cString: target)
        }
        var status = stat()
        let (folder, name) = (path.folderOfPath, path.nameInPath)
        guard lstat(path, &status) != 0, !folder.isEmpty, folder != path else { return nil }
        return resolved(folder).map { "\($0)/\(name)" }
    }
}
