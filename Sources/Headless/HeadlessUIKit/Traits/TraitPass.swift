/// A layout, drawing or trait update pass, in which views' code runs with the traits of the views.
///
/// Outside a pass, the topmost view has the current traits of the render. In a pass, it has the traits that the views
/// were last updated with: `UITraitCollection.current` is then that of some view.
@MainActor
enum TraitPass {
    private static var depth = 0

    static var isRunning: Bool { depth > 0 }

    static func run<Result>(_ traits: UITraitCollection, _ body: () throws -> Result) rethrows -> Result {
        depth += 1
        defer { depth -= 1 }
        return try traits.whileCurrent(body)
    }
}
