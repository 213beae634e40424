/// Moves members of extensions into their classes, where Swift without Objective-C wants them: those that override, and
/// those that subclasses override.
struct MovedMembers {
    let index: TargetIndex

    /// Where each class's body ends, by the path of the class.
    private let places: [String: (source: Int, type: TypeDeclaration)]

    init(_ sources: [Source], index: TargetIndex) {
        self.index = index
        var places: [String: (source: Int, type: TypeDeclaration)] = [:]
        for (number, source) in sources.enumerated() {
            for type in source.types where type.kind == .class && !type.isLocal { places[type.path] = (number, type) }
        }
        self.places = places
    }

    /// Moves the members of one file's extensions.
    func apply(to number: Int, sources: [Source], changes: inout [Changes]) {
        let source = sources[number]
        for type in source.types where type.kind == .extension {
            for member in type.members {
                let overrides = source.has("override", in: member.modifiers)
                guard MessageRule.selector(of: member, in: source) == nil,
                    index.dispatch.implementation(of: member, in: type, of: source) == nil
                else { continue }
                guard
                    overrides
                        || (index.isExposed(member, of: type, in: source) && index.overridden.contains(member.key))
                else { continue }
                if let place = places[type.path] {
                    move(member, of: type, in: number, to: place, sources: sources, changes: &changes)
                } else if overrides {
                    changes[number].report(
                        .warning,
                        "“\(member.name)” is left out: without Objective-C, an extension can't override a member of "
                            + "\(type.name), which another module declares; override it in a subclass",
                        at: member.keyword)
                    changes[number].blank(member.range)
                }
            }
        }
    }

    private func move(
        _ member: MemberDeclaration, of type: TypeDeclaration, in number: Int,
        to place: (source: Int, type: TypeDeclaration), sources: [Source], changes: inout [Changes]
    ) {
        let file = sources[number].file
        let range = file.byteRange(member.range)
        let code = changes[number].text(of: range)
        changes[number].blank(member.range)
        let access = Self.accessModifier(of: type, member, in: sources[number])
        let end = place.type.body.upperBound
        let target = sources[place.source].file
        let brace = target.tokens[end].range.lowerBound
        changes[place.source].insert(
            "\n" + Self.location(range.lowerBound, in: file, indentedBy: access.utf8.count) + access + code + "\n"
                + Self.location(brace, in: target, indentedBy: 0), before: end)
        if place.source != number { addImports(of: file, to: target, &changes[place.source]) }
    }

    /// The access of an extension's members.
    private static func accessModifier(of type: TypeDeclaration, _ member: MemberDeclaration, in source: Source)
        -> String
    {
        let words: [StaticString] = ["public", "internal", "fileprivate", "private", "open", "package"]
        guard !words.contains(where: { source.has($0, in: member.modifiers) }) else { return "" }
        return words.first { source.has($0, in: type.modifiers) }.map { "\($0) " } ?? ""
    }

    /// The line that says where code is from, and spaces up to its column.
    private static func location(_ byte: Int, in file: SourceFile, indentedBy width: Int) -> String {
        "#sourceLocation(file: \"\(file.path.escaped)\", line: \(file.line(at: byte)))\n"
            + String(repeating: " ", count: max(0, file.column(at: byte) - 1 - width))
    }

    private func addImports(of file: SourceFile, to target: SourceFile, _ changes: inout Changes) {
        let known = Set(target.imports)
        for name in file.imports where !known.contains(name) { changes.addImport(name) }
    }
}

extension SourceFile {
    /// The modules that a file imports as a whole.
    var imports: [String] {
        tokens.indices.filter { isAt($0, "import") && tokens[$0].startsLine && tokens.indices.contains($0 + 1) }
            .compactMap {
                tokens[$0 + 1].startsLine || text($0 + 1) == "ObjectiveC"
                    || tokens.indices.contains($0 + 2)
                        && !tokens[$0 + 2].startsLine
                    ? nil : text($0 + 1)
            }
    }
}

extension String {
    /// The text between the quotes of a string literal.
    var escaped: String { replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}
