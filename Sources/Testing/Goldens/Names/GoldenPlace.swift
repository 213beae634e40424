import Files
import Foundation

/// The file of a golden: its path and those of its package and root folder.
public struct GoldenPlace: Sendable, Equatable {
    /// The folder with the `Package.swift` of the test.
    public let package: String

    /// The folder of all goldens, or the one for this golden.
    public let root: String

    /// A path that is unique among the package's goldens: relative to ``root`` in the folder of all goldens
    /// (`Badge/LabelTests/isTruncated.png`), elsewhere relative to the package's folder.
    public let id: String

    /// The absolute path of the golden.
    public let golden: String

    /// - Parameters:
    ///   - name: The golden's name.
    ///   - filePath: The absolute path of the test's source file.
    ///   - folder: The folder of all goldens, absolute or relative to the package's folder; `nil` for
    ///     `MESSAGESHOT_GOLDENS` in the environment, or else `Golden`.
    ///   - pathExtension: The file extension, such as `png`; `nil` for none.
    /// - Throws: If no parent folder of the source file has a `Package.swift`.
    public init(
        _ name: GoldenName, filePath: String, folder: String? = nil, pathExtension: String?,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(GoldenError) {
        package = try Self.package(of: filePath)
        let asked = environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
        root = Self.absolute(folder ?? asked ?? "Golden", from: package)
        id = name.description + (pathExtension.map { ".\($0.fileName)" } ?? "")
        golden = "\(root)/\(id)"
    }

    /// Creates the place of a golden in a given folder.
    ///
    /// - Parameters:
    ///   - folder: The folder, absolute or relative to the package's folder.
    ///   - filePath: The absolute path of the test's source file.
    /// - Throws: If no parent folder of the source file has a `Package.swift`.
    public init(_ name: SnapshotFileName, in folder: String, filePath: String) throws(GoldenError) {
        package = try Self.package(of: filePath)
        root = Self.absolute(folder, from: package).absolutePath
        golden = "\(root)/\(name)"
        id = golden.hasPrefix("\(package)/") ? String(golden.dropFirst(package.count + 1)) : String(golden.dropFirst())
    }

    /// Creates the place where `swift-snapshot-testing` stores a golden: `__Snapshots__` next to the test.
    ///
    /// - Throws: If no parent folder of the source file has a `Package.swift`.
    public init(besideTest filePath: String, _ name: SnapshotFileName) throws(GoldenError) {
        let file = URL(fileURLWithPath: filePath)
        let folder = file.deletingLastPathComponent().path + "/\(Self.snapshots)/"
        try self.init(name, in: folder + file.deletingPathExtension().lastPathComponent, filePath: filePath)
    }

    /// The name of the folders in which `swift-snapshot-testing` stores goldens.
    static let snapshots = "__Snapshots__"

    /// The environment variable that names the folder of all goldens.
    public static let variable = "MESSAGESHOT_GOLDENS"

    /// Whether anything exists at the golden's path, usable or not.
    public var exists: Bool {
        var status = stat()
        return lstat(golden, &status) == 0
    }

    /// Returns a path for display, relative to the package's folder; unchanged if it is elsewhere.
    public func shortened(_ path: String) -> String {
        path.hasPrefix(package + "/") ? String(path.dropFirst(package.count + 1)) : path
    }

    /// Returns a file's nearest parent folder with a `Package.swift`; `nil` if there is none.
    public static func package(above path: String) -> String? {
        var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return folder.path
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    private static func package(of filePath: String) throws(GoldenError) -> String {
        guard let package = package(above: filePath) else {
            throw GoldenError("No folder above \(filePath) has a Package.swift; goldens are stored next to it")
        }
        return package
    }

    /// Returns the path of a folder that is absolute or relative to the package's folder.
    package static func absolute(_ folder: String, from package: String) -> String {
        let trimmed = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        return trimmed.hasPrefix("/") ? trimmed : "\(package)/\(trimmed)"
    }
}
