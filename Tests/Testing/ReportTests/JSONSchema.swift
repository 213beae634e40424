import Foundation

/// Checks values against the part of JSON Schema that the report's schema uses.
struct JSONSchema {
    private let root: [String: Any]

    init(_ text: String) throws {
        root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    }

    /// Returns the errors of a value, one line each.
    func errors(in value: Any) -> [String] { errors(in: value, against: root, at: "report") }

    private func errors(in value: Any, against schema: [String: Any], at place: String) -> [String] {
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
        case "array":
            guard let list = value as? [Any] else { return ["\(place) is no array"] }
            let items = schema["items"] as? [String: Any] ?? [:]
            return list.enumerated().flatMap { errors(in: $1, against: items, at: "\(place)[\($0)]") }
        case "string": return value is String ? [] : ["\(place) is no string"]
        case "boolean": return value is Bool ? [] : ["\(place) is no boolean"]
        case "number": return value is Double ? [] : ["\(place) is no number"]
        case "integer": return value is Int ? [] : ["\(place) is no integer"]
        case let type: return ["\(place): the type \(type ?? "none") is not known"]
        }
    }

    private func objectErrors(in value: Any, against schema: [String: Any], at place: String) -> [String] {
        guard let object = value as? [String: Any] else { return ["\(place) is no object"] }
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
