import HeadlessUIKit

/// Collects the views in the closure of a container. `nil` is ignored, and `if`, `switch` and `for` are supported.
///
///     VContainer {
///         titleLabel
///         if let subtitleLabel { subtitleLabel }
///         for label in labels { label }
///     }
@MainActor @preconcurrency @resultBuilder
public struct ViewContainerBuilder {
    /// Converts an optional view.
    public static func buildExpression(_ view: UIView?) -> [UIView] {
        view.map { [$0] } ?? []
    }

    /// Converts several views.
    public static func buildExpression(_ views: [UIView]) -> [UIView] { views }

    /// Converts a constraint.
    public static func buildExpression(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint { constraint }

    /// Converts an empty closure.
    public static func buildBlock() -> [UIView] { [] }

    /// Concatenates the views of all lines.
    public static func buildBlock(_ components: [UIView]...) -> [UIView] {
        components.flatMap { $0 }
    }

    /// Concatenates the constraints of all lines.
    public static func buildBlock(_ constraints: NSLayoutConstraint...) -> [NSLayoutConstraint] { constraints }

    /// Converts the views of an `if` without `else`.
    public static func buildOptional(_ component: [UIView]?) -> [UIView] { component ?? [] }

    /// Converts the views of an `if`.
    public static func buildEither(first component: [UIView]) -> [UIView] { component }

    /// Converts the views of an `else`.
    public static func buildEither(second component: [UIView]) -> [UIView] { component }

    /// Concatenates the views of a `for`.
    public static func buildArray(_ components: [[UIView]]) -> [UIView] {
        components.flatMap { $0 }
    }

    /// Adds the views to a stack.
    public static func buildFinalResult(_ views: [UIView]) -> UIStackView {
        UIStackView(arrangedSubviews: views)
    }

    /// Returns the views.
    public static func buildFinalResult(_ views: [UIView]) -> [UIView] { views }

    /// Activates the constraints.
    public static func buildFinalResult(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        NSLayoutConstraint.activate(constraints)
        return constraints
    }
}

/// Creates a column.
///
/// - Parameter spacing: The distance between neighbors, in points.
@MainActor @preconcurrency @discardableResult
public func VContainer(
    spacing: CGFloat = 0,
    distribution: UIStackView.Distribution = .fill,
    alignment: UIStackView.Alignment = .fill,
    @ViewContainerBuilder content: () -> UIStackView = { UIStackView() }
) -> UIStackView {
    content().configured(axis: .vertical, spacing: spacing, distribution: distribution, alignment: alignment)
}

/// Creates a row.
///
/// - Parameter spacing: The distance between neighbors, in points.
@MainActor @preconcurrency @discardableResult
public func HContainer(
    spacing: CGFloat = 0,
    distribution: UIStackView.Distribution = .fill,
    alignment: UIStackView.Alignment = .fill,
    @ViewContainerBuilder content: () -> UIStackView = { UIStackView() }
) -> UIStackView {
    content().configured(axis: .horizontal, spacing: spacing, distribution: distribution, alignment: alignment)
}

/// Creates a view that takes up extra space.
@MainActor @preconcurrency
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
