/// The part of a view that only those have that override traits or are asked to tell of changes.
@MainActor
final class TraitExtras {
    /// The SwiftUI view that the view stands for says.
    var represented: UITraitCollection? { didSet { forget() } }

    /// What stands around the view says: a host, or the table of a row.
    var surroundings: UITraitCollection? { didSet { forget() } }

    /// The controller whose view this is and those around it say.
    var controller: UITraitCollection? { didSet { forget() } }

    /// `traitOverrides`.
    var own = UITraitOverrides() { didSet { forget() } }

    /// `overrideUserInterfaceStyle`.
    var style: UIUserInterfaceStyle = .unspecified { didSet { forget() } }

    var registrations = TraitRegistrations()

    /// The last answer: as long as the same traits come from above, the same object goes down.
    private var resolved: (above: UITraitCollection, traits: UITraitCollection)?

    private(set) var hasOverrides = false

    private func forget() {
        resolved = nil
        hasOverrides =
            represented != nil || surroundings != nil || controller != nil || !own.values.isEmpty
            || style != .unspecified
    }

    /// The view's traits, if those above it are `above`.
    func traits(below above: UITraitCollection) -> UITraitCollection {
        guard hasOverrides else { return above }
        if let resolved, resolved.above === above { return resolved.traits }
        var values = above.values
        if let represented { values.merge(represented.values) }
        if let surroundings { values.merge(surroundings.values) }
        if let controller { values.merge(controller.values) }
        values.merge(own.values)
        if style != .unspecified { values.userInterfaceStyle = style }
        let traits = values == above.values ? above : UITraitCollection(values)
        resolved = (above, traits)
        return traits
    }

    /// The traits of the controller whose view this is.
    func controllerTraits(below above: UITraitCollection) -> UITraitCollection {
        var values = above.values
        if let represented { values.merge(represented.values) }
        if let surroundings { values.merge(surroundings.values) }
        if let controller { values.merge(controller.values) }
        return UITraitCollection(values)
    }
}
