import Foundation
import Goldens

/// The goldens that a change of files can touch: all that may change, and often some more.
public struct Impact: Sendable, Equatable {
    /// What the answer rests on.
    public enum Basis: Sendable, Equatable {
        /// The compiler's index: no golden that can change is left out.
        case index
        /// The names of types, since there is no index that fits. The text says why.
        case guess(String)
    }

    /// A golden that can change.
    public struct TouchedGolden: Sendable, Equatable {
        /// The golden's path below the folder of goldens.
        public let id: String

        /// The components in the picture that the changed files define. These are the ones to look at first.
        public let shows: [String]

        /// How the change gets there, from the changed symbol to the test; empty where it is not known.
        public let path: [String]
    }

    /// What the answer rests on.
    public let basis: Basis

    /// The goldens in the order of their names.
    public let goldens: [TouchedGolden]

    /// The number of all goldens.
    public let total: Int

    /// The tests of these goldens, as `swift test --filter` knows them; `nil` if the test of one of them isn't known, so
    /// that all have to run.
    public let tests: [String]?

    /// An expression for `swift test --filter` that matches the tests of these goldens, and all if one isn't known.
    /// Where none is touched, it matches nothing.
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
    ///   - files: The absolute paths of the files that are changed, new or removed.
    ///   - inventory: The goldens of the package.
    ///   - revision: The revision that the files are compared with, so that what they no longer declare counts too.
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
    /// What makes a test depend on a change: its function, its type, or what makes a value of the type.
    fileprivate func cause(of test: Int, in reach: [Int: Int?]) -> Int? {
        var owners: [Int] = [test]
        while let parent = definitions[owners[owners.count - 1]]?.parent, owners.count < 16 {
            owners.append(type(of: parent))
        }
        return owners.first { reach[$0] != nil }
    }

    /// The names on the way of a change to a symbol, from the change on.
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
