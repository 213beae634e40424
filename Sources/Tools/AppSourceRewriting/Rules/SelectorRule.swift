/// Writes `#selector(…)` as a `Selector` with its name and the method that it calls.
struct SelectorRule: Rule {
    /// The most parameters that a method of a `Selector` has.
    static let parameterLimit = 4

    func apply(to source: Source, index: TargetIndex, changes: inout Changes) {
        let file = source.file
        for position in file.tokens.indices where file.isAt(position, "#selector") {
            guard file.isAt(position + 1, "("), let close = file.partners[position + 1] else { continue }
            var range = (position + 2)..<close
            while file.isAt(range.lowerBound, "("), file.partners[range.lowerBound] == range.upperBound - 1 {
                range = (range.lowerBound + 1)..<(range.upperBound - 1)
            }
            if let text = selector(range, source: source, index: index) {
                changes.replace(position..<(close + 1), with: text)
            } else {
                changes.report(
                    .error,
                    "#selector(\(file.text(range))) can't be rewritten; name a method of this type, or of another one, "
                        + "as in #selector(Player.play)", at: position)
            }
        }
    }

    private func selector(_ tokens: Range<Int>, source: Source, index: TargetIndex) -> String? {
        let file = source.file
        var range = tokens
        var accessor: String?
        if file.isAt(range.lowerBound + 1, ":"),
            file.isAt(range.lowerBound, "getter") || file.isAt(range.lowerBound, "setter")
        {
            accessor = file.text(range.lowerBound)
            range = (range.lowerBound + 2)..<range.upperBound
        }
        var type: Range<Int>?
        if let word = range.first(where: { file.isAt($0, "as") && $0 > range.lowerBound }) {
            type = (word + 1)..<range.upperBound
            range = range.lowerBound..<word
        }
        while file.isAt(range.lowerBound, "("), file.partners[range.lowerBound] == range.upperBound - 1 {
            range = (range.lowerBound + 1)..<(range.upperBound - 1)
        }
        guard let reference = MethodReference(range, in: file) else { return nil }
        let around = source.type(around: range.lowerBound)
        guard let owner = reference.owner(in: around) else { return nil }
        if let accessor { return access(accessor, reference, owner) }
        return call(reference, owner, type.map { file.text($0) }, around: around, index: index)
    }

    private func access(_ accessor: String, _ reference: MethodReference, _ owner: MethodReference.Owner) -> String? {
        guard case .type(let type, _) = owner else { return nil }
        let name = reference.base.filter { $0 != "`" }
        return accessor == "getter"
            ? "Selector(\"\(name)\", get: { (object: \(type)) in object.\(reference.base) })"
            : "Selector(\"\(SelectorName.setter(name))\", "
                + "set: { (object: \(type), value) in object.\(reference.base) = value })"
    }

    private func call(
        _ reference: MethodReference, _ owner: MethodReference.Owner, _ function: String?, around: TypeDeclaration?,
        index: TargetIndex
    ) -> String {
        let base = reference.base.filter { $0 != "`" }
        let known = index.methods[base]?.filter { reference.labels == nil || $0.labels == reference.labels } ?? []
        let own = known.filter { method in
            switch owner {
            case .type(let type, _):
                method.type == type || method.type == around?.path || method.type.hasSuffix("." + type)
            case .object: true
            }
        }
        let methods = own.isEmpty ? known : own
        let names = Set(methods.map(\.selector))
        let derived = reference.labels.map { SelectorName.method(base, labels: $0) }
        // Without a name, the run time adds a colon for each parameter.
        let name = names.count == 1 ? names.first ?? base : derived ?? base
        let count = reference.labels?.count ?? methods.first?.labels.count ?? 0
        switch owner {
        case .object(let object):
            guard names.isEmpty else { return "Selector(\"\(name)\")" }
            return "Selector(\"\(name)\", bound: \(object).\(reference.text))"
        case .type(let type, let isQualified):
            if count > Self.parameterLimit || Self.isProtocol(type, index) {
                return "Selector(\"\(name)\")"
            }
            if own.contains(where: \.isStatic) { return "Selector(\"\(name)\", bound: \(type).\(reference.text))" }
            let conversion = function.map { self.conversion(to: $0, of: type, isQualified) } ?? ""
            return "Selector(\"\(name)\", \(type).\(reference.text)\(conversion))"
        }
    }

