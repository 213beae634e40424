/// The trait state of a controller that overrides traits or has observers of changes.
@MainActor
final class ControllerTraitState {
    /// The traits that the parent sets for this child.
    var child: UITraitCollection?
    /// The value of `traitOverrides`.
    var traitOverrides = UITraitOverrides()
    /// The value of `overrideUserInterfaceStyle`.
    var style: UIUserInterfaceStyle = .unspecified
    var registrations = TraitRegistrations()

    /// All overrides; `nil` if there are none.
    var overrides: UITraitCollection? {
        var values = child?.values ?? TraitValues()
        values.merge(traitOverrides.values)
        if style != .unspecified { values.userInterfaceStyle = style }
        return values.isEmpty ? nil : UITraitCollection(values)
    }
}

extension UIViewController: UITraitEnvironment {
    final var madeTraitState: ControllerTraitState {
        if let traitState { return traitState }
        let state = ControllerTraitState()
        traitState = state
        return state
    }

    /// The traits of the controller: those of its view without the view's own overrides. A controller whose view isn't
    /// loaded has those of its parent, or of the render, with its own overrides.
    final var currentControllerTraits: UITraitCollection {
        if let view = viewIfLoaded {
            guard let extras = view.traitExtras, !extras.traitOverrides.values.isEmpty || extras.style != .unspecified
            else {
                return view.traitCollection
            }
            return extras.controllerTraits(below: view.superview?.traitCollection ?? .current)
        }
        let above = parent?.traitCollection ?? .current
        guard let overrides = traitState?.overrides else { return above }
        return UITraitCollection(traitsFrom: [above, overrides])
    }

    /// The traits that the controller overrides for itself, its view and its children.
    public final var traitOverrides: UITraitOverrides {
        get { traitState?.traitOverrides ?? UITraitOverrides() }
        set {
            guard newValue.values != traitOverrides.values else { return }
            changeTraitOverrides { $0.traitOverrides = newValue }
        }
    }

    /// Changes overrides, and updates the hierarchy.
    final func changeTraitOverrides(_ change: (ControllerTraitState) -> Void) {
        let previous = traitCollection
        change(madeTraitState)
        if let view = viewIfLoaded {
            handOverridesToView(view)
        } else if previous != traitCollection {
            TraitPass.run(traitCollection) { notifyOfTraits(previous) }
        }
    }

    /// The overrides of a controller apply to its view and below.
    final func handOverridesToView(_ view: UIView) {
        let overrides = traitState?.overrides
        guard overrides != view.traitExtras?.controller else { return }
        view.changeTraitOverrides { $0.controller = overrides }
    }

    /// Notifies the controller, and those children that have no view to notify them.
    final func notifyOfTraits(_ previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        if let registrations = traitState?.registrations {
            registrations.notify(from: previous, to: traitCollection)
        }
        for child in children where !child.isViewLoaded { child.notifyOfTraits(previous) }
    }

    /// Notifies all views of the hierarchy of pending trait changes. Layout and drawing do so automatically.
    public final func updateTraitsIfNeeded() {
        viewIfLoaded?.updateTraitsIfNeeded()
    }
}
