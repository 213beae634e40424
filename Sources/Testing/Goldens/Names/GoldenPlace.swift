import Foundation

/// The file of a golden: its path, and the folders above it that matter.
public struct GoldenPlace: Sendable, Equatable {
    /// The folder with the `Package.swift` that the test belongs to.
    public let package: String

    /// The folder of all goldens.
    public let root: String

    /// The path below ``root``, with its ending: `Badge/LabelTests/isTruncated.png`.
    public let id: String

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
        guard let package = Self.package(above: filePath) else {
            throw GoldenError("No folder above \(filePath) has a Package.swift, beside which goldens would be kept")
        }
        self.package = package
        let asked = environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
        root = Self.absolute(folder ?? asked ?? "Golden", from: package)
        id = name.description + (pathExtension.map { ".\($0.fileName)" } ?? "")
    }

    /// The environment variable that names the folder of all goldens.
    public static let variable = "MESSAGESHOT_GOLDENS"

    /// The absolute path of the golden.
    public var golden: String { "\(root)/\(id)" }

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

    private static func absolute(_ folder: String, from package: String) -> String {
        let trimmed = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        return trimmed.hasPrefix("/") ? trimmed : "\(package)/\(trimmed)"
    }
}
