import Foundation
import PackagePlugin

/// Draws the pictures of the documentation: `swift package docs-images`.
///
/// Builds and runs the package's programs that use the library `DocumentationImages`, and passes the arguments on:
/// `swift package docs-images --check`. `--target` selects one of several.
@main
struct DrawDocumentationImages: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let wanted = extractor.extractOption(named: "target")
        let rest = extractor.remainingArguments
        var code: Int32 = 0
        for name in try programs(of: context.package, named: wanted) {
            code = max(code, try run(name, rest, in: context.package))
        }
        if code != 0 { exit(code) }
    }

    /// The names of the products to run, in manifest order.
    private func programs(of package: PackagePlugin.Package, named wanted: [String]) throws -> [String] {
        let products = package.products(ofType: ExecutableProduct.self).filter { draws($0.mainTarget) }
        let names = products.map { [$0.name, $0.mainTarget.name] }
        guard !names.isEmpty else {
            throw PluginFailure(
                "no executable target of “\(package.displayName)” depends on the product DocumentationImages; "
                    + "Documentation/Swift-entries.md of MessageShot shows one")
        }
        for name in wanted where !names.contains(where: { $0.contains(name) }) {
            throw PluginFailure(
                "--target “\(name)” draws no pictures; \(products.map(\.name).joined(separator: ", ")) do")
        }
        return zip(products, names).filter { wanted.isEmpty || !$1.filter(wanted.contains).isEmpty }.map(\.0.name)
    }

    /// Whether a target depends on the library, directly or through targets of its package.
    private func draws(_ target: any Target) -> Bool {
        target.dependencies.contains { dependency in
            switch dependency {
            case .product(let product): product.name == "DocumentationImages"
            case .target(let target): draws(target)
            @unknown default: false
            }
        }
    }

    /// Builds a program, runs it in the package's folder, and returns its exit code.
    private func run(_ name: String, _ arguments: [String], in package: PackagePlugin.Package) throws -> Int32 {
        var parameters = PackageManager.BuildParameters()
        parameters.logging = .concise
        let result = try packageManager.build(.product(name), parameters: parameters)
        guard result.succeeded, let program = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
            throw PluginFailure("“\(name)” can’t be built: \(result.logText)")
        }
        let process = Process()
        process.executableURL = program.url
        process.arguments = arguments
        process.currentDirectoryURL = package.directoryURL
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}

/// The reason that nothing was drawn.
struct PluginFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
