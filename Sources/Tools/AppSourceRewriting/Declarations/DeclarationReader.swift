/// Finds the types of a file and their members.
///
/// It reads declarations and skips code, except that types in functions are found, too.
struct DeclarationReader {
    let file: SourceFile

    /// All types, those outside before those inside them.
    private(set) var types: [TypeDeclaration] = []

    init(_ file: SourceFile) {
        self.file = file
        readMembers(0..<file.tokens.count, of: nil, isLocal: false)
    }

    // MARK: Bodies

    /// Reads the declarations of a body, or of the file.
    private mutating func readMembers(_ range: Range<Int>, of type: Int?, isLocal: Bool) {
        var index = range.lowerBound
        var start: Int?
        while index < range.upperBound {
            let token = file.tokens[index]
            if token.kind == .pound, file.text(index).isCondition {
                index = endOfLine(index)
                start = nil
            } else if file.isAt(index, "@") {
                start = start ?? index
                index = endOfAttribute(index)
            } else if token.kind == .identifier {
                let word = file.text(index)
                if let kind = typeKind(index, word) {
                    index = readType(kind, keyword: index, modifiers: start ?? index, in: type, isLocal: isLocal)
                    start = nil
                } else if Self.modifiers.contains(word) {
                    start = start ?? index
                    index = endOfModifier(index)
                } else if Self.keywords.contains(word), !isAfterDot(index) {
                    let member = readMember(word, index, modifiers: (start ?? index)..<index)
                    if let type { types[type].members.append(member) }
                    readCode((index + 1)..<max(index + 1, member.end), in: type)
                    index = max(index + 1, member.end)
                    start = nil
                } else {
                    index += 1
                    start = nil
                }
            } else if let partner = file.partners[index], partner > index {
                readCode((index + 1)..<partner, in: type)
                index = partner + 1
                start = nil
            } else {
                index += 1
                start = nil
            }
        }
    }

    /// Reads the types that code declares.
    private mutating func readCode(_ range: Range<Int>, in type: Int?) {
        var index = range.lowerBound
        while index < range.upperBound {
            if file.tokens[index].kind == .identifier, let kind = typeKind(index, file.text(index)) {
                index = readType(kind, keyword: index, modifiers: index, in: type, isLocal: true)
            } else {
                index += 1
            }
        }
    }

    // MARK: Types

    private func isAfterDot(_ index: Int) -> Bool { file.isAt(index - 1, ".") }

    /// The kind of type that a word declares; `nil` if it declares none.
    private func typeKind(_ index: Int, _ word: String) -> TypeDeclaration.Kind? {
        guard let kind = TypeDeclaration.Kind(rawValue: word), !isAfterDot(index) else { return nil }
        guard index + 1 < file.tokens.count, file.tokens[index + 1].kind == .identifier else { return nil }
        let next = file.text(index + 1)
        guard !Self.keywords.contains(next), !Self.modifiers.contains(next) || kind == .actor else { return nil }
        // `protocol P: class`, and `actor` as a name.
        if kind == .actor, file.isAt(index - 1, ":") || !(file.isAt(index + 2, "{") || file.isAt(index + 2, ":")) {
            return nil
        }
        return kind
    }

    private mutating func readType(
        _ kind: TypeDeclaration.Kind, keyword: Int, modifiers: Int, in outer: Int?, isLocal: Bool
    ) -> Int {
        var index = keyword + 1
        var name = file.name(index)
        index += 1
        while file.isAt(index, "."), file.tokens.indices.contains(index + 1) {
            name += "." + file.name(index + 1)
            index += 2
        }
        let afterName = file.text(index).hasPrefix("<") ? TypeReader(file).endOfAngles(index) : index
        var isGeneric = afterName > index
        index = afterName
        let inheritance = index
        var endOfInheritance: Int?
        while index < file.tokens.count, !file.isAt(index, "{") {
            if file.isAt(index, "where") {
                endOfInheritance = endOfInheritance ?? index
                if kind == .extension { isGeneric = true }
            }
            if file.isAt(index, "}") || file.isAt(index, ";") { return keyword + 1 }
            index = file.partners[index].flatMap { $0 > index ? $0 : nil } ?? index
            index += 1
        }
        guard let end = file.partners[index], end > index else { return keyword + 1 }
        let position = types.count
        types.append(
            TypeDeclaration(
                kind: kind, name: name, path: (outer.map { types[$0].path + "." } ?? "") + name,
                modifiers: modifiers..<keyword, afterName: afterName, body: index...end,
                isGeneric: isGeneric || (outer.map { types[$0].isGeneric } ?? false),
                isLocal: isLocal || (outer.map { types[$0].isLocal } ?? false), isNested: outer != nil,
                inheritance: inheritance..<(endOfInheritance ?? index)))
        readMembers((index + 1)..<end, of: position, isLocal: false)
        return end + 1
    }

    // MARK: Members

    private func readMember(_ word: String, _ keyword: Int, modifiers: Range<Int>) -> MemberDeclaration {
        var member = MemberDeclaration(
            kind: .other, name: file.name(keyword + 1), modifiers: modifiers, keyword: keyword, end: keyword + 1)
        switch word {
        case "func":
            guard let (function, end) = readFunction(keyword + 2) else { break }
            member.kind = .function(function)
            member.end = end
        case "var", "let":
            guard file.tokens.indices.contains(keyword + 1), file.tokens[keyword + 1].kind == .identifier else { break }
            let (variable, end) = readVariable(keyword + 2, isConstant: word == "let")
            member.kind = .variable(variable)
            member.end = end
        case "init", "subscript":
            var index = keyword + 1
            if file.isAt(index, "?") || file.isAt(index, "!") { index += 1 }
            guard let (function, end) = readFunction(index) else { break }
            member.end = function.body == nil ? index : end
        case "deinit":
            member.end = file.partners[keyword + 1].map { $0 + 1 } ?? keyword + 1
        case "import":
            member.end = endOfLine(keyword)
        default: break
        }
        return member
    }

