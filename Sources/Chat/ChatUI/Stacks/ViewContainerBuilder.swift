import HeadlessUIKit

/// Collects the views that stand in braces behind a container. Views that are `nil` are left out, and `if`, `switch` and
/// `for` choose and repeat views.
///
///     VContainer {
///         titleLabel
///         if let subtitleLabel { subtitleLabel }
///         for label in labels { label }
///     }
@MainActor @preconcurrency @resultBuilder
public struct ViewContainerBuilder {
    /// Takes a view, or nothing in its place.
    public static func buildExpression(_ view: UIView?) -> [UIView] {
        view.map { [$0] } ?? []
    }

    /// Takes several views.
    public static func buildExpression(_ views: [UIView]) -> [UIView] { views }

    /// Takes a constraint.
    public static func buildExpression(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint { constraint }

    /// Takes empty braces.
    public static func buildBlock() -> [UIView] { [] }

    /// Puts the views of all lines in a row.
    public static func buildBlock(_ components: [UIView]...) -> [UIView] {
        components.flatMap { $0 }
    }

    /// Puts the constraints of all lines in a row.
    public static func buildBlock(_ constraints: NSLayoutConstraint...) -> [NSLayoutConstraint] { constraints }

    /// Takes the views of an `if` that has no `else`.
    public static func buildOptional(_ component: [UIView]?) -> [UIView] { component ?? [] }

    /// Takes the views of an `if`.
    public static func buildEither(first component: [UIView]) -> [UIView] { component }

    /// Takes the views of an `else`.
    public static func buildEither(second component: [UIView]) -> [UIView] { component }

    /// Takes the views of a `for`.
    public static func buildArray(_ components: [[UIView]]) -> [UIView] {
        components.flatMap { $0 }
    }

    /// Puts the views into a stack.
    public static func buildFinalResult(_ views: [UIView]) -> UIStackView {
        UIStackView(arrangedSubviews: views)
    }

    /// Hands the views on as they are.
    public static func buildFinalResult(_ views: [UIView]) -> [UIView] { views }

    /// Activates the constraints.
    public static func buildFinalResult(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        NSLayoutConstraint.activate(constraints)
        return constraints
    }
}

/// Makes a column.
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

/// Makes a row.
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

/// Makes a view that takes the room which is left over.
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
