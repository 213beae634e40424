internal import SwiftRuntime

/// The connections of classes: those of the app's tables, and UIKit's own.
@MainActor
enum ConnectionTables {
    /// The name of the enumeration that an app's class has; see ``InterfaceBuilderConnections``.
    private static let tableName = "InterfaceBuilderTable"

    private typealias Table = [String: InterfaceBuilderConnection]

    private static var tables: [ObjectIdentifier: Table] = [:]

    /// Returns the connection of a name that the object's class or the next superclass has.
    static func connection(_ name: String, of object: AnyObject) -> InterfaceBuilderConnection? {
        var current: AnyClass? = type(of: object)
        while let type = current {
            if let connection = table(of: type)[name] { return connection }
            current = _getSuperclass(type)
        }
        return nil
    }

    /// Sets a property by its name; returns whether the object has it and it can have the value.
    static func set(_ value: Any?, _ name: String, of object: AnyObject) -> Bool {
        guard case .property(let set) = connection(name, of: object)?.use else { return false }
        return set(object, value)
    }

    /// Calls the action of a selector; returns whether the object has it.
    @discardableResult
    static func perform(_ selector: String, on object: AnyObject, sender: Any?, event: UIEvent? = nil) -> Bool {
        guard case .action(let call) = connection(selector, of: object)?.use else { return false }
        call(object, sender, event)
        return true
    }

    /// Whether the object has the action of a selector.
    static func hasAction(_ selector: String, _ object: AnyObject) -> Bool {
        if case .action = connection(selector, of: object)?.use { true } else { false }
    }

    /// Whether a class isn't one of UIKit.
    static func mayHaveTables(_ type: AnyClass) -> Bool { !String(reflecting: type).hasPrefix("HeadlessUIKit.") }

    /// Returns the tables of a class: `InterfaceBuilderTable`, `InterfaceBuilderTable2`, and so on.
    private static func nestedTables(of type: AnyClass) -> [any InterfaceBuilderConnections.Type] {
        guard mayHaveTables(type) else { return [] }
        var tables: [any InterfaceBuilderConnections.Type] = []
        while true {
            let name = tables.isEmpty ? tableName : "\(tableName)\(tables.count + 1)"
            let nested = NestedTypes.enumeration(name, in: type)
            guard let table = nested as? any InterfaceBuilderConnections.Type else { return tables }
            tables.append(table)
        }
    }

    private static func table(of type: AnyClass) -> Table {
        if let known = tables[ObjectIdentifier(type)] { return known }
        var connections = UIKitConnections.connections(of: type)
        for nested in nestedTables(of: type) { connections += nested.connections }
        let table = Table(connections.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
        tables[ObjectIdentifier(type)] = table
        return table
    }
}
