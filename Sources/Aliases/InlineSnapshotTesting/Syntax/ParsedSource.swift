internal import SwiftParser
internal import SwiftSyntax

/// A source file and its syntax tree.
struct ParsedSource {
    let source: SourceText
    private let tree: SourceFileSyntax

    init(_ source: SourceText) {
        self.source = source
        tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    }

    /// Returns the call at a position as the compiler reports it: at its parenthesis, or at the brace of its closure.
    func call(at offset: Int) -> FoundCall? {
        let finder = CallFinder(offset: offset)
        finder.walk(tree)
        return finder.call
    }

    /// Returns whether a changed file is valid Swift, if this one is.
    func isSound(replacedBy new: SourceText) -> Bool { tree.hasError || !ParsedSource(new).tree.hasError }
}

/// A call and its position.
struct FoundCall {
    var syntax: FunctionCallExprSyntax
    /// The name of the enclosing function; `nil` in declarations without a name, such as initializers and properties.
    var function: String?

    /// Returns whether the call may be in the function that `#function` names.
    func isIn(function name: String) -> Bool {
        function.map { $0 == name.prefix { $0 != "(" } } ?? true
    }
}

private final class CallFinder: SyntaxVisitor {
    private let offset: Int
    private var functions: [String?] = []
    private(set) var call: FoundCall?

    init(offset: Int) {
        self.offset = offset
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let start = node.leftParen ?? node.trailingClosure?.leftBrace
        if start?.positionAfterSkippingLeadingTrivia.utf8Offset == offset {
            call = FoundCall(syntax: node, function: functions.last ?? nil)
        }
        return call == nil ? .visitChildren : .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        functions.append(node.name.text.filter { $0 != "`" })
        return call == nil ? .visitChildren : .skipChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { functions.removeLast() }

    // Their content isn't in the enclosing function.

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterUnnamed() }
    override func visitPost(_ node: AccessorBlockSyntax) { functions.removeLast() }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enterUnnamed() }
    override func visitPost(_ node: InitializerDeclSyntax) { functions.removeLast() }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { enterUnnamed() }
    override func visitPost(_ node: MemberBlockSyntax) { functions.removeLast() }

    private func enterUnnamed() -> SyntaxVisitorContinueKind {
        functions.append(nil)
        return call == nil ? .visitChildren : .skipChildren
    }
}
