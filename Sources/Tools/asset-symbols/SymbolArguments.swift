import AssetSymbols
import Foundation

/// The arguments of the program.
struct SymbolArguments {
    struct Misused: Error {}

    private(set) var catalogs: [URL] = []
    private(set) var bundle = "Foundation.Bundle.module"
    private(set) var frameworks: [AssetSymbols.Framework] = []
    let output: URL

    init(_ arguments: some Sequence<String>) throws(Misused) {
        var rest = arguments.makeIterator()
        var output: String?
        while let argument = rest.next() {
            switch argument {
            case "-o":
                guard let path = rest.next() else { throw Misused() }
                output = path
            case "--bundle":
                guard let expression = rest.next() else { throw Misused() }
                bundle = expression
            case "--framework":
                guard let framework = rest.next().flatMap(AssetSymbols.Framework.init) else { throw Misused() }
                frameworks.append(framework)
            default:
                guard !argument.hasPrefix("-") else { throw Misused() }
                catalogs.append(URL(fileURLWithPath: argument))
            }
        }
        guard let output, !catalogs.isEmpty else { throw Misused() }
        if frameworks.isEmpty { frameworks = AssetSymbols.Framework.allCases }
        self.output = URL(fileURLWithPath: output)
    }
}
