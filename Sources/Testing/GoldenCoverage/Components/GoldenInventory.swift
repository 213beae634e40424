public import Foundation
public import Goldens

/// The goldens of a package.
public struct GoldenInventory: Sendable {
    /// The absolute path of the folder with `Package.swift`, links resolved.
    public let package: String

    /// The goldens, sorted by name.
    public let goldens: [GoldenEntry]

    /// The newest run of the package's tests, if there is one.
    let run: RunReport?

    /// Reads the goldens in a package's golden folders: the default one, and those that the newest run used.
    ///
    /// - Throws: If there are no goldens.
    public init(
        package: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(GoldenError) {
        self.package = URL(fileURLWithPath: package).resolvingSymlinksInPath().path
        run = RunReport.newestRun(ofPackage: self.package).flatMap { try? RunReport(run: $0, package: package) }
        let asked = environment[GoldenPlace.variable].flatMap { $0.isEmpty ? nil : $0 } ?? "Golden"
        var roots: Set<String> = [asked.hasPrefix("/") ? asked : "\(self.package)/\(asked)"]
        var settings: [String: GoldenResult] = [:]
        for result in run?.results ?? [] {
            roots.insert(String(result.golden.dropLast(result.id.count + 1)))
            settings[result.golden] = result
        }
        var entries: [GoldenEntry] = []
        for root in roots.sorted() {
            for name in FileManager.default.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? [] {
                let path = "\(root)/\(name)"
                guard Self.endings.contains(URL(fileURLWithPath: path).pathExtension) else { continue }
                entries.append(GoldenEntry(id: name, path: path, settings: settings[path]?.settings))
            }
        }
        guard !entries.isEmpty else {
            throw GoldenError("\(self.package): there are no goldens in \(roots.sorted().joined(separator: ", "))")
        }
        goldens = entries.sorted { ($0.id, $0.path) < ($1.id, $1.path) }
    }

    /// The file extensions of goldens. Other files in the folder, such as a README, are ignored.
    private static let endings: Set<String> = ["png", "txt", "json", "plist", "csv"]
}
