import FoundationEssentials

/// The answers to the compiler, which asks for the code of macros.
///
/// A message is JSON with its length in front. The little of Swift's grammar that the macros need is read here: without
/// swift-syntax, the program is built in seconds and starts in a few milliseconds.
package enum MacroExpansion {
    /// Answers the messages on standard input, one at a time, until its end.
    package static func answerMessages() {
        while let data = MessageStream.read() {
            MessageStream.write(answer(to: data))
        }
    }

    private static func answer(to data: Data) -> CompilerAnswer {
        guard let message = try? JSONDecoder().decode(CompilerMessage.self, from: data) else {
            return .expansion(nil, [])
        }
        switch message {
        case .getCapability: return .capability
        case .loadPluginLibrary: return .noPluginLibrary
        case .expand(let use):
            guard let macro = Self.macros[use.type] else {
                return .expansion(nil, [Diagnostic("there is no macro “\(use.type)”", at: use.node)])
            }
            do {
                return .expansion(try macro.expansion(of: use), [])
            } catch {
                return .expansion(nil, [error])
            }
        }
    }

    /// The macros, by the type that their declarations name.
    static let macros: [String: any Macro.Type] = [
        "PreviewMacro": PreviewMacro.self,
        "PreviewableMacro": PreviewableMacro.self,
        "EntryMacro": EntryMacro.self,
        "EntryDefaultValueMacro": EntryDefaultValueMacro.self,
        "AnimatableMacro": AnimatableMacro.self,
        "AnimatableIgnoredMacro": AnimatableIgnoredMacro.self,
    ]
}

/// A macro.
protocol Macro {
    /// Returns the code that takes the place of a use of the macro, or is added to it.
    ///
    /// - Throws: What is wrong with the use, at its place.
    static func expansion(of use: MacroUse) throws(Diagnostic) -> String
}
