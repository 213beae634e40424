public import Foundation
import Goldens

/// The goldens that a change of files can touch. Some of them may stay the same.
public struct Impact: Sendable, Equatable {
    /// The source of the answer.
    public enum Basis: Sendable, Equatable {
        /// The compiler's index: the list has every golden that can change.
        case index
        /// The names of types, because no index matches the sources. The text is the reason.
        case guess(String)
    }

    /// A golden that can change.
    public struct TouchedGolden: Sendable, Equatable {
        /// The golden's path relative to the folder of goldens.
        public let id: String

        /// The components in the picture that the changed files define. Look at these first.
        public let shows: [String]

        /// The path from the changed symbol to the test; empty if unknown.
        public let path: [String]
    }

    /// The source of the answer.
    public let basis: Basis

    /// The goldens, sorted by name.
    public let goldens: [TouchedGolden]

    /// The number of all goldens.
    public let total: Int

    /// The goldens' tests as arguments of `swift test --filter`; `nil` if a test is unknown, so that all tests have to
    /// run.
    public let tests: [String]?

    /// A regular expression for `swift test --filter` that matches the goldens' tests, or all tests if one is unknown.
    /// If no golden is touched, it matches nothing.
    public var filter: String {
        guard let tests else { return "." }
        guard !tests.isEmpty else { return "^$" }
        let names = tests.map { $0.replacing(".", with: #"\."#) }
        return #"^(\#(names.joined(separator: "|")))\b"#
    }
}

extension Impact {
    /// Finds the goldens that a change can touch.
    ///
    /// - Parameters:
    ///   - files: The absolute paths of changed, new and removed files.
    ///   - inventory: The goldens of the package.
    ///   - revision: The revision to compare with. Declarations that were removed since then count too.
    ///   - index: The compiler's index, see ``BuildIndex``.
    public init(
        of files: [String], since revision: String = "HEAD", on inventory: GoldenInventory, index: BuildIndex
    ) {
        total = inventory.goldens.count
        guard case .fresh(let graph) = index.state(for: files) else {
            basis = .guess(index.flaw(for: files))
            let guess = GuessedImpact(files: files, inventory: inventory)
            goldens = guess.goldens
            tests = guess.goldens.isEmpty ? [] : nil
            return
        }
        basis = .index
        let former = FormerNames(of: files, at: revision, in: inventory.package)
        let changed = ChangedSymbols(files: files, former: former, graph: graph, package: inventory.package)
        let reach = graph.reach(of: changed.symbols)
        let names = changed.types(in: graph)
        let functions = GoldenTests(graph)
        var (touched, specifiers, isWhole): ([TouchedGolden], Set<String>, Bool) = ([], [], true)
        for golden in inventory.goldens {
            let tests = functions.tests(of: golden.id)
            let hit = tests.lazy.compactMap { graph.cause(of: $0.symbol, in: reach) }.first
            let isItself = files.contains(golden.path)
            let isUnknown = tests.isEmpty && !changed.symbols.isEmpty
            guard changed.isEverything || isItself || isUnknown || hit != nil else { continue }
            isWhole = isWhole && !tests.isEmpty
            specifiers.formUnion(tests.map(\.specifier))
            touched.append(
                TouchedGolden(
                    id: golden.id, shows: golden.components.filter(names.contains),
                    path: hit.map { graph.path(to: $0, in: reach) } ?? []))
        }
        goldens = touched
        tests = isWhole ? specifiers.sorted() : nil
    }
}

extension SymbolGraph {
    /// The reason that a test depends on a change: its function, its type, or an initializer of the type.
    fileprivate func cause(of test: Int, in reach: [Int: Int?]) -> Int? {
        var owners: [Int] = [test]
        while let parent = definitions[owners[owners.count - 1]]?.parent, owners.count < 16 {
            owners.append(type(of: parent))
        }
        return owners.first { reach[$0] != nil }
    }

    /// The names on the path from the changed symbol to another symbol.
    fileprivate func path(to symbol: Int, in reach: [Int: Int?]) -> [String] {
        var (names, next): ([String], Int?) = ([], symbol)
        while let symbol = next {
            if let definition = definitions[symbol] { names.insert(words(for: definition), at: 0) }
            next = reach[symbol] ?? nil
        }
        return names.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    private func words(for definition: Definition) -> String {
        let owner = definition.parent.flatMap { definitions[type(of: $0)]?.name }
        let name = definition.name.split(separator: ":").last.map(String.init) ?? definition.name
        let plain =
            definition.name.hasPrefix("getter:") || definition.name.hasPrefix("setter:") ? name : definition.name
        return owner.map { "\($0).\(plain)" } ?? plain
    }
}

extension Impact {
    /// One line per golden with the changed components that it shows, then a total.
    ///
    /// - Parameter why: Whether the path from the change to the golden is included.
    public func text(why: Bool = false) -> String {
        let lines = goldens.map { golden in
            let shows = golden.shows.isEmpty ? "" : "  shows \(golden.shows.joined(separator: ", "))"
            let way = why && !golden.path.isEmpty ? "\n  \(golden.path.joined(separator: " → "))" : ""
            return golden.id + shows + way
        }
        let kind = basis == .index ? "can change" : "may change (a guess)"
        return (lines + ["\(goldens.count) of \(total) goldens \(kind)"]).joined(separator: "\n") + "\n"
    }

    /// A JSON object with sorted keys.
    public func json() throws -> Data {
        var reason: String?
        if case .guess(let text) = basis { reason = text }
        return try CoverageJSON.data(
            CoverageJSON.Touched(
                basis: reason == nil ? "index" : "guess", reason: reason, total: total, filter: filter,
                goldens: goldens.map { CoverageJSON.TouchedGolden(id: $0.id, shows: $0.shows, path: $0.path) }))
    }
}
