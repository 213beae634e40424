import Foundation

/// The symbols of changed files.
struct ChangedSymbols {
    private(set) var symbols: [Int] = []

    /// Whether the change can affect everything: the manifest, or a file that belongs to no single target.
    private(set) var isEverything = false

    /// - Parameters:
    ///   - files: Absolute paths.
    ///   - former: The files' declarations before the change, see ``FormerNames``.
    ///   - package: The package's folder.
    init(files: [String], former: FormerNames, graph: SymbolGraph, package: String) {
        for file in files {
            if Self.manifests.contains(URL(fileURLWithPath: file).lastPathComponent) {
                isEverything = true
            } else if file.hasSuffix(".swift") {
                for (index, known) in graph.files.enumerated() where known.path == file {
                    add(graph.symbols[index], of: graph)
                }
            } else {
                addTargets(with: file, graph, package)
            }
        }
        for (symbol, definition) in graph.definitions {
            let name = definition.name.prefix { $0 != "(" }
            let isType = [.class, .structure, .enumeration, .protocol].contains(definition.kind)
            if (isType ? former.types : former.functions).contains(String(name)) { symbols.append(symbol) }
        }
    }

    /// The names of the types that the files define.
    func types(in graph: SymbolGraph) -> Set<String> {
        let definitions = symbols.compactMap { graph.definitions[$0] }
        return Set(definitions.filter { [.class, .structure].contains($0.kind) }.map(\.name))
    }

    private static let manifests: Set<String> = ["Package.swift", "Package.resolved"]

    /// An extension can affect the whole type.
    private mutating func add(_ defined: [Int], of graph: SymbolGraph) {
        symbols += defined
        for symbol in defined where graph.extended[symbol].map({ graph.definitions[$0] != nil }) == true {
            if graph.definitions[graph.type(of: symbol)]?.kind != .protocol { continue }
            symbols.append(graph.type(of: symbol))
        }
    }

    /// A resource or a file in another language belongs to the targets of the nearest folder with Swift files.
    private mutating func addTargets(with file: String, _ graph: SymbolGraph, _ package: String) {
        var folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
        while folder.hasPrefix(package), folder != package {
            let modules = Set(graph.files.filter { $0.path.hasPrefix(folder + "/") }.map(\.module))
            if !modules.isEmpty {
                for (index, known) in graph.files.enumerated() where modules.contains(known.module) {
                    symbols += graph.symbols[index]
                }
                return
            }
            folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
        }
    }
}
