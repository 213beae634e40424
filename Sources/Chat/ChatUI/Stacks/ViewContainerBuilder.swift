import HeadlessUIKit

/// Collects the views that stand in braces behind a container. Views that are `nil` are left out.
@resultBuilder
public struct ViewContainerBuilder {
    public static func buildBlock(_ components: UIView?...) -> UIStackView {
        UIStackView(arrangedSubviews: components.compactMap { $0 })
    }

    public static func buildBlock(_ components: [UIView]) -> UIStackView {
        UIStackView(arrangedSubviews: components)
    }

    public static func buildBlock(_ components: UIView?...) -> [UIView] {
        components.compactMap { $0 }
    }

    /// Activates the constraints.
    public static func buildBlock(_ components: NSLayoutConstraint...) -> [NSLayoutConstraint] {
        NSLayoutConstraint.activate(components)
        return components
    }

    public static func buildOptional(_ component: UIView?) -> UIView? {
        component
    }
}

/// Makes a column.
///
/// - Parameter spacing: The distance between neighbours, in points.
@discardableResult
public func VContainer(
    spacing: CGFloat = 0,
    distribution: UIStackView.Distribution = .fill,
    alignment: UIStackView.Alignment = .fill,
    @ViewContainerBuilder content: () -> UIStackView = { UIStackView() }
) -> UIStackView {
    content().configured(axis: .vertical, spacing: spacing, distribution: distribution, alignment: alignment)
}

/// Makes a row.
///
/// - Parameter spacing: The distance between neighbours, in points.
@discardableResult
public func HContainer(
    spacing: CGFloat = 0,
    distribution: UIStackView.Distribution = .fill,
    alignment: UIStackView.Alignment = .fill,
    @ViewContainerBuilder content: () -> UIStackView = { UIStackView() }
) -> UIStackView {
    content().configured(axis: .horizontal, spacing: spacing, distribution: distribution, alignment: alignment)
}

/// Makes a view that takes the room which is left over.
public func Spacer() -> UIView {
    UIStackView().withoutAutoresizingMaskConstraints
}

extension UIStackView {
    fileprivate func configured(
        axis: NSLayoutConstraint.Axis, spacing: CGFloat, distribution: Distribution, alignment: Alignment
    ) -> UIStackView {
        self.axis = axis
        self.spacing = spacing
        self.distribution = distribution
        self.alignment = alignment
        translatesAutoresizingMaskIntoConstraints = false
        return self
    }
}
