import Files
import Foundation

/// The folders of a package's goldens as they are on this machine; the names in a run's manifest are only checked
/// against them.
struct GoldenFolders: Sendable {
    /// The folder with the `Package.swift`.
    let package: String

    /// The absolute paths of the folder of all goldens, and of the folders that the caller names.
    private let known: [String]

    /// - Parameters:
    ///   - others: Additional folders of goldens, absolute or relative to the package's folder.
    ///   - environment: The environment variables, one of which may name the folder of all goldens.
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

    /// Returns why a golden can't be in a folder; `nil` if it can.
    ///
    /// - Parameters:
    ///   - golden: The golden's path.
    ///   - folder: An absolute path without `.` and `..`.
    func problem(of golden: String, in folder: String) -> String? {
        if known.contains(where: { folder == $0 || folder.hasPrefix("\($0)/") }) { return nil }
        guard folder.hasPrefix("\(package)/") else {
            return
                "\(folder) isn’t a folder of goldens, which are Golden, \(GoldenPlace.snapshots) and those named with --folder"
        }
        let path = String(folder.dropFirst(package.count + 1))
        guard !RelativePath.isHidden(path), PhysicalPath.isInside(folder, package) else {
            return "\(path) can’t be a folder of goldens: it is hidden, or a link out of the package"
        }
        if path.split(separator: "/").contains(Substring(GoldenPlace.snapshots)) { return nil }
        if Self.isNamedLikeAGolden(golden), hasGoldens(folder) { return nil }
        return
            "\(path) has no goldens yet; if the package’s tests store some there, pass --folder \(path.shellArgument)"
    }

    /// Whether a path has the form of those in folders that tests name: `testCard.dark.png`.
    private static func isNamedLikeAGolden(_ path: String) -> Bool {
        (path.split(separator: "/").last ?? "").split(separator: ".").count > 2
    }

    /// Whether a folder has a picture made by MessageShot, or a text named after a test.
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

/// Resolves links in paths.
enum PhysicalPath {
    /// Whether a path, or its existing part, is inside a folder.
    static func isInside(_ path: String, _ folder: String) -> Bool {
        guard let path = resolved(path), let folder = resolved(folder) else { return false }
        return path == folder || path.hasPrefix("\(folder)/")
    }

    /// Returns a path with links resolved, the end of which may not exist; `nil` if a link is broken.
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
