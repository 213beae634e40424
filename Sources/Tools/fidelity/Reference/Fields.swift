import Foundation

/// The fields of a JSON object, and a note of which of them have been read.
///
/// What is left unread at the end is what the tool doesn't understand, so that no input is dropped silently.
final class Fields {
    private let values: [String: Any]
    private var children: [String: [Fields]] = [:]
    private var readNames: Set<String> = []

    /// Where the object is, such as `message.quoted_message`; empty for the outermost one.
    let path: String

    init(_ values: [String: Any], path: String = "") {
        self.values = values
        self.path = path
    }

    // MARK: Values

    /// Whether there is a value, `null` included.
    func has(_ name: String) -> Bool { values[name] != nil }

    func string(_ name: String) -> String? { value(name) as? String }

    func number(_ name: String) -> Double? { (value(name) as? NSNumber)?.doubleValue }

    func int(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0.rounded()) } }

    func bool(_ name: String) -> Bool { (value(name) as? NSNumber)?.boolValue ?? false }

    func strings(_ name: String) -> [String] { value(name) as? [String] ?? [] }

    func numbers(_ name: String) -> [Double] { (value(name) as? [NSNumber] ?? []).map(\.doubleValue) }

    /// Reads a moment. A text that is no date stands for some moment, which one doesn't matter.
    func date(_ name: String) -> Date? {
        guard let text = string(name) else { return nil }
        let styles = [Date.ISO8601FormatStyle(includingFractionalSeconds: true), .iso8601]
        return styles.lazy.compactMap { try? $0.parse(text) }.first ?? Date(timeIntervalSince1970: 0)
    }

    // MARK: Objects

    func object(_ name: String) -> Fields? {
        guard let values = value(name) as? [String: Any] else { return nil }
        return children(name) { [Fields(values, path: self.path(of: name))] }.first
    }

    func objects(_ name: String) -> [Fields] {
        guard let list = value(name) as? [[String: Any]] else { return [] }
        return children(name) { list.map { Fields($0, path: self.path(of: name)) } }
    }

    private func children(_ name: String, make: () -> [Fields]) -> [Fields] {
        if let made = children[name] { return made }
        let made = make()
        children[name] = made
        return made
    }

    private func value(_ name: String) -> Any? {
        readNames.insert(name)
        return values[name]
    }

    private func path(of name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    /// The names of all fields, in alphabetical order.
    var names: [String] { values.keys.sorted() }

    // MARK: What was read

    /// Takes note of fields that say nothing about how the scene is built.
    func ignore(_ names: [String]) { readNames.formUnion(names) }

    /// The paths of the fields that nobody has asked for, in alphabetical order. Empty values don't count.
    var unread: [String] {
        let own = values.filter { !readNames.contains($0.key) && !($0.value is NSNull) }.map { path(of: $0.key) }
        return (own + children.values.joined().flatMap(\.unread)).sorted()
    }
}
