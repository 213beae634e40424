import Foundation

/// The dependencies between the symbols of a build: if one symbol changes, which others can behave differently?
///
/// A call through a base class or a protocol is found by way of the type: to call a member, code needs a value of the
/// type, and making one mentions the type. A type therefore depends on those of its members that can be called without
/// being named.
struct SymbolGraph {
    /// A symbol that is defined in the sources.
    struct Definition {
        var name: String
        var kind: SymbolKind
        /// The indices of its files in ``files``: a file can belong to several modules.
        var file: Int
        var line: Int
        /// The type or extension that encloses it.
        var parent: Int?
    }

    private(set) var files: [IndexedFile] = []
    private(set) var definitions: [Int: Definition] = [:]

    /// The symbols defined in each file.
    private(set) var symbols: [[Int]] = []

    /// The symbols that depend on each symbol.
    private(set) var dependents: [[Int]] = []

    /// The superclass and protocols that each type or extension declares.
    private(set) var bases: [Int: [Int]] = [:]

    /// The type that each extension extends.
    private(set) var extended: [Int: Int] = [:]

    /// The extensions of each type.
    private(set) var parts: [Int: [Int]] = [:]

    /// The modules that each module imports.
    private(set) var imports: [String: Set<String>] = [:]

    private var overriding: Set<Int> = []
    private var stored: Set<Int> = []

    /// Reads the files of an index.
    ///
    /// - Parameter isIncluded: Returns whether a file is read.
    init(_ store: IndexStore, including isIncluded: (String) -> Bool) {
        for file in store.units() where isIncluded(file.path) {
            files.append(file)
            symbols.append([])
            for record in file.records { read(record, in: store) }
        }
        dependents += Array(repeating: [], count: max(0, store.symbolCount - dependents.count))
        connectMembers()
    }

    // MARK: Reading

    private mutating func read(_ record: String, in store: IndexStore) {
        let file = files.count - 1
        var (defined, loose): ([(line: Int, symbol: Int)], [(line: Int, symbol: Int)]) = ([], [])
        store.forEachUse(in: record) { use in
            if dependents.count < store.symbolCount {
                dependents += Array(repeating: [], count: store.symbolCount - dependents.count)
            }
            if use.roles.contains(.definition) {
                define(use, in: file)
                defined.append((use.line, use.symbol))
            } else if use.kind == .module {
                imports[files[file].module, default: []].insert(use.name)
            } else if use.kind != .macro, !relate(use) {
                loose.append((use.line, use.symbol))
            }
        }
        // A use without an enclosing declaration in the index belongs to the last definition before it.
        defined.sort { $0.line < $1.line }
        for use in loose {
            guard let owner = defined.last(where: { $0.line <= use.line }) else { continue }
            dependents[use.symbol].append(owner.symbol)
        }
    }

    private mutating func define(_ use: SymbolUse, in file: Int) {
        let parent = use.relations.first { $0.roles.contains(.childOf) }?.symbol
        if definitions[use.symbol] == nil {
            definitions[use.symbol] = Definition(
                name: use.name, kind: use.kind, file: file, line: use.line, parent: parent)
        }
        symbols[file].append(use.symbol)
        for (roles, other) in use.relations {
            if roles.contains(.overrideOf) { overriding.insert(use.symbol) }
            guard roles.contains(.accessorOf) else { continue }
            dependents[use.symbol].append(other)
            dependents[other].append(use.symbol)
            // Getters of stored properties are synthesized.
            if use.roles.contains(.implicit), use.name.hasPrefix("getter:") { stored.insert(other) }
        }
        _ = relate(use)
    }

    /// Returns whether an enclosing declaration was found.
    private mutating func relate(_ use: SymbolUse) -> Bool {
        var isOwned = false
        for (roles, other) in use.relations {
            if !roles.isDisjoint(with: [.calledBy, .containedBy, .baseOf]) {
                dependents[use.symbol].append(other)
                isOwned = true
            }
            if roles.contains(.baseOf) { bases[other, default: []].append(use.symbol) }
            if roles.contains(.extendedBy) {
                extended[other] = use.symbol
                isOwned = true
            }
        }
        return isOwned
    }

    // MARK: Types and their members

    private mutating func connectMembers() {
        for (symbol, definition) in definitions {
            guard let parent = definition.parent else { continue }
            if isCalledUnnamed(symbol, definition) { dependents[symbol].append(parent) }
            if definition.kind.makesValues { dependents[type(of: parent)].append(symbol) }
        }
        for (part, type) in extended {
            parts[type, default: []].append(part)
            if isInModule(of: type, part) { dependents[part].append(type) }
        }
        for index in dependents.indices where dependents[index].count > 1 {
            dependents[index] = Set(dependents[index]).sorted()
        }
    }

    /// Whether a member can run without being named: an override or a witness, an initial value, or a member that the
    /// compiler calls for an attribute.
    private func isCalledUnnamed(_ symbol: Int, _ definition: Definition) -> Bool {
        if overriding.contains(symbol) { return true }
        switch definition.kind {
        case .deinitializer: return true
        // Instance members are created with the type.
        case .instanceProperty where stored.contains(symbol): return true
        case .initializer: return definition.name.hasPrefix("init(wrappedValue:")
        default:
            return definition.name.hasPrefix("build") || definition.name.hasPrefix("append")
                || ["wrappedValue", "projectedValue", "subscript(dynamicMember:)"].contains(definition.name)
                || definition.name.hasPrefix("callAsFunction") || definition.name.hasPrefix("dynamicallyCall")
        }
    }

    /// The type that an extension extends, or the symbol itself.
    func type(of symbol: Int) -> Int { extended[symbol] ?? symbol }

    private func isInModule(of type: Int, _ part: Int) -> Bool {
        guard let home = definitions[type], let own = definitions[part] else { return false }
        return files[home.file].module == files[own.file].module
    }
}
