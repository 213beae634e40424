/// The distances that a view keeps to its content, as they were set: by side or by reading direction.
enum LayoutMargins: Equatable {
    case directional(NSDirectionalEdgeInsets)
    case absolute(UIEdgeInsets)

    /// The margins of a view that nobody has set any of: 8 points on all sides.
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

    /// The margins as constraints see them, from the left, top, right and bottom edge: at least those that the system
    /// wants of a controller's view, with the safe area added, and at least what is left of the superview's.
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

    /// The margins that the view's controller demands.
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

    /// The margins of a controller's view by reading direction, without the safe area.
    final var marginsWithSystemMinimum: NSDirectionalEdgeInsets {
        let margins = max(marginsBySide, systemMinimumMargins)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isMirrored ? margins.left : margins.right)
    }

    /// What is left of another view's margins at the edges of this one, which lies in it.
    private func marginsReachingIn(from outer: UIView) -> UIEdgeInsets {
        outer.effectiveLayoutMargins.reaching(into: frame, from: outer.bounds)
    }

    private func max(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: Swift.max(first.top, second.top), left: Swift.max(first.left, second.left),
            bottom: Swift.max(first.bottom, second.bottom), right: Swift.max(first.right, second.right))
    }

    /// The width that `readableContentGuide` has at most: 672 points at the default text size, as on iOS, and in
    /// proportion to the size of body text at others, in steps of 8 points.
    final var readableWidth: CGFloat {
        let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
        return (size * 39.5 / 8).rounded(.up) * 8
    }
}
