/// A source file as it was compiled into a module.
struct IndexedFile: Equatable {
    var path: String
    var module: String
    /// When it was compiled, in seconds since 1970.
    var date: Double
    /// The names of the records with the file's symbols.
    var records: [String]
}

/// A place where a symbol is defined or referred to.
struct SymbolUse {
    /// The symbol's number, the same in all files.
    var symbol: Int
    /// The symbol's name; empty for all but definitions and imports.
    var name: String
    var kind: SymbolKind
    var roles: SymbolRoles
    var line: Int
    /// The ways in which the symbol is related to others here: it is their child, it is called by them.
    var relations: [(roles: SymbolRoles, symbol: Int)] = []
}

/// The kind of a symbol, with the numbers of `indexstore.h`.
struct SymbolKind: RawRepresentable, Hashable {
    var rawValue: UInt32

    static let module = SymbolKind(rawValue: 1)
    static let macro = SymbolKind(rawValue: 4)
    static let enumeration = SymbolKind(rawValue: 5)
    static let structure = SymbolKind(rawValue: 6)
    static let `class` = SymbolKind(rawValue: 7)
    static let `protocol` = SymbolKind(rawValue: 8)
    static let `extension` = SymbolKind(rawValue: 9)
    static let enumerationCase = SymbolKind(rawValue: 15)
    static let classMethod = SymbolKind(rawValue: 17)
    static let staticMethod = SymbolKind(rawValue: 18)
    static let instanceProperty = SymbolKind(rawValue: 19)
    static let classProperty = SymbolKind(rawValue: 20)
    static let staticProperty = SymbolKind(rawValue: 21)
    static let initializer = SymbolKind(rawValue: 22)
    static let deinitializer = SymbolKind(rawValue: 23)

    /// Whether code of this kind makes values of the type that it stands in.
    var makesValues: Bool {
        [.enumerationCase, .classMethod, .staticMethod, .classProperty, .staticProperty, .initializer].contains(self)
    }
}

/// How a symbol is used, with the numbers of `indexstore.h`.
struct SymbolRoles: OptionSet {
    var rawValue: UInt64

    static let definition = SymbolRoles(rawValue: 1 << 1)
    static let reference = SymbolRoles(rawValue: 1 << 2)
    static let implicit = SymbolRoles(rawValue: 1 << 8)
    static let childOf = SymbolRoles(rawValue: 1 << 9)
    static let baseOf = SymbolRoles(rawValue: 1 << 10)
    static let overrideOf = SymbolRoles(rawValue: 1 << 11)
    static let calledBy = SymbolRoles(rawValue: 1 << 13)
    static let extendedBy = SymbolRoles(rawValue: 1 << 14)
    static let accessorOf = SymbolRoles(rawValue: 1 << 15)
    static let containedBy = SymbolRoles(rawValue: 1 << 16)
}
