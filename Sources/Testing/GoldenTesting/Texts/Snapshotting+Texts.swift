import Foundation

extension Snapshotting where Value == String, Format == String {
    /// The text itself, compared line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
    /// The raw bytes.
    public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
    /// The value's description by `String(describing:)`.
    public static var description: Snapshotting {
        SimplySnapshotting.lines.pullback { String(describing: $0) }
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// The value as JSON with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    /// The value as JSON. If it can't be encoded, a sentence with the reason is compared instead.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        text(ending: "json") { try encoder.encode($0) }
    }

    /// The value as a property list in XML.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return .plist(encoder)
    }

    /// The value as a property list. If it can't be encoded, a sentence with the reason is compared instead.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        text(ending: "plist") { try encoder.encode($0) }
    }

    private static func text(ending: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) in encoded { try encode(value) } }
        strategy.pathExtension = ending
        return strategy
    }
}

extension Snapshotting where Value == Any, Format == String {
    /// The JSON object with sorted keys: dictionaries, arrays, strings and numbers.
    public static var json: Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Any) in
            encoded {
                guard JSONSerialization.isValidJSONObject(value) else { throw NotJSON(type: "\(type(of: value))") }
                return try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
            }
        }
        strategy.pathExtension = "json"
        return strategy
    }
}

private struct NotJSON: Error, CustomStringConvertible {
    let type: String

    var description: String { "a \(type) can’t be represented in JSON" }
}

/// Strategies can't throw: a failed encoding returns its reason as the text, so that the failure shows it.
private func encoded(_ encode: () throws -> Data) -> String {
    do {
        return String(decoding: try encode(), as: UTF8.self)
    } catch {
        return "The value could not be encoded: \(error)"
    }
}

extension Snapshotting where Value: CaseIterable, Format == String {
    /// A table of comma-separated values with one line per input: the input and the function's result.
    public static func `func`<A>(
        into strategy: Snapshotting<A, Format>
    ) -> Snapshotting<(Value) -> A, String> {
        var table = Snapshotting<(Value) -> A, String>(pathExtension: "csv", diffing: .lines) { function in
            let cells = Value.allCases.map { input in
                strategy.snapshot(function(input)).map { (input: "\(input)", output: $0) }
            }
            return Async { callback in
                var rows: [String] = []
                for cell in cells {
                    cell.run { row in
                        rows.append("\(row.input.commaSeparatedCell),\(row.output.commaSeparatedCell)")
                        if rows.count == cells.count { callback(rows.joined(separator: "\n")) }
                    }
                }
                if cells.isEmpty { callback("") }
            }
        }
        table.settings = strategy.settings
        return table
    }
}

extension String {
    fileprivate var commaSeparatedCell: String { "\"\(replacingOccurrences(of: "\"", with: "\"\""))\"" }
}
