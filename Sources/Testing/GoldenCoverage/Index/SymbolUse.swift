/// A source file of a compiled module.
struct IndexedFile: Equatable {
    var path: String
    var module: String
    /// The time of compilation in seconds since 1970.
    var date: Double
    /// The names of the records of the file's symbols.
    var records: [String]
}

/// A definition of a symbol or a reference to it.
struct SymbolUse {
    /// The symbol's number, which is the same in all files.
    var symbol: Int
    /// The symbol's name; empty for all but definitions and imports.
    var name: String
    var kind: SymbolKind
    var roles: SymbolRoles
    var line: Int
    /// The relations to other symbols at this place, such as “child of” and “called by”.
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

    /// Whether code of this kind creates values of its enclosing type.
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
