import CIndexStore
import Foundation

/// The index that the compiler writes while it builds: where each symbol is used, and how.
///
/// Only this class holds the library's pointers; it returns values.
final class IndexStore {
    private typealias Handle = IndexStoreLibrary.Handle

    private let library: IndexStoreLibrary
    private let store: IndexStoreLibrary.Handle
    /// The number of each symbol by its identifier (USR), which is the same in all files.
    private var numbers: [String: Int] = [:]

    /// - Parameter folder: The folder `index/store` of a build.
    init(folder: String) throws(IndexError) {
        guard access(folder, R_OK) == 0 else { throw IndexError("there is no \(folder)") }
        library = try IndexStoreLibrary()
        guard let store = library.createStore(folder, nil) else { throw IndexError("\(folder) can’t be read") }
        self.store = store
    }

    deinit { library.disposeStore(store) }

    /// Returns the Swift files in the index, sorted by path.
    func units() -> [IndexedFile] {
        let names = Visitor<String> { _ in }
        _ = library.applyUnits(store, 1, names.context) { context, name in
            Visitor<String>.at(context).items.append(String(name))
            return true
        }
        return names.items.compactMap(unit).sorted { ($0.path, $0.module) < ($1.path, $1.module) }
    }

    private func unit(_ name: String) -> IndexedFile? {
        guard let reader = library.openUnit(store, name, nil) else { return nil }
        defer { library.closeUnit(reader) }
        let path = String(library.unitMainFile(reader))
        guard path.hasSuffix(".swift") else { return nil }
        var records: [String] = []
        visit(library.applyDependencies, reader) { dependency in
            let isRecord = library.dependencyKind(dependency) == Self.recordDependency
            guard isRecord, String(library.dependencyPath(dependency)) == path else { return }
            records.append(String(library.dependencyName(dependency)))
        }
        var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
        _ = library.unitTime(store, name, &seconds, &nanoseconds)
        return IndexedFile(
            path: path, module: String(library.unitModule(reader)),
            date: Double(seconds) + Double(nanoseconds) / 1_000_000_000, records: records)
    }

    /// Calls `body` for each use of a symbol in a record, sorted by line.
    func forEachUse(in record: String, _ body: (SymbolUse) -> Void) {
        guard let reader = library.openRecord(store, record, nil) else { return }
        defer { library.closeRecord(reader) }
        // Each symbol of a record has one handle, so its identifier is read once.
        var symbols: [Handle: Int] = [:]
        visit(library.applyOccurrences, reader) { occurrence in
            guard let handle = library.occurrenceSymbol(occurrence) else { return }
            var (line, column): (UInt32, UInt32) = (0, 0)
            library.lineAndColumn(occurrence, &line, &column)
            var use = SymbolUse(
                symbol: number(of: handle, &symbols), name: "", kind: SymbolKind(rawValue: library.symbolKind(handle)),
                roles: SymbolRoles(rawValue: library.occurrenceRoles(occurrence)), line: Int(line))
            if use.roles.contains(.definition) || use.kind == .module { use.name = String(library.symbolName(handle)) }
            visit(library.applyRelations, occurrence) { relation in
                guard let other = library.relationSymbol(relation) else { return }
                let roles = SymbolRoles(rawValue: library.relationRoles(relation))
                use.relations.append((roles, number(of: other, &symbols)))
            }
            body(use)
        }
    }

    private func number(of symbol: Handle, _ known: inout [Handle: Int]) -> Int {
        if let number = known[symbol] { return number }
        let identifier = String(library.symbolUSR(symbol))
        let number = numbers[identifier] ?? numbers.count
        numbers[identifier] = number
        known[symbol] = number
        return number
    }

    /// The number of symbols read so far.
    var symbolCount: Int { numbers.count }

    private static let recordDependency: UInt32 = 2

    private func visit(_ apply: IndexStoreLibrary.Apply, _ owner: Handle?, _ body: (Handle) -> Void) {
        withoutActuallyEscaping(body) { body in
            let visitor = Visitor(body)
            _ = apply(owner, visitor.context) { context, item in
                if let item { Visitor<Handle>.at(context).body(item) }
                return true
            }
        }
    }
}

/// The state that a library call passes to its callback.
private final class Visitor<Item> {
    let body: (Item) -> Void
    var items: [Item] = []

    init(_ body: @escaping (Item) -> Void) {
        self.body = body
    }

    /// Valid for the visitor's lifetime.
    var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static func at(_ context: UnsafeMutableRawPointer?) -> Visitor {
        guard let context else { preconditionFailure("the library passes the context on") }
        return Unmanaged<Visitor>.fromOpaque(context).takeUnretainedValue()
    }
}
