public import Foundation
public import Goldens

/// The components of a package that its goldens show, and those that no golden shows.
public struct ComponentCoverage: Sendable {
    /// The components that no golden shows, sorted by module and name.
    public let uncovered: [ComponentNames.Component]

    /// The number of components that were looked for.
    public let total: Int

    private let package: String

    /// Looks for the components of a package's own targets, tests left out, in the frames of its goldens.
    ///
    /// A component counts as shown if a golden has a frame of it or of a type that inherits from it. Controllers leave
    /// no name in a picture: one counts if a golden's test can reach it.
    ///
    /// - Parameter modules: The modules whose components are counted; empty for those of the package.
    /// - Throws: If there is no index, or a module has no component.
    public init(_ inventory: GoldenInventory, index: BuildIndex, modules: [String] = []) throws(GoldenError) {
        guard let names = index.components else {
            throw GoldenError(
                "listing components needs the compiler’s index: \(index.flaw(for: []))")
        }
        package = inventory.package
        let (folder, build) = (package + "/", package + "/.build/")
        let own = names.all.filter { component in
            if !modules.isEmpty { return modules.contains(component.module) }
            let isOurs = component.file.hasPrefix(folder) && !component.file.hasPrefix(build)
            return isOurs && !component.module.hasSuffix("Tests")
                && !component.file.dropFirst(folder.count).hasPrefix("Tests/")
        }
        for module in modules where !own.contains(where: { $0.module == module }) {
            throw GoldenError("the index has no view of a module “\(module)”")
        }
        let shown = Set(inventory.goldens.flatMap(\.components)).sorted()
        let known = names.kinds(of: shown)
        let reached = index.controllersInTests(own.filter(\.isController), of: inventory)
        uncovered = own.filter { component in
            component.isController ? !reached.contains(component.name) : !known.contains(component.name)
        }
        total = own.count
    }

    /// One line per component that no golden shows, with the place of its definition, then a total.
    public var text: String {
        let lines = uncovered.map { "\($0.name)  \(shortened($0.file)):\($0.line)" }
        return (lines + ["goldens show \(total - uncovered.count) of \(total) components"]).joined(separator: "\n")
            + "\n"
    }

    /// A JSON object with sorted keys.
    public func json() throws -> Data {
        try CoverageJSON.data(
            CoverageJSON.Coverage(
                components: total,
                uncovered: uncovered.map {
                    CoverageJSON.Component(name: $0.name, module: $0.module, file: shortened($0.file), line: $0.line)
                }))
    }

    private func shortened(_ path: String) -> String {
        path.hasPrefix(package + "/") ? String(path.dropFirst(package.count + 1)) : path
    }
}
