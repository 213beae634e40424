/// Makes a tree of what mirrors show of a value.
struct ValueDump {
    /// The objects on the way from the root, and the number of steps.
    private var ancestors: Set<ObjectIdentifier> = []
    private var depth = 0

    /// Deeper than any value that a person would compare as a text, and less than what a thread's stack has room for.
    static let greatestDepth = 200

    /// Returns the node of a value that is called `label` in what it is a part of.
    mutating func node(for value: Any, label: String?) -> DumpNode {
        let mirror = Mirror(reflecting: value)
        let form = Form(of: value, mirror)
        guard form.showsChildren, !mirror.children.isEmpty else {
            return DumpNode(label: label, summary: form.summary, isLeaf: !form.showsChildren || mirror.children.isEmpty)
        }
        guard depth < Self.greatestDepth else {
            return DumpNode(label: label, summary: "\(form.summary) (more than \(Self.greatestDepth) levels deep)")
        }
        // An object may be shown twice; only one inside of itself has no end.
        let object = mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
        if let object, !ancestors.insert(object).inserted {
            return DumpNode(label: label, summary: nil, note: "(circular reference detected)")
        }
        defer { if let object { ancestors.remove(object) } }
        depth += 1
        defer { depth -= 1 }
        var node = DumpNode(label: label, summary: form.summary)
        node.children = mirror.children.map { self.node(for: $0.value, label: $0.label) }
        if form.sortsChildren { node.children.sort { $0.sortingKey < $1.sortingKey } }
        return node
    }
}

extension ValueDump {
    /// How a value is shown.
    private struct Form {
        var summary: String
        var showsChildren = true
        var sortsChildren = false

        init(_ summary: String, showsChildren: Bool = true, sortsChildren: Bool = false) {
            self.summary = summary
            self.showsChildren = showsChildren
            self.sortsChildren = sortsChildren
        }

        init(of value: Any, _ mirror: Mirror) {
            let count = mirror.children.count
            // A cast looks through optionals, so that they come first.
            switch mirror.displayStyle {
            case .optional: self.init(count == 0 ? "\(mirror.typeName).none" : mirror.typeName)
            case .collection: self.init(Self.counted(count, "element"))
            case .dictionary: self.init(Self.counted(count, "key/value pair"), sortsChildren: true)
            case .set: self.init(Self.counted(count, "member"), sortsChildren: true)
            case .tuple: self.init("(\(Self.counted(count, "element")))")
            default:
                if let value = value as? any AnySnapshotStringConvertible {
                    self.init(value.snapshotDescription, showsChildren: type(of: value).renderChildren)
                } else if let value = value as? any CustomStringConvertible {
                    self.init(value.description)
                } else {
                    self.init(undescribed: value, mirror)
                }
            }
        }

        /// The form of a value that says nothing of itself.
        private init(undescribed value: Any, _ mirror: Mirror) {
            switch mirror.displayStyle {
            case .class, .struct: self.init(mirror.typeName, sortsChildren: true)
            case .enum: self.init(mirror.children.isEmpty ? "\(mirror.typeName).\(value)" : mirror.typeName)
            default: self.init(String(describing: value))
            }
        }

        private static func counted(_ count: Int, _ thing: String) -> String {
            "\(count) \(thing)\(count == 1 ? "" : "s")"
        }
    }
}

extension Mirror {
    /// The name without the module and the types around it. A type that is declared in a function has a number, which
    /// changes with others there, and is left out.
    fileprivate var typeName: String {
        String(describing: subjectType).replacingOccurrences(of: " #\\d+", with: "", options: .regularExpression)
    }
}
