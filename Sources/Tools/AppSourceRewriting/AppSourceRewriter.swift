/// Rewrites the files of an iOS app, so that they compile without the Objective-C runtime.
///
/// A file keeps its tokens, except for those that need the runtime. Lines keep their numbers, and errors name the app's
/// own files.
package struct AppSourceRewriter: Sendable {
    /// A file after rewriting.
    package struct Output: Sendable {
        /// The name of the file to write.
        package var name: String

        package var text: String

        /// What can't be rewritten.
        package var diagnostics: [Diagnostic]
    }

    private let rules: [any Rule & Sendable]

    /// Creates a rewriter.
    ///
    /// - Parameter conditions: Values of conditions of `#if`, by their text without spaces, such as `"DEBUG"`. Without
    ///   an entry, `os(iOS)` and `canImport(ObjectiveC)` are true, and the compiler decides the rest.
    package init(conditions: [String: Bool] = [:]) {
        rules = [
            AttributeRule(), ConditionRule(conditions: ConditionRule.onIOS.merging(conditions) { $1 }), ImportRule(),
            KeyPathRule(), SelectorRule(), MessageRule(), ProtocolRule(), OptionalCallRule(), ManagedPropertyRule(),
            DispatchRule(), MethodTableRule(),
        ]
    }

    /// Rewrites all files of a target.
    package func rewrite(_ files: [SourceFile]) -> [Output] {
        let sources = files.map { Source($0) }
        let index = TargetIndex(sources)
        var changes = sources.map { source in
            var changes = Changes(source.file)
            for rule in rules { rule.apply(to: source, index: index, changes: &changes) }
            return changes
        }
        let moved = MovedMembers(sources, index: index)
        for number in sources.indices { moved.apply(to: number, sources: sources, changes: &changes) }
        return changes.map {
            Output(name: Self.outputName(of: $0.file.path), text: $0.output, diagnostics: $0.diagnostics)
        }
            + [Self.marker]
    }

    /// The file that says that the classes of the module have tables, so that a method that is in none isn't there.
    private static let marker = Output(
        name: markerName,
        text: """
            import \(ImportRule.module)

            /// The classes of this module have tables of their methods.
            enum ObjectiveCModule: ObjectiveCMethods {
                nonisolated static var methods: [Selector] { [] }
            }

            """, diagnostics: [])

    package static let markerName = "ObjectiveCModule.swift"

    /// The name of a rewritten file. The app's own name would make two files of one name; only `main.swift` has to keep
    /// it.
    package static func outputName(of path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard name != "main.swift", name.hasSuffix(".swift") else { return name }
        return name.dropLast(6) + ".rewritten.swift"
    }
}

extension Changes {
    /// The whole file: a line with the file's name, the file's own lines, and code that follows. Imports are there, too,
    /// so that a line's number is one more than in the app; `#Preview` counts on it.
    fileprivate var output: String {
        "#sourceLocation(file: \"\(file.path.escaped)\", line: 1)\n" + text(of: file.startOfCode..<file.bytes.count)
            + "\n#sourceLocation()\n" + ([ImportRule.module] + imports).map { "import \($0)\n" }.joined()
            + appendix.map { $0 + "\n" }.joined()
    }
}

extension SourceFile {
    /// The place after a byte order mark, and of the end of a line with `#!`.
    fileprivate var startOfCode: Int {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard bytes.dropFirst(start).starts(with: "#!".utf8) else { return start }
        return bytes[start...].firstIndex(where: \.isNewline) ?? bytes.count
    }
}
