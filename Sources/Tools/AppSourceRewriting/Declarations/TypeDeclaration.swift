/// A type or an extension in a file, with what its body declares.
struct TypeDeclaration: Sendable {
    enum Kind: String, Sendable {
        case `class`, `struct`, `enum`, `actor`, `protocol`, `extension`
    }

    var kind: Kind

    /// The name as the declaration has it: `Player`, or `Player.Cell` in `extension Player.Cell`.
    var name: String

    /// The name with those of the types around it.
    var path: String

    /// The tokens before the keyword: attributes and modifiers.
    var modifiers: Range<Int>

    /// The token after the name and the generic parameters.
    var afterName: Int

    /// The braces.
    var body: ClosedRange<Int>

    var isGeneric: Bool

    /// Whether the type is in a function, where nothing outside can name it.
    var isLocal: Bool

    /// Whether the type is declared in another one's body.
    var isNested: Bool

    /// The indices of protocols and classes after the colon, up to the body or a `where`.
    var inheritance: Range<Int>

    var members: [MemberDeclaration] = []
}

/// A function, variable or other member of a type.
struct MemberDeclaration: Sendable {
    enum Kind: Sendable {
        case function(FunctionDeclaration)
        case variable(VariableDeclaration)
        /// Anything else, such as an initializer.
        case other
    }

    var kind: Kind
    var name: String

    /// The attributes and modifiers.
    var modifiers: Range<Int>

    /// The keyword, such as `func`.
    var keyword: Int

    /// The end: the token after the body, the signature or the accessors.
    var end: Int

    var range: Range<Int> { modifiers.lowerBound..<end }
}

struct FunctionDeclaration: Sendable {
    struct Parameter: Sendable {
        /// The label of a call; `nil` for `_`.
        var label: String?

        /// The name inside the function.
        var name: String

        var type: Range<Int>

        var isVariadic: Bool
    }

    var parameters: [Parameter]

    /// The type after the arrow; empty without an arrow.
    var result: Range<Int>

    var isGeneric: Bool

    /// Whether the function throws or is asynchronous.
    var hasEffects: Bool

    /// The braces; `nil` for a requirement.
    var body: ClosedRange<Int>?

    var labels: [String?] { parameters.map(\.label) }
}

struct VariableDeclaration: Sendable {
    /// The type after the colon; empty without one.
    var type: Range<Int>

    /// The braces of accessors or observers; `nil` if there are none directly after the type.
    var accessors: ClosedRange<Int>?

    /// Whether code in the type can set the variable.
    var isSettable: Bool
}
