import Foundation

/// The checks of a case, and what none of them compares.
struct Findings {
    var checks: [Check] = []

    /// The things on either picture that are in no check, with their places.
    var uncompared: [String] = []

    /// The number of measurements of parts of something else: pieces of letters, icons and photos.
    var parts = 0

    /// The boxes of our things that were compared.
    var compared: [CGRect] = []

    static func + (one: Findings, other: Findings) -> Findings {
        Findings(
            checks: one.checks + other.checks, uncompared: one.uncompared + other.uncompared,
            parts: one.parts + other.parts, compared: one.compared + other.compared)
    }

    /// Adds our texts and icons that no measurement corresponds to.
    func addingUnmeasured(
        of drawn: DrawnRegions, besides measured: Measured, comparing inks: InkComparison
    ) -> Findings {
        let areas = (measured.circles ?? []) + (measured.images ?? [])
        let boxes =
            areas.map(\.box.rect)
            + (measured.surfaces ?? []).flatMap { [$0.frame, $0.withTail] }
            .compactMap { $0?.rect }
        func isNew(_ box: CGRect) -> Bool {
            !box.isEmpty && !boxes.contains { $0.distance(to: box) <= Tolerance.box }
                && !compared.contains { $0.insetBy(dx: -0.5, dy: -0.5).contains(box) }
        }
        let emoji = drawn.lines.flatMap(\.emoji)
        let lines = drawn.lines.filter { isNew($0.ink) }.map { inks.finding(ofUnmeasured: $0, emoji: emoji) }
        let figures = drawn.drawings.filter { isNew($0.rect) }.map { inks.finding(ofOurs: $0.name, at: $0.rect) }
        return self + lines.joined + figures.joined
    }
}

extension [Findings] {
    var joined: Findings { reduce(Findings(), +) }
}