    /// The `as` that selects one of several methods: the code has the type of the method, or that of a function of its
    /// owner.
    private func conversion(to function: String, of owner: String, _ isQualified: Bool) -> String {
        let isCurried = isQualified && function.matches(of: /->/).count > 1
        // Conversions have no `!`.
        return " as \(isCurried ? "" : "(\(owner)) -> ")\(function.replacing("!", with: "?"))"
    }

    /// Whether a type is a protocol: of the target, or by its name one of UIKit.
    private static func isProtocol(_ type: String, _ index: TargetIndex) -> Bool {
        if index.protocols.contains(type) { return true }
        return index.classes[type] == nil
            && ["Delegate", "DataSource", "Prefetching", "FlowLayout"].contains(where: type.hasSuffix)
            && !type.hasSuffix("CollectionViewFlowLayout")
    }
}

/// The method that `#selector` names.
private struct MethodReference {
    enum Owner {
        /// A type, and whether the code names it.
        case type(String, isQualified: Bool)
        /// An expression whose value has the method.
        case object(String)
    }

    /// The names before the method's.
    private(set) var path: [String] = []

    /// The name of the method, with backticks where the code has them.
    private(set) var base: String

    /// The labels; `nil` where the code has none.
    private(set) var labels: [String?]?

    /// Reads `Type.method(label:)`; `nil` if the code is anything else.
    init?(_ range: Range<Int>, in file: SourceFile) {
        var names: [String] = []
        var position = range.lowerBound
        while position < range.upperBound {
            guard file.tokens[position].kind == .identifier else { return nil }
            var name = file.text(position)
            position += 1
            if position < range.upperBound, file.text(position).hasPrefix("<") {
                let end = TypeReader(file).endOfAngles(position)
                name += file.text(position..<end)
                position = end
            }
            names.append(name)
            // `self?.stop`, in a closure.
            if file.isAt(position, "?") || file.isAt(position, "!") { position += 1 }
            guard position < range.upperBound else { break }
            if file.isAt(position, ".") {
                position += 1
            } else if file.isAt(position, "("), file.partners[position] == range.upperBound - 1 {
                var labels: [String?] = []
                for label in (position + 1)..<(range.upperBound - 1) where !file.isAt(label, ":") {
                    guard file.isAt(label + 1, ":") else { return nil }
                    labels.append(file.isAt(label, "_") ? nil : file.name(label))
                }
                self.labels = labels
                position = range.upperBound
            } else {
                return nil
            }
        }
        guard let base = names.popLast() else { return nil }
        self.base = base
        path = names
    }

    /// The reference as code after a type: `method(label:)`.
    var text: String {
        guard let labels, !labels.isEmpty else { return base }
        return base + "(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
    }

    /// What has the method: the type around the code, or what the code names.
    func owner(in type: TypeDeclaration?) -> Owner? {
        let around = type.map { $0.kind == .protocol ? "Self" : $0.name }
        guard let first = path.first else { return around.map { .type($0, isQualified: false) } }
        if ["self", "super", "Self"].contains(first) {
            if path.count == 1 { return around.map { .type($0, isQualified: first == "Self") } }
            return first == "self" ? .object(path.joined(separator: ".")) : nil
        }
        let isType = first.drop { $0 == "_" }.first?.isUppercase == true
        return isType ? .type(path.joined(separator: "."), isQualified: true) : .object(path.joined(separator: "."))
    }
}
