import HeadlessUIKit

/// Constraints with ``UILayoutPriority/streamRequire``, the priority of the components' required constraints.
extension NSLayoutAnchor {
    func pin(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: constant).with(priority: .streamRequire)
    }

    func pin(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: constant).with(priority: .streamRequire)
    }

    func pin(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, constant: constant).with(priority: .streamRequire)
    }
}

extension NSLayoutDimension {
    func pin(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(equalToConstant: constant).with(priority: .streamRequire)
    }

    func pin(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualToConstant: constant).with(priority: .streamRequire)
    }

    func pin(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(lessThanOrEqualToConstant: constant).with(priority: .streamRequire)
    }

    func pin(equalTo dimension: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint {
        constraint(equalTo: dimension, multiplier: multiplier, constant: constant).with(priority: .streamRequire)
    }

    func pin(
        greaterThanOrEqualTo dimension: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: dimension, multiplier: multiplier, constant: constant)
            .with(priority: .streamRequire)
    }

    func pin(
        lessThanOrEqualTo dimension: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: dimension, multiplier: multiplier, constant: constant)
            .with(priority: .streamRequire)
    }
}

extension NSLayoutConstraint {
    /// Returns the constraint with another priority.
    func with(priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}
