import Foundation

/// Paths as a report says them, from the package's folder on, so that it reads the same on every machine.
struct PackageFiles: Sendable {
    let package: String

    func shortened(_ path: String) -> String {
        path.hasPrefix(package + "/") ? String(path.dropFirst(package.count + 1)) : path
    }

    func data(_ path: String) -> Data? {
        FileManager.default.contents(atPath: path.hasPrefix("/") ? path : "\(package)/\(path)")
    }
}
