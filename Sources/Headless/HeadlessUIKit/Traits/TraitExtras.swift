/// The trait state of a view that overrides traits or has observers of changes.
@MainActor
final class TraitExtras {
    /// The traits of the SwiftUI view that the view represents.
    var represented: UITraitCollection? { didSet { forget() } }

    /// The traits of the view's environment: a host, or the table of a row.
    var surroundings: UITraitCollection? { didSet { forget() } }

    /// The traits of the view's controller and its parents.
    var controller: UITraitCollection? { didSet { forget() } }

    /// The value of `traitOverrides`.
    var traitOverrides = UITraitOverrides() { didSet { forget() } }

    /// The value of `overrideUserInterfaceStyle`.
    var style: UIUserInterfaceStyle = .unspecified { didSet { forget() } }

    var registrations = TraitRegistrations()

    /// The last result: as long as the inherited traits are the same object, the result is.
    private var resolved: (above: UITraitCollection, traits: UITraitCollection)?

    private(set) var hasOverrides = false

    private func forget() {
        resolved = nil
        hasOverrides =
            represented != nil || surroundings != nil || controller != nil || !traitOverrides.values.isEmpty
            || style != .unspecified
    }

    /// Returns the view's traits, inherited from `above`.
    func traits(below above: UITraitCollection) -> UITraitCollection {
        guard hasOverrides else { return above }
        if let resolved, resolved.above === above { return resolved.traits }
        var values = above.values
        if let represented { values.merge(represented.values) }
        if let surroundings { values.merge(surroundings.values) }
        if let controller { values.merge(controller.values) }
        values.merge(traitOverrides.values)
        if style != .unspecified { values.userInterfaceStyle = style }
        let traits = values == above.values ? above : UITraitCollection(values)
        resolved = (above, traits)
        return traits
    }

    /// Returns the traits of the controller that owns the view.
    func controllerTraits(below above: UITraitCollection) -> UITraitCollection {
        var values = above.values
        if let represented { values.merge(represented.values) }
        if let surroundings { values.merge(surroundings.values) }
        if let controller { values.merge(controller.values) }
        return UITraitCollection(values)
    }
}
