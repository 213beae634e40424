import Foundation

/// A type with a description that is the same in every run, for ``Snapshotting/dump``.
public protocol AnySnapshotStringConvertible {
    /// Whether the parts of the value are shown below its description.
    static var renderChildren: Bool { get }

    /// The description, which stands for the value in the dump.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    /// Only the description is shown, unless a type says otherwise.
    public static var renderChildren: Bool { false }
}

extension Snapshotting where Format == String {
    /// The parts of a value, a line each. Dictionaries and sets are sorted, addresses in memory left out.
    public static var dump: Snapshotting {
        SimplySnapshotting.lines.pullback { value in
            var dump = ValueDump()
            dump.add(value, label: nil, depth: 0)
            return dump.text
        }
    }
}

/// Walks through what mirrors show of a value.
private struct ValueDump {
    private(set) var text = ""
    private var visited: Set<ObjectIdentifier> = []

    /// Deeper than any value that a person would compare as a text.
    private static let greatestDepth = 100

    mutating func add(_ value: Any, label: String?, depth: Int) {
        let mirror = Mirror(reflecting: value)
        let parts = parts(of: value, mirror)
        let (summary, showsParts) = summary(of: value, mirror, count: parts.count)
        let bullet = parts.isEmpty || !showsParts ? "-" : "▿"
        let name = label.map { "\($0): " } ?? ""
        text += "\(String(repeating: "  ", count: depth))\(bullet) \(name)\(summary)\n"
        guard showsParts, depth < Self.greatestDepth else { return }
        let object = mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
        if let object {
            guard visited.insert(object).inserted else { return }
        }
        for part in parts { add(part.value, label: part.label, depth: depth + 1) }
        // An object may be shown twice; only one inside itself has no end.
        if let object { visited.remove(object) }
    }

    private func parts(of value: Any, _ mirror: Mirror) -> [Mirror.Child] {
        var children = Array(mirror.children)
        var superclass = mirror.superclassMirror
        while let mirror = superclass {
            children = Array(mirror.children) + children
            superclass = mirror.superclassMirror
        }
        switch mirror.displayStyle {
        case .dictionary, .set:
            return children.map { child -> (key: String, child: Mirror.Child) in
                var dump = ValueDump()
                dump.add(child.value, label: nil, depth: 0)
                return (dump.text, child)
            }
            .sorted { $0.key < $1.key }.map(\.child)
        default: return children
        }
    }

    private func summary(of value: Any, _ mirror: Mirror, count: Int) -> (text: String, showsParts: Bool) {
        let type = "\(mirror.subjectType)"
        switch (value, mirror.displayStyle) {
        case (let value as AnySnapshotStringConvertible, _):
            return (value.snapshotDescription, Swift.type(of: value).renderChildren)
        case (let value as String, _): return (value.debugDescription, false)
        case (let value as Character, _): return (String(value).debugDescription, false)
        case (let value as Substring, _): return (String(value).debugDescription, false)
        case (let value as Date, _): return (value.ISO8601Format(.iso8601(timeZone: .gmt)), false)
        case (let value as URL, _): return (value.absoluteString, false)
        case (let value as Data, _): return ("\(value.count) bytes", false)
        case (_, .collection): return (counted(count, "element"), true)
        case (_, .dictionary): return (counted(count, "key/value pair"), true)
        case (_, .set): return (counted(count, "member"), true)
        case (_, .tuple): return (counted(count, "element").replacingOccurrences(of: "element", with: "part"), true)
        case (_, .optional): return count == 0 ? ("nil", false) : ("Optional<\(type.contentOfOptional)>", true)
        case (let value as CustomDebugStringConvertible, let style) where style != .class && count == 0:
            return (value.debugDescription.withoutAddresses, true)
        case (_, .enum): return ("\(type).\("\(value)".prefix { $0 != "(" })", true)
        case (let value as CustomStringConvertible, _) where count == 0:
            return (value.description.withoutAddresses, true)
        default: return (type, true)
        }
    }

    private func counted(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }
}

extension String {
    fileprivate var contentOfOptional: String {
        hasPrefix("Optional<") ? String(dropFirst("Optional<".count).dropLast()) : self
    }

    /// The text without places in memory, which are others in every run.
    var withoutAddresses: String {
        replacingOccurrences(of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
    }
}
