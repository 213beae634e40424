import Frames

extension UIView: UITraitEnvironment {
    /// The traits of the view: those of the render, with what the view and those above it override.
    public final var traitCollection: UITraitCollection {
        if TraitPass.isUnderWay { return lastTraits }
        return currentTraits
    }

    /// The traits as they are now, which the view may not have heard of yet.
    private var currentTraits: UITraitCollection {
        let above = superview?.currentTraits ?? .current
        return traitExtras?.traits(below: above) ?? above
    }

    /// Whether the view sets traits for itself and all below it.
    final var hasTraitOverrides: Bool { traitExtras?.hasOverrides ?? false }

    /// The extras, made now if there are none yet.
    final var madeTraitExtras: TraitExtras {
        if let traitExtras { return traitExtras }
        let extras = TraitExtras()
        traitExtras = extras
        return extras
    }

    /// Changes overrides, and tells of what follows.
    final func changeTraitOverrides(_ change: (TraitExtras) -> Void) {
        change(madeTraitExtras)
        inheritTraits(from: superview?.lastTraits ?? .current)
    }

    /// Sets traits for the view and all below it, as what a view stands in does. UIKit has no such method.
    public final func overrideTraits(_ traits: UITraitCollection?) {
        guard traits != traitExtras?.surroundings else { return }
        changeTraitOverrides { $0.surroundings = traits }
    }

    /// Sets the traits of the SwiftUI view that the view stands for. UIKit has no such method.
    package final func overrideTraits(asRepresented traits: UITraitCollection) {
        guard traits != traitExtras?.represented else { return }
        changeTraitOverrides { $0.represented = traits }
    }

    /// The traits of the innermost SwiftUI view around the view, if one is.
    final var representedTraits: UITraitCollection? {
        var view: UIView? = self
        while let current = view {
            if let traits = current.traitExtras?.represented { return traits }
            view = current.superview
        }
        return nil
    }

    /// The traits that the view sets for itself and all below it.
    public final var traitOverrides: UITraitOverrides {
        get { traitExtras?.own ?? UITraitOverrides() }
        set {
            guard newValue.values != traitOverrides.values else { return }
            changeTraitOverrides { $0.own = newValue }
        }
    }

    /// Tells all views of the hierarchy of traits that have changed and that they haven't heard of. Layout and drawing do
    /// so by themselves.
    public final func updateTraitsIfNeeded() {
        guard !TraitPass.isUnderWay else { return }
        layoutRoot.inheritTraits(from: .current)
    }

    // MARK: Direction

    /// The side on which lines begin in the view.
    public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The side on which lines begin in views with the attribute, in the direction of the application.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// The side on which lines begin in views with the attribute that stand in others of the given direction.
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
