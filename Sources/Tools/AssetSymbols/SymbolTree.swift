internal import AssetCatalogs

/// A color or an image with the name of its symbol.
struct AssetSymbol {
    /// The name of the symbol, which may be in backticks.
    let symbol: String
    /// The name of the asset with its namespaces.
    let asset: String
}

/// The symbols of one kind in a namespace, sorted by the names of their assets.
struct SymbolTree {
    /// The name of the namespace's type; empty for the outermost.
    let type: String
    /// The names of the namespaces, joined by slashes.
    let path: String
    private(set) var symbols: [AssetSymbol] = []
    private(set) var children: [SymbolTree] = []

    private init(type: String, path: String) { (self.type, self.path) = (type, path) }

    /// Creates the symbols of sets.
    ///
    /// - Parameters:
    ///   - suffix: The word that names may end in: `color` or `image`.
    ///   - notes: Receives a sentence for each set without a symbol.
    init(_ entries: [AssetEntry], suffix: String, notes: inout [String]) {
        self.init(type: "", path: "")
        for entry in entries.sorted(by: { $0.name < $1.name }) {
            guard let name = SymbolName.member(entry.baseName, without: suffix) else {
                notes.append("the \(suffix) “\(entry.name)” has no symbol: its name has no letters or digits")
                continue
            }
            add(AssetSymbol(symbol: name, asset: entry.name), entry.namespace[...], suffix, &notes)
        }
    }

    private mutating func add(
        _ symbol: AssetSymbol, _ namespace: ArraySlice<String>, _ suffix: String, _ notes: inout [String]
    ) {
        guard let first = namespace.first else {
            if let other = symbols.first(where: { $0.symbol == symbol.symbol }) {
                notes.append(
                    "the \(suffix) “\(symbol.asset)” has no symbol: “\(other.asset)” has its name, \(symbol.symbol);"
                        + " rename one")
            } else {
                symbols.append(symbol)
            }
            return
        }
        guard let type = SymbolName.type(first) else {
            notes.append("the \(suffix) “\(symbol.asset)” has no symbol: “\(first)” has no letters or digits")
            return
        }
        let path = path.isEmpty ? first : "\(path)/\(first)"
        let index = children.firstIndex { $0.type == type } ?? children.endIndex
        if index == children.endIndex { children.append(SymbolTree(type: type, path: path)) }
        children[index].add(symbol, namespace.dropFirst(), suffix, &notes)
    }

    var isEmpty: Bool { symbols.isEmpty && children.allSatisfy(\.isEmpty) }
}
