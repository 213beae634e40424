/// The margins of a view as they were set: by side or by layout direction.
enum LayoutMargins: Equatable {
    case directional(NSDirectionalEdgeInsets)
    case absolute(UIEdgeInsets)

    /// The default margins: 8 points on all sides.
    static let standard = LayoutMargins.directional(
        NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
}

extension UIView {
    final var marginsByDirection: NSDirectionalEdgeInsets {
        switch storedLayoutMargins {
        case .directional(let margins): return margins
        case .absolute(let margins):
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isMirrored ? margins.right : margins.left,
                bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
        }
    }

    final var marginsBySide: UIEdgeInsets {
        switch storedLayoutMargins {
        case .absolute(let margins): return margins
        case .directional(let margins):
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return UIEdgeInsets(
                top: margins.top, left: isMirrored ? margins.trailing : margins.leading,
                bottom: margins.bottom, right: isMirrored ? margins.leading : margins.trailing)
        }
    }

    final func marginsChanged() {
        setNeedsLayout()
        setNeedsConstraintSolving()
        layoutMarginsDidChange()
        owningViewController?.viewLayoutMarginsDidChange()
    }

    final func setMargins(_ margins: LayoutMargins) {
        guard margins != storedLayoutMargins else { return }
        storedLayoutMargins = margins
        marginsChanged()
    }

    /// The margins for constraints, from the left, top, right and bottom edge: at least the system's minimum for a
    /// controller's view, plus the safe area, and at least the part of the superview's margins that reaches into this
    /// view.
    final var effectiveLayoutMargins: UIEdgeInsets {
        var margins = marginsBySide
        if owningViewController != nil { margins = max(margins, systemMinimumMargins) }
        if insetsLayoutMarginsFromSafeArea {
            margins.top += safeAreaInsets.top
            margins.left += safeAreaInsets.left
            margins.bottom += safeAreaInsets.bottom
            margins.right += safeAreaInsets.right
        }
        if preservesSuperviewLayoutMargins, let superview { margins = max(margins, marginsReachingIn(from: superview)) }
        return margins
    }

    /// The minimum margins of the view's controller.
    private var systemMinimumMargins: UIEdgeInsets {
        guard let controller = owningViewController, controller.viewRespectsSystemMinimumLayoutMargins else {
            return .zero
        }
        let margins = controller.systemMinimumLayoutMargins
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: margins.top, left: isMirrored ? margins.trailing : margins.leading, bottom: margins.bottom,
            right: isMirrored ? margins.leading : margins.trailing)
    }

    /// The margins of a controller's view by layout direction, without the safe area.
    final var marginsWithSystemMinimum: NSDirectionalEdgeInsets {
        let margins = max(marginsBySide, systemMinimumMargins)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isMirrored ? margins.left : margins.right)
    }

    /// Returns the part of another view's margins that reaches into this view, which is inside the other.
    private func marginsReachingIn(from outer: UIView) -> UIEdgeInsets {
        outer.effectiveLayoutMargins.reaching(into: frame, from: outer.bounds)
    }

    private func max(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: Swift.max(first.top, second.top), left: Swift.max(first.left, second.left),
            bottom: Swift.max(first.bottom, second.bottom), right: Swift.max(first.right, second.right))
    }

    /// The maximum width of `readableContentGuide`: 672 points at the default content size, as on iOS, and in
    /// proportion to the size of body text at others, in steps of 8 points.
    final var readableWidth: CGFloat {
        let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
        return (size * 39.5 / 8).rounded(.up) * 8
    }
}
