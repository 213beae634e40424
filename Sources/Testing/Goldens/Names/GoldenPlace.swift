import Files
import Foundation

/// The file of a golden: its path, and the folders above it that matter.
public struct GoldenPlace: Sendable, Equatable {
    /// The folder with the `Package.swift` that the test belongs to.
    public let package: String

    /// The folder of all goldens, or the one that holds this golden and others like it.
    public let root: String

    /// A path that no other golden of the package has: the one below ``root`` in the folder of all goldens
    /// (`Badge/LabelTests/isTruncated.png`), elsewhere the one below the package's folder.
    public let id: String

    /// The absolute path of the golden.
    public let golden: String

    /// - Parameters:
    ///   - name: The golden's name.
    ///   - filePath: The absolute path of the test's source file.
    ///   - folder: The folder of all goldens, absolute or from the package's folder on; `nil` for
    ///     `MESSAGESHOT_GOLDENS` in the environment, or else `Golden`.
    ///   - pathExtension: The ending of the file's name, such as `png`; `nil` for none.
    /// - Throws: If no folder above the source file has a `Package.swift`.
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

    /// Creates the place of a golden that lies in a certain folder, next to no matter what.
    ///
    /// - Parameters:
    ///   - folder: The folder, absolute or from the package's folder on.
    ///   - filePath: The absolute path of the test's source file.
    /// - Throws: If no folder above the source file has a `Package.swift`.
    public init(_ name: SnapshotFileName, in folder: String, filePath: String) throws(GoldenError) {
        package = try Self.package(of: filePath)
        root = Self.absolute(folder, from: package).absolutePath
        golden = "\(root)/\(name)"
        id = golden.hasPrefix("\(package)/") ? String(golden.dropFirst(package.count + 1)) : String(golden.dropFirst())
    }

    /// Creates the place at which `swift-snapshot-testing` keeps a golden: `__Snapshots__` beside the test.
    ///
    /// - Throws: If no folder above the source file has a `Package.swift`.
    public init(besideTest filePath: String, _ name: SnapshotFileName) throws(GoldenError) {
        let file = URL(fileURLWithPath: filePath)
        let folder = file.deletingLastPathComponent().path + "/\(Self.snapshots)/"
        try self.init(name, in: folder + file.deletingPathExtension().lastPathComponent, filePath: filePath)
    }

    /// The name of the folders in which `swift-snapshot-testing` keeps goldens.
    static let snapshots = "__Snapshots__"

    /// The environment variable that names the folder of all goldens.
    public static let variable = "MESSAGESHOT_GOLDENS"

    /// Whether there is something at the golden's path, usable or not.
    public var exists: Bool {
        var status = stat()
        return lstat(golden, &status) == 0
    }

    /// Returns a path as a person reads it, from the package's folder on; unchanged if it lies elsewhere.
    public func shortened(_ path: String) -> String {
        path.hasPrefix(package + "/") ? String(path.dropFirst(package.count + 1)) : path
    }

    /// Returns the nearest folder above a file that has a `Package.swift`; `nil` if none has.
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
            throw GoldenError("No folder above \(filePath) has a Package.swift, beside which goldens would be kept")
        }
        return package
    }

    private static func absolute(_ folder: String, from package: String) -> String {
        let trimmed = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        return trimmed.hasPrefix("/") ? trimmed : "\(package)/\(trimmed)"
    }
}
