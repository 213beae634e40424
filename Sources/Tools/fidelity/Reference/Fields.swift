import Foundation

/// The fields of a JSON object, which track whether they have been read.
///
/// Unread fields are those that the tool doesn't understand, so no input is dropped silently. A field with a value of
/// another type than requested stays unread.
final class Fields {
    private let values: [String: Any]
    private let hidden: Set<String>
    private var children: [String: [Fields]] = [:]
    private var readNames: Set<String> = []
    private var missing: [String] = []

    /// The object's path, such as `message.quoted_message`; empty for the root.
    let path: String

    /// - Parameter hidden: The names of fields that count as absent, here and in nested objects.
    init(_ values: [String: Any], hiding hidden: Set<String> = [], path: String = "") {
        self.values = values.filter { !hidden.contains($0.key) }
        self.hidden = hidden
        self.path = path
    }

    // MARK: Values

    /// Whether there is a value, including `null`.
    func has(_ name: String) -> Bool { values[name] != nil }

    func string(_ name: String) -> String? { read(name, as: String.self) }

    func number(_ name: String) -> Double? { read(name, as: NSNumber.self)?.doubleValue }

    /// Reads an integer.
    func int(_ name: String) -> Int? { read(name, as: Int.self) }

    func bool(_ name: String) -> Bool { read(name, as: Bool.self) ?? false }

    func strings(_ name: String) -> [String] { read(name, as: [String].self) ?? [] }

    func numbers(_ name: String) -> [Double] { (read(name, as: [NSNumber].self) ?? []).map(\.doubleValue) }

    /// Reads a date; `any` is a date that doesn't matter.
    func date(_ name: String) -> Date? {
        guard let text = values[name] as? String else { return nil }
        let styles = [Date.ISO8601FormatStyle(includingFractionalSeconds: true), .iso8601]
        let date =
            text == "any"
            ? Date(timeIntervalSince1970: 0) : styles.lazy.compactMap { try? $0.parse(text) }.first
        if date != nil { ignore([name]) }
        return date
    }

    /// Reads a field with one of a few known values. Any other value stays unread.
    func value<Meaning>(_ name: String, of meanings: [String: Meaning]) -> Meaning? {
        guard let text = values[name] as? String, let meaning = meanings[text] else { return nil }
        ignore([name])
        return meaning
    }

    /// Reads a field with one of the raw values of a type. Any other value stays unread.
    func value<Meaning: RawRepresentable<String>>(_ name: String, as type: Meaning.Type) -> Meaning? {
        guard let text = values[name] as? String, let meaning = Meaning(rawValue: text) else { return nil }
        ignore([name])
        return meaning
    }

    // MARK: Objects

    func object(_ name: String) -> Fields? {
        guard let values = values[name] as? [String: Any] else { return nil }
        return children(name) { [Fields(values, hiding: self.hidden, path: self.path(of: name))] }.first
    }

    func objects(_ name: String) -> [Fields] {
        guard let list = values[name] as? [[String: Any]] else { return [] }
        return children(name) { list.map { Fields($0, hiding: self.hidden, path: self.path(of: name)) } }
    }

    private func children(_ name: String, make: () -> [Fields]) -> [Fields] {
        ignore([name])
        if let made = children[name] { return made }
        let made = make()
        children[name] = made
        return made
    }

    private func read<Value>(_ name: String, as type: Value.Type) -> Value? {
        guard let value = values[name] as? Value else { return nil }
        ignore([name])
        return value
    }

    private func path(of name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    /// The names of all fields, sorted.
    var names: [String] { values.keys.sorted() }

    // MARK: Tracking

    /// Marks fields as read that don't affect the scene.
    func ignore(_ names: [String]) { readNames.formUnion(names) }

    /// Marks a field as read if its value is one of those that don't affect the scene.
    func ignore<Value: Equatable>(_ name: String, of values: [Value]) {
        if let value = self.values[name] as? Value, values.contains(value) { ignore([name]) }
    }

    /// Records that a required field is missing.
    func require(_ name: String) {
        if !has(name) { missing.append("\(path(of: name)) is missing") }
    }

    /// The obstacles to drawing the scene: the paths of unread and missing fields, sorted. Empty values don't count.
    var gaps: [String] {
        let own = values.filter { !readNames.contains($0.key) && !($0.value is NSNull) }.map { path(of: $0.key) }
        return Set(own + missing + children.values.joined().flatMap(\.gaps)).sorted()
    }
}
