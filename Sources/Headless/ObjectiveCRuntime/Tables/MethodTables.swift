internal import SwiftRuntime
import Synchronization

/// All tables of methods in the process.
enum MethodTables {
    private struct Contents {
        /// The methods of classes, by their names.
        var methods: [ObjectIdentifier: [String: Selector]] = [:]

        /// The methods of generic classes, by the names of these.
        var genericMethods: [String: [String: Selector]] = [:]

        /// The modules that have tables.
        var modules: Set<String> = []

        /// The modules whose classes were asked for.
        var known: Set<String> = []
    }

    private static let contents = Mutex(Contents())

    /// Returns a method of a class or its superclasses; `nil` if no table has it.
    static func method(named name: String, of type: AnyClass) -> Selector? {
        for type in superclasses(of: type) {
            let contents = contents(for: type)
            if let method = contents.methods[ObjectIdentifier(type)]?[name] { return method }
            if let method = contents.genericMethods[genericName(of: type)]?[name] { return method }
        }
        return nil
    }

    /// Whether a class's module has tables, so that a method that is in none isn't there.
    static func isComplete(for type: AnyClass) -> Bool {
        contents(for: type).modules.contains(module(of: type))
    }

    private static func superclasses(of type: AnyClass) -> some Sequence<AnyClass> {
        sequence(first: type) { Superclass.of($0) }
    }

    /// The tables; read again for the first class of each module, which may have been loaded meanwhile.
    private static func contents(for type: AnyClass) -> Contents {
        let module = module(of: type)
        return contents.withLock { contents in
            if contents.known.insert(module).inserted { read(into: &contents) }
            return contents
        }
    }

    private static func read(into contents: inout Contents) {
        contents.methods = [:]
        contents.genericMethods = [:]
        for conformer in ConformanceRecords.conformers(to: (any ObjectiveCMethods).self) {
            guard let table = conformer.type as? any ObjectiveCMethods.Type else { continue }
            contents.modules.insert(conformer.module)
            let methods = Dictionary(table.methods.map { ($0.description, $0) }) { first, _ in first }
            if let receiver = table.receiver {
                contents.methods[ObjectIdentifier(receiver), default: [:]].merge(methods) { first, _ in first }
            } else if !table.genericReceiver.isEmpty {
                let name = "\(conformer.module).\(table.genericReceiver)"
                contents.genericMethods[name, default: [:]].merge(methods) { first, _ in first }
            }
        }
    }

    private static func module(of type: AnyClass) -> String { String(String(reflecting: type).prefix { $0 != "." }) }

    /// The name of a class without its arguments.
    private static func genericName(of type: AnyClass) -> String {
        var depth = 0
        return String(
            String(reflecting: type).filter { character in
                if character == "<" { depth += 1 }
                defer { if character == ">" { depth -= 1 } }
                return depth == 0
            })
    }
}
