/// A guide that moves about, and has constraints for the edges that it is near to.
open class UITrackingLayoutGuide: UILayoutGuide {
    private var nearConstraints: [UInt: [NSLayoutConstraint]] = [:]
    private var awayConstraints: [UInt: [NSLayoutConstraint]] = [:]

    /// The edges that the guide is near to.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// Constraints that hold while the guide is near an edge.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        nearConstraints[edge.rawValue].map(NSLayoutConstraint.deactivate)
        nearConstraints[edge.rawValue] = trackingConstraints
        for constraint in trackingConstraints { constraint.isActive = !nearEdges.isDisjoint(with: edge) }
    }

    /// Constraints that hold while the guide is away from an edge.
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

/// The place of the keyboard. No keyboard is shown in a still: the guide lies at the bottom, over what bars cover there,
/// as on iOS while no keyboard is up.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide is as high as the safe area's bottom inset; otherwise it has no height.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.setNeedsConstraintSolving() } }
    }

    /// Kept and never read: there is no keyboard.
    open var followsUndockedKeyboard = false
    /// Kept and never read: nobody swipes the keyboard away.
    open var keyboardDismissPadding: CGFloat = 0

    override var nearEdges: NSDirectionalRectEdge { .bottom }
}

extension UIView {
    /// The place of the keyboard, whose top is that of the bottom bars while no keyboard is up.
    public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        ownGuide(.keyboard, "keyboardLayoutGuide") { UIKeyboardLayoutGuide(kind: .keyboard, of: self) }
    }

    final var heightOfKeyboardGuide: CGFloat { keyboardLayoutGuide.usesBottomSafeArea ? safeAreaInsets.bottom : 0 }
}
