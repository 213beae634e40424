public import Foundation
public import Goldens

/// The goldens of a package.
public struct GoldenInventory: Sendable {
    /// The folder with the `Package.swift`, absolute and without links.
    public let package: String

    /// The goldens in the order of their names.
    public let goldens: [GoldenEntry]

    /// The newest run of the package's tests, if there is one.
    let run: RunReport?

    /// Reads the pictures and texts in a package's folders of goldens: the usual one, and those that the newest run
    /// used.
    ///
    /// - Throws: If there is no golden at all.
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

    /// The endings of goldens' names; a README among them is no golden.
    private static let endings: Set<String> = ["png", "txt", "json", "plist", "csv"]
}
