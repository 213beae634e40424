/// The distances that a view keeps to its content, as they were set: by side or by reading direction.
enum LayoutMargins: Equatable {
    case directional(NSDirectionalEdgeInsets)
    case absolute(UIEdgeInsets)
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

    final func setMargins(_ margins: LayoutMargins) {
        guard margins != storedLayoutMargins else { return }
        storedLayoutMargins = margins
        setNeedsLayout()
        setNeedsConstraintSolving()
        layoutMarginsDidChange()
    }

    /// The margins with the safe area added, from the left, top, right and bottom edge.
    final var effectiveLayoutMargins: UIEdgeInsets {
        var margins = layoutMargins
        if insetsLayoutMarginsFromSafeArea {
            margins.top += safeAreaInsets.top
            margins.left += safeAreaInsets.left
            margins.bottom += safeAreaInsets.bottom
            margins.right += safeAreaInsets.right
        }
        return margins
    }
}
