import Foundation
internal import Goldens

/// The compiler's index of a package's last test build, if it matches the sources.
public struct BuildIndex: Sendable {
    enum State {
        case fresh(SymbolGraph)
        case unusable(String)
    }

    private let graph: SymbolGraph?
    private let problem: String?
    private let commands: PackageCommands

    /// The components that the index knows; `nil` if there is no index.
    public let components: ComponentNames?

    /// Opens the index of a package.
    ///
    /// - Parameters:
    ///   - package: The package's folder.
    ///   - folder: The folder `index/store` of a build; `nil` for that of the package's last debug build, with or without the kit.
    public init(package: String, folder: String? = nil) {
        let root = URL(fileURLWithPath: package).resolvingSymlinksInPath().path
        commands = PackageCommands(package: root)
        let folder = folder ?? "\(root)/\(commands.buildFolder)/index/store"
        do {
            let store = try IndexStore(folder: folder)
            let graph = SymbolGraph(store) { path in
                !path.hasSuffix("/all-discovered-tests.swift") && !path.hasSuffix("/runner.swift")
            }
            self.graph = graph
            components = ComponentNames(graph)
            problem = graph.files.isEmpty ? "\(folder) has no Swift files" : nil
        } catch {
            (graph, components, problem) = (nil, nil, error.description)
        }
    }

    /// Returns whether the index was written after the files.
    func state(for files: [String]) -> State {
        guard let graph, problem == nil else { return .unusable(problem ?? "") }
        if let stale = Self.newer(than: graph.files, changed: files) {
            return .unusable("\(URL(fileURLWithPath: stale).lastPathComponent) is newer than the index")
        }
        return .fresh(graph)
    }

    /// Why the index is unusable, and how to create one that matches.
    func flaw(for files: [String]) -> String {
        guard case .unusable(let problem) = state(for: files) else { return "" }
        return "\(problem); run “\(commands.build) --build-tests” to update it"
    }

    /// Returns the names of the controllers that a golden's test can reach.
    func controllersInTests(_ controllers: [ComponentNames.Component], of inventory: GoldenInventory) -> Set<String> {
        guard let graph else { return [] }
        let functions = GoldenTests(graph)
        let tests = Set(inventory.goldens.flatMap { functions.tests(of: $0.id) }.map(\.symbol))
        return Set(
            controllers.filter { controller in
                let reach = graph.reach(of: [controller.symbol])
                return tests.contains { reach[$0] != nil }
            }.map(\.name))
    }

    /// The first file that was changed after it was compiled, or was never compiled.
    private static func newer(than files: [IndexedFile], changed: [String]) -> String? {
        var dates: [String: Double] = [:]
        for file in files { dates[file.path] = max(dates[file.path] ?? 0, file.date) }
        func date(of path: String) -> Double? {
            let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
            return date?.timeIntervalSince1970
        }
        for (path, compiled) in dates.sorted(by: { $0.key < $1.key }) {
            if let written = date(of: path), written > compiled { return path }
        }
        // A new file isn't in the index.
        return changed.sorted().first {
            $0.hasSuffix(".swift") && !$0.hasSuffix("/Package.swift") && dates[$0] == nil && date(of: $0) != nil
        }
    }
}
