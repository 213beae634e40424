/// A message of the compiler. Its format is that of the compiler's plug-ins, with one key that says which message it is.
enum CompilerMessage: Decodable {
    case getCapability
    case loadPluginLibrary
    case expand(MacroUse)

    private enum Key: String, CodingKey {
        case getCapability, loadPluginLibrary, expandFreestandingMacro, expandAttachedMacro
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if container.contains(.getCapability) {
            self = .getCapability
        } else if container.contains(.loadPluginLibrary) {
            self = .loadPluginLibrary
        } else if container.contains(.expandAttachedMacro) {
            self = .expand(MacroUse(try container.decode(AttachedUse.self, forKey: .expandAttachedMacro)))
        } else {
            self = .expand(MacroUse(try container.decode(FreestandingUse.self, forKey: .expandFreestandingMacro)))
        }
    }
}

/// A piece of a source file.
struct SourceNode: Decodable {
    let source: String
    let location: Location?

    struct Location: Decodable {
        /// The module and the file: `BookClub/Badge.swift`.
        let fileID: String
        let fileName: String
        /// The offset in the file, in bytes of UTF-8.
        let offset: Int
        /// Counted from 1.
        let line: Int
        let column: Int
    }
}

extension SourceNode.Location {
    /// The file and the line in the app. For its `Badge.swift`, the plug-in AppSources compiles a `Badge.rewritten.swift`,
    /// whose first line names the app's file.
    var inApp: (fileID: String, line: Int) {
        let suffix = ".rewritten.swift"
        guard fileID.hasSuffix(suffix) else { return (fileID, line) }
        return (fileID.dropLast(suffix.count) + ".swift", line - 1)
    }
}

/// A use of a macro.
struct MacroUse {
    /// The type that implements the macro, as its declaration names it.
    let type: String

    /// What an attached macro is asked for.
    let role: Role

    /// A prefix for names that nothing else in the program has.
    let uniquePrefix: String

    /// The use of a freestanding macro, or the declaration with an attached one.
    let node: SourceNode

    /// The attribute of an attached macro.
    let attribute: SourceNode?

    /// The declarations, closures and macros around the use, the innermost first.
    let surroundings: [SourceNode]

    /// The kinds of code that a macro adds. The compiler knows more.
    enum Role: String, Decodable {
        case declaration, accessor, peer, member, `extension`, expression, memberAttribute, conformance, codeItem
        case preamble, body
    }

    fileprivate init(_ use: FreestandingUse) {
        (type, role, uniquePrefix) = (use.macro.typeName, use.macroRole ?? .declaration, use.discriminator)
        (node, attribute, surroundings) = (use.syntax, nil, use.lexicalContext ?? [])
    }

    fileprivate init(_ use: AttachedUse) {
        (type, role, uniquePrefix) = (use.macro.typeName, use.macroRole, use.discriminator)
        (node, attribute, surroundings) = (use.declSyntax, use.attributeSyntax, use.lexicalContext ?? [])
    }
}

private struct MacroReference: Decodable {
    let typeName: String
}

private struct FreestandingUse: Decodable {
    let macro: MacroReference
    let macroRole: MacroUse.Role?
    let discriminator: String
    let syntax: SourceNode
    let lexicalContext: [SourceNode]?
}

private struct AttachedUse: Decodable {
    let macro: MacroReference
    let macroRole: MacroUse.Role
    let discriminator: String
    let attributeSyntax: SourceNode
    let declSyntax: SourceNode
    let lexicalContext: [SourceNode]?
}
