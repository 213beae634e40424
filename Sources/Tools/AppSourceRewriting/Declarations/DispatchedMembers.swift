/// Members that extensions add to classes of other modules and that subclasses override.
///
/// Objective-C sends messages to them; Swift calls them directly. So each implementation gets a name, and the member
/// itself finds the implementation for an object's class in the tables of methods.
struct DispatchedMembers: Sendable {
    /// The classes of other modules whose extensions declare a member, by its key.
    private var bases: [String: [String]] = [:]

    /// The keys of what a type of the target declares and doesn't override.
    private var declared: [String: Set<String>] = [:]

    /// The keys of what a type overrides.
    private var overridden: [String: Set<String>] = [:]

    /// The first type that a class of the target inherits.
    private var superclasses: [String: String] = [:]

    /// The members, as `UIView.prepare()`, that something overrides.
    private var dispatched: Set<String> = []

    init() {}

    init(_ sources: [Source], index: TargetIndex) {
        for source in sources {
            for type in source.types where type.kind == .class || type.kind == .extension {
                if type.kind == .class, type.inheritance.count > 1 {
                    superclasses[type.path] = source.file.name(type.inheritance.lowerBound + 1)
                }
                for member in type.members where !source.isStatic(member) {
                    if source.has("override", in: member.modifiers) {
                        overridden[type.path, default: []].insert(member.key)
                    } else if index.classes[type.path] != nil {
                        declared[type.path, default: []].insert(member.key)
                    } else if index.isExposed(member, of: type, in: source) {
                        bases[member.key, default: []].append(type.path)
                    }
                }
            }
        }
        for (type, keys) in overridden {
            for key in keys {
                if let base = base(of: key, in: type) { dispatched.insert("\(base).\(key)") }
            }
        }
    }

    /// Whether a member of an extension is overridden.
    func isDispatched(_ key: String, of type: String) -> Bool { dispatched.contains("\(type).\(key)") }

    /// The class whose extension declares what a type overrides; `nil` for an ordinary override.
    func base(of key: String, in type: String) -> String? {
        guard let bases = bases[key] else { return nil }
        var name = type
        while let superclass = superclasses[name] {
            if declared[superclass]?.contains(key) == true { return nil }
            name = superclass
        }
        // Of several, the one for the same kind of class.
        let isController = name.hasSuffix("Controller")
        return bases.filter { $0 != type }.sorted().first { $0.hasSuffix("Controller") == isController }
    }

    /// The name of the implementation that `super` means in a type.
    func superImplementation(of key: String, named name: String, in type: String) -> String? {
        guard let base = base(of: key, in: type) else { return nil }
        var ancestor = superclasses[type]
        while let candidate = ancestor {
            if overridden[candidate]?.contains(key) == true { return Self.implementation(of: name, in: candidate) }
            ancestor = superclasses[candidate]
        }
        return Self.implementation(of: name, in: base)
    }

    /// The name of a type's implementation: `prepareOfUIView`.
    static func implementation(of name: String, in type: String) -> String {
        "\(name)Of\(type.replacing(".", with: "_"))"
    }

    /// The name of a member's implementation; `nil` if the member is an ordinary one.
    func implementation(of member: MemberDeclaration, in type: TypeDeclaration, of source: Source) -> String? {
        let isOverride = source.has("override", in: member.modifiers)
        guard isOverride ? base(of: member.key, in: type.path) != nil : isDispatched(member.key, of: type.path) else {
            return nil
        }
        return Self.implementation(of: member.name, in: type.path)
    }
}
