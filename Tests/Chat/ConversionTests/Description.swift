import Foundation

/// All content of a value, one line per leaf, so that two values can be compared except for some properties.
enum Description {
    /// The lines that only one of two values has, ten at most.
    static func difference(_ one: Any, _ other: Any, besides left: Set<String>) -> [String] {
        let changes = lines(other, left).difference(from: lines(one, left))
        return changes.prefix(10).map { change in
            switch change {
            case .remove(_, let line, _): "- \(line)"
            case .insert(_, let line, _): "+ \(line)"
            }
        }
    }

    private static func lines(_ value: Any, _ left: Set<String>) -> [String] {
        if let date = value as? Date { return [date.formatted(.iso8601)] }
        if let url = value as? URL { return [url.absoluteString] }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .set, .dictionary:
            return mirror.children.map { lines($0.value, left).joined(separator: " ") }.sorted()
        case .optional:
            return mirror.children.first.map { lines($0.value, left) } ?? ["nil"]
        default:
            guard !mirror.children.isEmpty || mirror.superclassMirror != nil else { return ["\(value)"] }
            var result: [String] = []
            var level: Mirror? = mirror
            while let current = level {
                for (place, child) in current.children.enumerated() {
                    let name = child.label ?? "\(place)"
                    if left.contains(name) { continue }
                    result += lines(child.value, left).map { "\(name).\($0)" }
                }
                level = current.superclassMirror
            }
            return result
        }
    }
}
