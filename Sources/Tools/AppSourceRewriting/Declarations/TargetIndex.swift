/// What the files of a target declare, as far as the rules for one file need to know of the others.
struct TargetIndex: Sendable {
    /// A method that Objective-C could call.
    struct Method: Sendable {
        var type: String
        var labels: [String?]
        var selector: String
        var isStatic: Bool
    }

    /// An optional requirement of a protocol.
    struct Requirement: Sendable {
        var base: String
        var labels: [String?]
        var selector: String { SelectorName.method(base, labels: labels) }
    }

    /// The paths of classes, and whether they are generic.
    private(set) var classes: [String: Bool] = [:]

    private(set) var protocols: Set<String> = []

    /// The classes with `@objcMembers`.
    private(set) var exposedClasses: Set<String> = []

    /// The methods by their names without labels.
    private(set) var methods: [String: [Method]] = [:]

    /// The optional methods of protocols, by their names without labels; those of UIKit, too.
    private(set) var optionalMethods: [String: [Requirement]] = [:]

    /// The optional properties of protocols.
    private(set) var optionalProperties: Set<String> = []

    /// The variables whose type is an optional function.
    private(set) var optionalFunctions: Set<String> = []

    /// The members that a subclass overrides: `title`, `reload(_:)`.
    private(set) var overridden: Set<String> = []

    /// The members of extensions that subclasses override, which Swift can't.
    private(set) var dispatch = DispatchedMembers()

    init(_ sources: [Source]) {
        for name in UIKitRequirements.methods {
            let (base, labels) = SelectorName.parts(name)
            optionalMethods[base, default: []].append(Requirement(base: base, labels: labels))
        }
        for source in sources {
            for type in source.types { addType(type, of: source) }
        }
        for source in sources {
            for type in source.types { addMembers(of: type, in: source) }
        }
        dispatch = DispatchedMembers(sources, index: self)
    }

    private mutating func addType(_ type: TypeDeclaration, of source: Source) {
        switch type.kind {
        case .class:
            classes[type.path] = type.isGeneric
            if source.attributes(type.modifiers).contains("objcMembers") { exposedClasses.insert(type.path) }
        case .protocol: protocols.insert(type.name)
        case .struct, .enum, .actor, .extension: break
        }
    }

    private mutating func addMembers(of type: TypeDeclaration, in source: Source) {
        for member in type.members {
            let isOptional = source.has("optional", in: member.modifiers)
            if source.has("override", in: member.modifiers) { overridden.insert(member.key) }
            switch member.kind {
            case .function(let function):
                if isOptional {
                    optionalMethods[member.name, default: []].append(
                        Requirement(base: member.name, labels: function.labels))
                }
                guard isExposed(member, of: type, in: source) else { continue }
                methods[member.name, default: []].append(
                    Method(
                        type: type.path, labels: function.labels,
                        selector: source.objectiveCName(member.modifiers)
                            ?? SelectorName.method(member.name, labels: function.labels),
                        isStatic: source.isStatic(member)))
            case .variable(let variable):
                if isOptional { optionalProperties.insert(member.name) }
                let type = source.file.text(variable.type)
                if type.contains("->"), type.hasSuffix("?") || type.hasSuffix("!") {
                    optionalFunctions.insert(member.name)
                }
            case .other: break
            }
        }
    }

    /// Whether Objective-C could call a member.
    func isExposed(_ member: MemberDeclaration, of type: TypeDeclaration, in source: Source) -> Bool {
        guard type.kind == .class || type.kind == .extension else { return false }
        let attributes = source.attributes(member.modifiers)
        if attributes.contains("nonobjc") { return false }
        if !attributes.isDisjoint(with: Source.exposingAttributes) { return true }
        let isWhole =
            exposedClasses.contains(type.path)
            || source.attributes(type.modifiers).contains("objc")
                && type.kind == .extension
        return isWhole && !source.has("private", in: member.modifiers)
            && !source.has("fileprivate", in: member.modifiers)
    }

    /// The optional requirement that a call of a method means: `labels` may lack those of trailing closures.
    func requirement(_ base: String, labels: [String?]) -> Requirement? {
        let candidates = optionalMethods[base] ?? []
        return candidates.first { $0.labels == labels }
            ?? candidates.first { $0.labels.starts(with: labels) }
    }
}

extension MemberDeclaration {
    /// The name with labels.
    var key: String {
        switch kind {
        case .function(let function):
            "\(name)(\(function.labels.map { ($0 ?? "_") + ":" }.joined()))"
        case .variable, .other: name
        }
    }
}
