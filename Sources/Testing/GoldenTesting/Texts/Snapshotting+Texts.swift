import Foundation

extension Snapshotting where Value == String, Format == String {
    /// Texts, compared line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
    /// Bytes.
    public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
    /// What `String(describing:)` makes of a value.
    public static var description: Snapshotting {
        SimplySnapshotting.lines.pullback { String(describing: $0) }
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// JSON, with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        text(ending: "json") { try encoder.encode($0) }
    }

    /// An XML property list.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return .plist(encoder)
    }

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
    /// JSON of dictionaries, arrays, texts and numbers, with sorted keys.
    public static var json: Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Any) in
            encoded {
                guard JSONSerialization.isValidJSONObject(value) else { throw NotJSON(value: value) }
                return try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
            }
        }
        strategy.pathExtension = "json"
        return strategy
    }
}

private struct NotJSON: Error, CustomStringConvertible {
    let value: Any

    var description: String { "a \(type(of: value)) has no form in JSON" }
}

/// Strategies can't throw: what can't be encoded is compared as a sentence, and so is seen in the failure.
private func encoded(_ encode: () throws -> Data) -> String {
    do {
        return String(decoding: try encode(), as: UTF8.self)
    } catch {
        return "The value could not be encoded: \(error)"
    }
}

extension Snapshotting where Value: CaseIterable, Format == String {
    /// What a function makes of every case, as a table of comma-separated values.
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
