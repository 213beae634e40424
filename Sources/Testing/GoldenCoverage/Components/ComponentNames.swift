import Foundation

/// The components that a package's sources define: views, controllers, and SwiftUI views.
public struct ComponentNames: Sendable {
    /// A component and the place of its definition.
    public struct Component: Sendable, Equatable {
        /// The name of the type.
        public let name: String
        /// The module that defines it.
        public let module: String
        /// The absolute path of the file.
        public let file: String
        /// The line, from 1.
        public let line: Int
        /// Whether it is a controller. Frames don't carry the names of controllers.
        public let isController: Bool
        /// The number of the symbol in the graph.
        let symbol: Int
    }

    /// All components that the index knows, sorted by module and name.
    public let all: [Component]

    /// The supertypes of each type, nearest first.
    private let ancestors: [String: [String]]

    init(_ graph: SymbolGraph) {
        var (all, ancestors): ([Component], [String: [String]]) = ([], [:])
        for (symbol, definition) in graph.definitions where [.class, .structure].contains(definition.kind) {
            let names = graph.ancestors(of: symbol).dropFirst().compactMap { graph.definitions[$0]?.name }
            ancestors[definition.name, default: []] += names
            let isController = names.contains("UIViewController")
            guard isController || names.contains("UIView") || names.contains("View") else { continue }
            let file = graph.files[definition.file]
            all.append(
                Component(
                    name: definition.name, module: file.module, file: file.path, line: definition.line,
                    isController: isController, symbol: symbol))
        }
        self.all = all.sorted { ($0.module, $0.name, $0.line) < ($1.module, $1.name, $1.line) }
        self.ancestors = ancestors
    }

    /// Whether a component is the other one or inherits from it.
    func isKind(_ name: String, of other: String) -> Bool {
        name == other || ancestors[name]?.contains(other) == true
    }

    /// Returns the types and all their supertypes.
    func kinds(of names: [String]) -> Set<String> { Set(names + names.flatMap { ancestors[$0] ?? [] }) }

    /// Whether the sources define a type of this name.
    func knows(_ name: String) -> Bool { ancestors[name] != nil }
}
