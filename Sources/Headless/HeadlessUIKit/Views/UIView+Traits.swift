import Frames

/// The traits that a view sets for itself and all below it.
struct TraitOverrides {
    var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    var traits: UITraitCollection?

    var isEmpty: Bool { userInterfaceStyle == .unspecified && traits == nil }
}

extension UIView {
    /// The traits of the view: those of the render, with what the view and those above it override.
    public final var traitCollection: UITraitCollection {
        var overrides: [UITraitCollection] = []
        var current: UIView? = self
        while let view = current {
            if !view.storedTraitOverrides.isEmpty {
                if let traits = view.storedTraitOverrides.traits { overrides.append(traits) }
                if view.storedTraitOverrides.userInterfaceStyle != .unspecified {
                    overrides.append(
                        UITraitCollection(userInterfaceStyle: view.storedTraitOverrides.userInterfaceStyle))
                }
            }
            current = view.superview
        }
        guard !overrides.isEmpty else { return .current }
        return UITraitCollection(traitsFrom: [.current] + overrides.reversed())
    }

    /// Sets traits for the view and all below it, as a controller does for its children.
    public final func overrideTraits(_ traits: UITraitCollection?) {
        let previous = traitCollection
        storedTraitOverrides.traits = traits
        traitsDidChange(from: previous)
    }

    final func traitsDidChange(from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        for subview in subviews { subview.traitsDidChange(from: previous) }
    }

    /// The side on which lines begin in the view.
    public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: return .leftToRight
        case .forceRightToLeft: return .rightToLeft
        default: return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        let view = UIView()
        view.semanticContentAttribute = attribute
        return view.effectiveUserInterfaceLayoutDirection
    }
}
