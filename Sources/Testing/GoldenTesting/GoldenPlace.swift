import Foundation

/// Where a golden lies, and what a failure writes.
struct GoldenPlace: Equatable {
    /// The folder with the `Package.swift` that the test belongs to.
    let package: String

    /// The path below the folders of goldens and of failures, without an ending: `ChatUI/BadgeTests/isTruncated`.
    let name: String

    /// - Parameters:
    ///   - file: The absolute path of the test's source file.
    ///   - testName: The test's function, such as `testIsTruncated()`.
    ///   - variant: Tells several goldens of one test apart.
    init(file: String, testName: String, variant: String?) throws {
        guard let package = Self.package(of: file) else {
            throw GoldenError(description: "No folder above \(file) has a Package.swift, where goldens would be kept")
        }
        self.package = package
        let source = URL(fileURLWithPath: file)
        let target = source.deletingLastPathComponent().lastPathComponent.withoutSuffix("Tests")
        let suite = source.deletingPathExtension().lastPathComponent
        let parts = [testName.testNameProper, variant].compactMap { $0.map(\.fileName) }
        name = "\(target)/\(suite)/\(parts.joined(separator: "."))"
    }

    var golden: String { "\(package)/Golden/\(name).png" }

    /// - Parameter kind: `actual`, `expected` or `difference`.
    func failure(_ kind: String) -> String { "\(package)/.build/golden-failures/\(name).\(kind).png" }

    /// A path as a person reads it, from the package's folder on.
    func shortened(_ path: String) -> String {
        path.hasPrefix(package + "/") ? String(path.dropFirst(package.count + 1)) : path
    }

    private static func package(of file: String) -> String? {
        var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return folder.path
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}

/// Why a golden could not be looked for.
struct GoldenError: Error, CustomStringConvertible, Equatable {
    let description: String
}

extension String {
    fileprivate func withoutSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : self
    }

    /// `longNameIsTruncated` for `testLongNameIsTruncated()`.
    fileprivate var testNameProper: String {
        let name = prefix { $0 != "(" }
        guard name.hasPrefix("test"), name.count > 4 else { return String(name) }
        let rest = name.dropFirst(4).drop { $0 == "_" }
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    /// The text with a hyphen for everything that is not a letter, a digit, a hyphen or an underscore.
    fileprivate var fileName: String {
        String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" })
    }
}
