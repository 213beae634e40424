import CIndexStore
import Foundation

/// The toolchain's library for reading the compiler's index, loaded at run time.
///
/// Names and numbers are those of the toolchain's header `indexstore.h`.
final class IndexStoreLibrary {
    typealias Handle = UnsafeMutableRawPointer
    typealias Visit = @convention(c) (_ context: Handle?, _ item: Handle?) -> Bool
    typealias VisitName = @convention(c) (_ context: Handle?, _ name: index_store_text) -> Bool
    typealias Open = @convention(c) (Handle?, UnsafePointer<CChar>?, UnsafeMutablePointer<Handle?>?) -> Handle?
    typealias Close = @convention(c) (Handle?) -> Void
    typealias Apply = @convention(c) (Handle?, Handle?, Visit) -> Bool
    typealias TextOf = @convention(c) (Handle?) -> index_store_text
    typealias NumberOf = @convention(c) (Handle?) -> UInt32
    typealias RolesOf = @convention(c) (Handle?) -> UInt64
    typealias HandleOf = @convention(c) (Handle?) -> Handle?

    let createStore: @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<Handle?>?) -> Handle?
    let disposeStore: Close
    let applyUnits: @convention(c) (Handle?, UInt32, Handle?, VisitName) -> Bool
    let unitTime:
        @convention(c) (Handle?, UnsafePointer<CChar>?, UnsafeMutablePointer<Int64>?, UnsafeMutablePointer<Int64>?) ->
            Bool
    let openUnit, openRecord: Open
    let closeUnit, closeRecord: Close
    let unitModule, unitMainFile, dependencyName, dependencyPath, symbolName, symbolUSR: TextOf
    let applyDependencies, applyOccurrences, applyRelations: Apply
    let dependencyKind, symbolKind: NumberOf
    let occurrenceSymbol, relationSymbol: HandleOf
    let occurrenceRoles, relationRoles: RolesOf
    let lineAndColumn: @convention(c) (Handle?, UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<UInt32>?) -> Void

    /// Loads the library of the toolchain whose `swift` comes first in `PATH`.
    init() throws(IndexError) {
        guard let path = Self.path, let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            throw IndexError("the toolchain has no libIndexStore.so beside its “swift”")
        }
        func function<Function>(_ name: String) throws(IndexError) -> Function {
            guard let symbol = dlsym(library, "indexstore_\(name)") else {
                throw IndexError("\(path) has no indexstore_\(name)")
            }
            return unsafeBitCast(symbol, to: Function.self)
        }
        createStore = try function("store_create")
        disposeStore = try function("store_dispose")
        applyUnits = try function("store_units_apply_f")
        unitTime = try function("store_get_unit_modification_time")
        openUnit = try function("unit_reader_create")
        closeUnit = try function("unit_reader_dispose")
        unitModule = try function("unit_reader_get_module_name")
        unitMainFile = try function("unit_reader_get_main_file")
        applyDependencies = try function("unit_reader_dependencies_apply_f")
        dependencyKind = try function("unit_dependency_get_kind")
        dependencyName = try function("unit_dependency_get_name")
        dependencyPath = try function("unit_dependency_get_filepath")
        openRecord = try function("record_reader_create")
        closeRecord = try function("record_reader_dispose")
        applyOccurrences = try function("record_reader_occurrences_apply_f")
        occurrenceSymbol = try function("occurrence_get_symbol")
        occurrenceRoles = try function("occurrence_get_roles")
        lineAndColumn = try function("occurrence_get_line_col")
        applyRelations = try function("occurrence_relations_apply_f")
        relationRoles = try function("symbol_relation_get_roles")
        relationSymbol = try function("symbol_relation_get_symbol")
        symbolName = try function("symbol_get_name")
        symbolUSR = try function("symbol_get_usr")
        symbolKind = try function("symbol_get_kind")
    }

    /// The library is next to the toolchain's programs.
    private static var path: String? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        for folder in folders {
            let program = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
            let toolchain = program.deletingLastPathComponent().deletingLastPathComponent()
            let library = toolchain.appendingPathComponent("lib/libIndexStore.so").path
            if access(program.path, X_OK) == 0, access(library, R_OK) == 0 { return library }
        }
        return nil
    }
}

extension String {
    init(_ text: index_store_text) {
        self =
            text.data.map { String(decoding: UnsafeRawBufferPointer(start: $0, count: text.length), as: UTF8.self) }
            ?? ""
    }
}

/// The reason that the compiler's index can't be read, as part of a sentence.
struct IndexError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
