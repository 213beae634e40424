/// A guide that moves, and has constraints for the edges that it is near.
open class UITrackingLayoutGuide: UILayoutGuide {
    private var nearConstraints: [UInt: [NSLayoutConstraint]] = [:]
    private var awayConstraints: [UInt: [NSLayoutConstraint]] = [:]

    /// The edges that the guide is near.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// Sets constraints that are active while the guide is near an edge.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        nearConstraints[edge.rawValue].map(NSLayoutConstraint.deactivate)
        nearConstraints[edge.rawValue] = trackingConstraints
        for constraint in trackingConstraints { constraint.isActive = !nearEdges.isDisjoint(with: edge) }
    }

    /// Sets constraints that are active while the guide is away from an edge.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        awayConstraints[edge.rawValue].map(NSLayoutConstraint.deactivate)
        awayConstraints[edge.rawValue] = trackingConstraints
        for constraint in trackingConstraints { constraint.isActive = nearEdges.isDisjoint(with: edge) }
    }

    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        nearConstraints[edge.rawValue] ?? []
    }

    open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        awayConstraints[edge.rawValue] ?? []
    }

    open func removeAllTrackedConstraints() {
        for edge in nearConstraints.keys.sorted() { nearConstraints[edge].map(NSLayoutConstraint.deactivate) }
        for edge in awayConstraints.keys.sorted() { awayConstraints[edge].map(NSLayoutConstraint.deactivate) }
        nearConstraints = [:]
        awayConstraints = [:]
    }
}

/// The area of the keyboard. No keyboard is shown: as on iOS while the keyboard is hidden, the guide lies at the
/// bottom, over the area that bars cover.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide has the height of the safe area's bottom inset; otherwise, its height is 0.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.setNeedsConstraintSolving() } }
    }

    /// Kept and never read: there is no keyboard.
    open var followsUndockedKeyboard = false
    /// Kept and never read: there is no keyboard.
    open var keyboardDismissPadding: CGFloat = 0

    override var nearEdges: NSDirectionalRectEdge { .bottom }
}

extension UIView {
    /// The area of the keyboard; while no keyboard is shown, its top is that of the bottom bars.
    public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        systemGuide(.keyboard, "keyboardLayoutGuide") { UIKeyboardLayoutGuide(kind: .keyboard, of: self) }
    }

    final var heightOfKeyboardGuide: CGFloat { keyboardLayoutGuide.usesBottomSafeArea ? safeAreaInsets.bottom : 0 }
}
