import Console
public import Foundation

/// The JSON form, version 2, described by ``Report/jsonSchema``.
extension Report: Encodable {
    private enum CodingKeys: String, CodingKey {
        case schema, package, runs, totals, groups, goldens, unfinished
    }

    /// The version of the JSON form.
    public static let schema = 2

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.schema, forKey: .schema)
        try container.encode(package, forKey: .package)
        try container.encode(runs, forKey: .runs)
        try container.encode(totals, forKey: .totals)
        try container.encode(groups, forKey: .groups)
        try container.encode(goldens, forKey: .goldens)
        try container.encode(unfinished, forKey: .unfinished)
    }

    /// Returns the JSON form with sorted keys, so that equal runs give equal bytes. Control characters are escaped. Its
    /// schema is ``jsonSchema``.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return Data(PrintableJSON.escaped(String(decoding: try encoder.encode(self), as: UTF8.self)).utf8)
    }

    /// The JSON Schema of the JSON form.
    public static var jsonSchema: String { String(decoding: PackageResources.report_schema_json, as: UTF8.self) }
}