    /// Reads a function after its name.
    private func readFunction(_ start: Int) -> (FunctionDeclaration, end: Int)? {
        let reader = TypeReader(file)
        var index = start
        let isGeneric = file.text(index).hasPrefix("<")
        if isGeneric { index = reader.endOfAngles(index) }
        guard file.isAt(index, "("), let close = file.partners[index] else { return nil }
        var function = FunctionDeclaration(
            parameters: parameters((index + 1)..<close), result: 0..<0, isGeneric: isGeneric, hasEffects: false)
        index = close + 1
        while ["async", "throws", "rethrows", "reasync"].contains(file.text(index)) {
            function.hasEffects = true
            index += 1
            if file.isAt(index, "("), file.isAttached(index), let partner = file.partners[index] { index = partner + 1 }
        }
        if file.isAt(index, "->") {
            let end = reader.end(index + 1)
            function.result = (index + 1)..<end
            index = end
        }
        if file.isAt(index, "where") {
            while index < file.tokens.count, !file.isAt(index, "{"), !file.isAt(index, "}"),
                !(file.tokens[index].startsLine && Self.keywords.contains(file.text(index)))
            { index += 1 }
        }
        if file.isAt(index, "{"), let partner = file.partners[index] {
            function.body = index...partner
            index = partner + 1
        }
        return (function, index)
    }

    private func parameters(_ range: Range<Int>) -> [FunctionDeclaration.Parameter] {
        var parameters: [FunctionDeclaration.Parameter] = []
        var index = range.lowerBound
        while index < range.upperBound {
            while file.isAt(index, "@") { index = endOfAttribute(index) }
            let label = file.name(index)
            while index < range.upperBound, !file.isAt(index, ":") { index += 1 }
            let name = file.name(index - 1)
            let end = min(TypeReader(file).end(index + 1), range.upperBound)
            guard index + 1 <= end else { break }
            let isVariadic = file.isAt(end, "...")
            parameters.append(
                FunctionDeclaration.Parameter(
                    label: label == "_" ? nil : label, name: name, type: (index + 1)..<end, isVariadic: isVariadic))
            index = end
            while index < range.upperBound, !file.isAt(index, ",") {
                index = (file.partners[index].flatMap { $0 > index ? $0 : nil } ?? index) + 1
            }
            index += 1
        }
        return parameters
    }

    /// Reads a variable after its name.
    private func readVariable(_ start: Int, isConstant: Bool) -> (VariableDeclaration, end: Int) {
        var variable = VariableDeclaration(type: 0..<0, isSettable: !isConstant)
        var index = start
        if file.isAt(index, ":") {
            let end = TypeReader(file).end(index + 1)
            variable.type = (index + 1)..<end
            index = end
        }
        if file.isAt(index, "{"), let partner = file.partners[index] {
            variable.accessors = index...partner
            variable.isSettable = accessorsSet(index...partner)
            index = partner + 1
        }
        return (variable, index)
    }

    /// Whether accessors include a setter, or are the observers of a stored variable.
    private func accessorsSet(_ accessors: ClosedRange<Int>) -> Bool {
        var index = accessors.lowerBound + 1
        while index < accessors.upperBound {
            if ["set", "willSet", "didSet", "_modify"].contains(file.text(index)),
                file.tokens[index].kind == .identifier,
                file.isAt(index + 1, "{") || file.isAt(index + 1, "(") || index + 1 == accessors.upperBound
            {
                return true
            }
            index = (file.partners[index].flatMap { $0 > index ? $0 : nil } ?? index) + 1
        }
        return false
    }

    // MARK: Skipping

    private func endOfAttribute(_ at: Int) -> Int {
        var index = at + 2
        while file.isAt(index, "."), file.isAttached(index) { index += 2 }
        if file.isAt(index, "("), file.isAttached(index), let partner = file.partners[index] { index = partner + 1 }
        return index
    }

    /// The end of a modifier with its argument, as in `private(set)`.
    private func endOfModifier(_ index: Int) -> Int {
        guard file.isAt(index + 1, "("), file.isAttached(index + 1), let partner = file.partners[index + 1] else {
            return index + 1
        }
        return partner + 1
    }

    private func endOfLine(_ start: Int) -> Int {
        var index = start + 1
        while index < file.tokens.count, !file.tokens[index].startsLine { index += 1 }
        return index
    }

    static let keywords: Set = [
        "func", "var", "let", "init", "deinit", "subscript", "typealias", "associatedtype", "case", "import",
        "operator",
        "precedencegroup", "macro",
    ]

    static let modifiers: Set = [
        "public", "private", "fileprivate", "internal", "open", "package", "static", "class", "final", "override",
        "required", "convenience", "lazy", "weak", "unowned", "dynamic", "optional", "mutating", "nonmutating",
        "nonisolated", "isolated", "distributed", "indirect", "prefix", "postfix", "infix", "borrowing", "consuming",
    ]
}

extension String {
    /// Whether a word with a number sign is of conditional compilation.
    fileprivate var isCondition: Bool {
        ["#if", "#elseif", "#else", "#endif", "#sourceLocation", "#warning", "#error"].contains(self)
    }
}
