/// Propagation of traits down a hierarchy.
///
/// Each view remembers the traits that it was last updated with. All views of a hierarchy are in step with the topmost
/// one, so nothing needs to be done if its traits are the same object as before.
extension UIView {
    /// Inherits traits, and notifies the view and its descendants if they have changed.
    ///
    /// First, all of them get the new traits, and adjustable text gets its new fonts; then they are notified,
    /// descendants first. This follows pictures of iOS: a value that a view sets on a descendant in
    /// `traitCollectionDidChange` stays, be it a color that the descendant sets itself there, or the font of an
    /// adjustable text view.
    final func inheritTraits(from above: UITraitCollection) {
        let traits = traitExtras?.traits(below: above) ?? above
        guard traits !== lastTraits else { return }
        var changed: [(view: UIView, previous: UITraitCollection)] = []
        take(traits, &changed)
        guard !changed.isEmpty else { return }
        setNeedsConstraintSolving()
        for (view, previous) in changed { view.notifyOfTraits(previous) }
    }

    private func take(_ traits: UITraitCollection, _ changed: inout [(view: UIView, previous: UITraitCollection)]) {
        let previous = lastTraits
        lastTraits = traits
        let hasChanged = previous != traits
        if hasChanged {
            markNeedsLayout()
            if isLayoutBoundary { layoutState.needsSolving = true }
            traitsWillChange(previous)
        }
        for subview in subviews {
            let subviewTraits = subview.traitExtras?.traits(below: traits) ?? traits
            if subviewTraits !== subview.lastTraits { subview.take(subviewTraits, &changed) }
        }
        if hasChanged { changed.append((self, previous)) }
    }

    private func notifyOfTraits(_ previous: UITraitCollection) {
        guard lastTraits != previous else { return }
        TraitPass.run(lastTraits) {
            traitCollectionDidChange(previous)
            traitExtras?.registrations.notify(from: previous, to: lastTraits)
            owningViewController?.notifyOfTraits(previous)
        }
    }

    /// Runs layout or drawing with the traits of this view as the current ones, after all views are up to date.
    final func withTraits<Result>(_ body: () throws -> Result) rethrows -> Result {
        if TraitPass.isRunning {
            return hasTraitOverrides ? try TraitPass.run(lastTraits, body) : try body()
        }
        layoutRoot.inheritTraits(from: .current)
        return try TraitPass.run(lastTraits, body)
    }
}
