/// Creates a tree from the mirrors of a value.
struct ValueDump {
    /// The objects on the path from the root, and the depth.
    private var ancestors: Set<ObjectIdentifier> = []
    private var depth = 0

    /// Deeper than any value that people compare as a text, and shallow enough for a thread's stack.
    static let maximumDepth = 200

    /// Returns the node of a value with the label that its parent gives it.
    mutating func node(for value: Any, label: String?) -> DumpNode {
        let mirror = Mirror(reflecting: value)
        let form = Form(of: value, mirror)
        guard form.showsChildren, !mirror.children.isEmpty else {
            return DumpNode(label: label, summary: form.summary, isLeaf: !form.showsChildren || mirror.children.isEmpty)
        }
        guard depth < Self.maximumDepth else {
            return DumpNode(label: label, summary: "\(form.summary) (more than \(Self.maximumDepth) levels deep)")
        }
        // An object may appear twice; only one inside itself is endless.
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
    /// The presentation of a value.
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
            // Casts see through optionals, so optionals come first.
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

        /// The presentation of a value without a custom description.
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
    /// The name without its module and enclosing types. The number of a type declared in a function depends on other
    /// types there, and is left out.
    fileprivate var typeName: String {
        String(describing: subjectType).replacingOccurrences(of: " #\\d+", with: "", options: .regularExpression)
    }
}
