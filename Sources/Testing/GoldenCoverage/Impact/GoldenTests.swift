import Foundation
import Goldens

/// The test functions of goldens, found by the goldens' names.
///
/// A golden is named after its test's module, file and function, see ``GoldenName``.
struct GoldenTests {
    /// A test function.
    struct Test: Hashable {
        var symbol: Int
        /// The name to pass to `swift test --filter`: `BadgeTests.LabelTests/testIsTruncated`.
        var specifier: String
    }

    /// The functions by the names of their goldens, and by suite.
    private var tests: [String: [Test]] = [:]
    private var suites: [String: [Test]] = [:]

    init(_ graph: SymbolGraph) {
        for (index, file) in graph.files.enumerated() where Self.isTest(file) {
            for symbol in graph.symbols[index] {
                guard let definition = graph.definitions[symbol], definition.name.hasSuffix(")"),
                    !definition.kind.makesValues
                else { continue }
                let name = GoldenName(
                    fileID: "\(file.module)/\(URL(fileURLWithPath: file.path).lastPathComponent)",
                    testName: definition.name, variant: nil)
                let specifier = Self.specifier(of: symbol, in: file.module, graph)
                let test = Test(symbol: symbol, specifier: specifier)
                tests[name.description, default: []].append(test)
                suites[name.suite, default: []].append(test)
            }
        }
    }

    /// The functions that may compare a golden: those of its name, or else all in its file, since an assertion can name
    /// another test. Empty if the name has no test.
    func tests(of golden: String) -> [Test] {
        let parts = golden.split(separator: "/", omittingEmptySubsequences: false)
        guard 3...4 ~= parts.count, let name = parts.last?.prefix(while: { $0 != "." }) else { return [] }
        let file = "\(parts[0])/\(parts[1])"
        let found = tests["\(file)/\(name)"] ?? suites[file] ?? []
        return parts.count == 4 ? Self.tests(found, of: parts[2].replacing(".", with: "/")) : found
    }

    /// The tests of a suite that isn't named like its file; if it has none, those that it inherits.
    private static func tests(_ tests: [Test], of suite: Substring) -> [Test] {
        func parts(_ test: Test) -> (module: Substring, suite: Substring, function: Substring) {
            let (module, rest) = test.specifier.split(at: test.specifier.firstIndex(of: "."))
            let (types, function) = rest.split(at: rest.lastIndex(of: "/"))
            return (module, types, function)
        }
        let own = tests.filter { parts($0).suite == suite }
        guard own.isEmpty else { return own }
        return tests.map {
            Test(symbol: $0.symbol, specifier: "\(parts($0).module).\(suite)/\(parts($0).function)")
        }
    }

    static func isTest(_ file: IndexedFile) -> Bool {
        file.module.hasSuffix("Tests") || file.path.split(separator: "/").contains("Tests")
    }

    private static func specifier(of symbol: Int, in module: String, _ graph: SymbolGraph) -> String {
        var types: [String] = []
        var parent = graph.definitions[symbol]?.parent
        while let next = parent {
            let type = graph.type(of: next)
            types.insert(graph.definitions[type]?.name ?? "", at: 0)
            parent = graph.definitions[type]?.parent
        }
        // XCTest's names have no parentheses.
        let function = graph.definitions[symbol]?.name.prefix { $0 != "(" } ?? ""
        return types.isEmpty ? "\(module).\(function)" : "\(module).\(types.joined(separator: "/"))/\(function)"
    }
}

extension StringProtocol {
    /// The text before and after a character; if there is no such character, the first part is empty.
    fileprivate func split(at place: Index?) -> (Substring, Substring) {
        guard let place else { return ("", Substring(self)) }
        return (Substring(self[..<place]), Substring(self[index(after: place)...]))
    }
}
