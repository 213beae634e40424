/// The stretch in which UIKit lays out, draws or tells of traits, and code of views runs under the traits of the views.
///
/// Outside of it a view at the top has the traits of the render, whatever they are by now. Inside, the traits that the
/// views have heard of hold: `UITraitCollection.current` is then that of some view.
@MainActor
enum TraitPass {
    private static var depth = 0

    static var isUnderWay: Bool { depth > 0 }

    static func run<Result>(_ traits: UITraitCollection, _ body: () throws -> Result) rethrows -> Result {
        depth += 1
        defer { depth -= 1 }
        return try traits.whileCurrent(body)
    }
}
