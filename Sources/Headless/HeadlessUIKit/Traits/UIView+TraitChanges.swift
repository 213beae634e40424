/// How traits go down a hierarchy.
///
/// Each view remembers the traits that it last heard of. All views of a hierarchy are in step with the one at the top;
/// so where the top's traits are the same object as before there is nothing to do.
extension UIView {
    /// Takes the traits from above, and tells the view and those below it that they have changed, if they have.
    ///
    /// First all of them get the new traits, and text that adjusts gets its new fonts; then they are told, the inner ones
    /// first. (Seen on pictures of iOS: what a view sets on those inside it in `traitCollectionDidChange` holds, be it a
    /// color that they set themselves there, or a font of a text view that adjusts.)
    final func inheritTraits(from above: UITraitCollection) {
        let traits = traitExtras?.traits(below: above) ?? above
        guard traits !== lastTraits else { return }
        var changed: [(view: UIView, previous: UITraitCollection)] = []
        take(traits, &changed)
        guard !changed.isEmpty else { return }
        setNeedsConstraintSolving()
        for (view, previous) in changed { view.tellOfTraits(previous) }
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
            let own = subview.traitExtras?.traits(below: traits) ?? traits
            if own !== subview.lastTraits { subview.take(own, &changed) }
        }
        if hasChanged { changed.append((self, previous)) }
    }

    private func tellOfTraits(_ previous: UITraitCollection) {
        guard lastTraits != previous else { return }
        TraitPass.run(lastTraits) {
            traitCollectionDidChange(previous)
            traitExtras?.registrations.tell(from: previous, to: lastTraits)
            owningViewController?.tellOfTraits(previous)
        }
    }

    /// Runs layout or drawing with the traits of this view as the current ones, after all have heard of theirs.
    final func withTraits<Result>(_ body: () throws -> Result) rethrows -> Result {
        if TraitPass.isUnderWay {
            return hasTraitOverrides ? try TraitPass.run(lastTraits, body) : try body()
        }
        layoutRoot.inheritTraits(from: .current)
        return try TraitPass.run(lastTraits, body)
    }
}
