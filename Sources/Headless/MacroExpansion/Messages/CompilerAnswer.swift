/// An answer to the compiler.
enum CompilerAnswer: Encodable {
    /// Which version of the messages the program reads.
    case capability

    /// The program has no libraries of macros.
    case noPluginLibrary

    /// The code of a macro; `nil` if there is none, for the reasons that the diagnostics give.
    case expansion(String?, [Diagnostic])

    private enum Key: String, CodingKey {
        case getCapabilityResult, loadPluginLibraryResult, expandMacroResult
        case capability, protocolVersion, loaded, expandedSource, diagnostics
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .capability:
            var result = container.nestedContainer(keyedBy: Key.self, forKey: .getCapabilityResult)
            var capability = result.nestedContainer(keyedBy: Key.self, forKey: .capability)
            try capability.encode(7, forKey: .protocolVersion)
        case .noPluginLibrary:
            var result = container.nestedContainer(keyedBy: Key.self, forKey: .loadPluginLibraryResult)
            try result.encode(false, forKey: .loaded)
            try result.encode([Diagnostic](), forKey: .diagnostics)
        case .expansion(let source, let diagnostics):
            var result = container.nestedContainer(keyedBy: Key.self, forKey: .expandMacroResult)
            try result.encodeIfPresent(source, forKey: .expandedSource)
            try result.encode(diagnostics, forKey: .diagnostics)
        }
    }
}

/// What is wrong with a use of a macro. The compiler reports it at its place.
struct Diagnostic: Error, Encodable {
    let message: String
    private let severity = "error"
    let position: Position
    private let highlights: [Position] = []
    private let notes: [Position] = []
    private let fixIts: [Position] = []

    struct Position: Encodable {
        let fileName: String
        let offset: Int
    }

    /// - Parameters:
    ///   - message: What is wrong, and what would be right.
    ///   - node: The code that it is about.
    ///   - offset: The place in the code, in bytes of UTF-8.
    init(_ message: String, at node: SourceNode, offset: Int = 0) {
        self.message = message
        // A node begins with the white space and the comments before its first token.
        let first = Lexer.tokens(of: node.source).first?.start ?? node.source.startIndex
        let space = node.source.utf8.distance(from: node.source.startIndex, to: first)
        position = Position(
            fileName: node.location?.fileName ?? "", offset: (node.location?.offset ?? 0) + max(offset, space))
    }
}
