package import Foundation

/// Checks values against the part of JSON Schema that this package's schemas use.
///
/// An unknown keyword is an error, so that a schema can't say more than is checked.
package struct JSONSchema {
    private let root: [String: Any]

    package init(_ text: String) throws {
        root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    }

    private static let keywords: Set<String> = [
        "$schema", "$id", "$defs", "$ref", "title", "description", "type", "enum", "required", "properties",
        "additionalProperties", "minProperties", "maxProperties", "items", "minItems", "maxItems", "pattern", "minimum",
    ]

    /// Returns the errors of a value, one line each.
    package func errors(in value: Any) -> [String] { errors(in: value, against: root, at: "root") }

    private func errors(in value: Any, against schema: [String: Any], at place: String) -> [String] {
        if let unknown = schema.keys.first(where: { !Self.keywords.contains($0) }) {
            return ["\(place): the keyword \(unknown) is not checked"]
        }
        if let reference = schema["$ref"] as? String {
            let names = reference.split(separator: "/").dropFirst().map(String.init)
            let target = names.reduce(root as Any) { ($0 as? [String: Any])?[$1] as Any }
            guard let target = target as? [String: Any] else { return ["\(reference) is not in the schema"] }
            return errors(in: value, against: target, at: place)
        }
        if let known = schema["enum"] as? [AnyHashable], let value = value as? AnyHashable, !known.contains(value) {
            return ["\(place): \(value) is none of \(known)"]
        }
        switch schema["type"] as? String {
        case "object": return objectErrors(in: value, against: schema, at: place)
        case "array": return arrayErrors(in: value, against: schema, at: place)
        case "string":
            guard let text = value as? String else { return ["\(place) is no string"] }
            guard let pattern = schema["pattern"] as? String else { return [] }
            return text.range(of: pattern, options: .regularExpression) == nil ? ["\(place): \(text)"] : []
        case "boolean": return value is Bool ? [] : ["\(place) is no boolean"]
        case "number": return value is Double ? [] : ["\(place) is no number"]
        case "integer":
            guard let number = value as? Int else { return ["\(place) is no integer"] }
            return number < schema["minimum"] as? Int ?? .min ? ["\(place) is \(number)"] : []
        case let type: return ["\(place): the type \(type ?? "none") is not known"]
        }
    }

    private func arrayErrors(in value: Any, against schema: [String: Any], at place: String) -> [String] {
        guard let list = value as? [Any] else { return ["\(place) is no array"] }
        let counts = (schema["minItems"] as? Int ?? 0)...(schema["maxItems"] as? Int ?? .max)
        guard counts.contains(list.count) else { return ["\(place) has \(list.count) elements"] }
        let items = schema["items"] as? [String: Any] ?? [:]
        return list.enumerated().flatMap { errors(in: $1, against: items, at: "\(place)[\($0)]") }
    }

    private func objectErrors(in value: Any, against schema: [String: Any], at place: String) -> [String] {
        guard let object = value as? [String: Any] else { return ["\(place) is no object"] }
        let counts = (schema["minProperties"] as? Int ?? 0)...(schema["maxProperties"] as? Int ?? .max)
        guard counts.contains(object.count) else { return ["\(place) has \(object.count) keys"] }
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
        var errors = missing.map { "\(place): \($0) is missing" }
        for (name, value) in object.sorted(by: { $0.key < $1.key }) {
            if let property = properties[name] {
                errors += self.errors(in: value, against: property, at: "\(place).\(name)")
            } else if schema["additionalProperties"] as? Bool == false {
                errors.append("\(place): \(name) is not in the schema")
            }
        }
        return errors
    }
}
