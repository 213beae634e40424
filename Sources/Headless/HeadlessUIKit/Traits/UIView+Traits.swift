import Frames

extension UIView: UITraitEnvironment {
    /// The traits of the view: those of the render, with the overrides of the view and its ancestors.
    public final var traitCollection: UITraitCollection {
        if TraitPass.isRunning { return lastTraits }
        return currentTraits
    }

    /// The current traits, which the view may not have been updated with yet.
    private var currentTraits: UITraitCollection {
        let above = superview?.currentTraits ?? .current
        return traitExtras?.traits(below: above) ?? above
    }

    /// Whether the view overrides traits for itself and its descendants.
    final var hasTraitOverrides: Bool { traitExtras?.hasOverrides ?? false }

    /// The extras, created on demand.
    final var requiredTraitExtras: TraitExtras {
        if let traitExtras { return traitExtras }
        let extras = TraitExtras()
        traitExtras = extras
        return extras
    }

    /// Changes overrides, and updates the hierarchy.
    final func changeTraitOverrides(_ change: (TraitExtras) -> Void) {
        change(requiredTraitExtras)
        inheritTraits(from: superview?.lastTraits ?? .current)
    }

    /// Overrides traits for the view and its descendants, on behalf of its environment. UIKit has no such method.
    public final func overrideTraits(_ traits: UITraitCollection?) {
        guard traits != traitExtras?.surroundings else { return }
        changeTraitOverrides { $0.surroundings = traits }
    }

    /// Sets the traits of the SwiftUI view that the view represents. UIKit has no such method.
    package final func overrideTraits(asRepresented traits: UITraitCollection) {
        guard traits != traitExtras?.represented else { return }
        changeTraitOverrides { $0.represented = traits }
    }

    /// The traits of the innermost SwiftUI view around the view, if there is one.
    final var representedTraits: UITraitCollection? {
        var view: UIView? = self
        while let current = view {
            if let traits = current.traitExtras?.represented { return traits }
            view = current.superview
        }
        return nil
    }

    /// The traits that the view overrides for itself and its descendants.
    public final var traitOverrides: UITraitOverrides {
        get { traitExtras?.traitOverrides ?? UITraitOverrides() }
        set {
            guard newValue.values != traitOverrides.values else { return }
            changeTraitOverrides { $0.traitOverrides = newValue }
        }
    }

    /// Notifies all views of the hierarchy of pending trait changes. Layout and drawing do so automatically.
    public final func updateTraitsIfNeeded() {
        guard !TraitPass.isRunning else { return }
        layoutRoot.inheritTraits(from: .current)
    }

    // MARK: Direction

    /// The side on which lines start in the view.
    public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Returns the side on which lines start in views with the attribute, in the application's direction.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// Returns the side on which lines start in views with the attribute, inside views of the given direction.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: layoutDirection
        }
    }
}
