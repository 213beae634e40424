import Foundation

@testable import MacroExpansion

/// Asks for the code of a macro, as the compiler does.
///
/// - Parameters:
///   - source: The use of a freestanding macro, or the declaration with an attached one.
///   - type: The type that implements the macro.
///   - role: What an attached macro is asked for; `nil` for a freestanding one.
///   - surroundings: The declarations around the use, the innermost first.
///   - file: The name of the file.
func expand(
    _ source: String, _ type: String, role: String? = nil, in surroundings: [String] = [], file: String = "Badge.swift"
) throws -> Result<String, Diagnostic> {
    func node(_ source: String) -> [String: Any] {
        [
            "kind": "declaration", "source": source,
            "location": [
                "fileID": "Club/\(file)", "fileName": "/\(file)", "offset": 100, "line": 10, "column": 1,
            ],
        ]
    }
    var use: [String: Any] = [
        "macro": ["moduleName": "SwiftUIMacros", "typeName": type, "name": type], "discriminator": "$s4Club",
        "lexicalContext": surroundings.map(node),
    ]
    let kind: String
    if let role {
        kind = "expandAttachedMacro"
        use["macroRole"] = role
        use["attributeSyntax"] = node("@Macro")
        use["declSyntax"] = node(source)
    } else {
        kind = "expandFreestandingMacro"
        use["macroRole"] = "declaration"
        use["syntax"] = node(source)
    }
    let data = try JSONSerialization.data(withJSONObject: [kind: use])
    guard case .expand(let decoded) = try JSONDecoder().decode(CompilerMessage.self, from: data) else {
        throw CocoaError(.coderInvalidValue)
    }
    let macros: [String: any Macro.Type] = MacroExpansion.macros
    guard let macro = macros[type] else { throw CocoaError(.coderValueNotFound) }
    return Result { () throws(Diagnostic) -> String in try macro.expansion(of: decoded) }
}
