import HeadlessUIKit

/// A view that arranges its subviews in a row or a column.
///
/// Unlike a `UIStackView`, it never resizes a child to fill the space: with the ``Distribution/natural`` distribution,
/// the length of each child is determined by its own constraints. The children are ordinary subviews, in the order of
/// `subviews`.
public class ContainerStackView: UIView {
    /// The direction of the arrangement.
    public var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { setNeedsArrangement() }
    }

    /// The alignment of the children across the axis.
    public var alignment: Alignment = .fill {
        didSet { setNeedsArrangement() }
    }

    /// The distribution of the children along the axis.
    public var distribution: Distribution = .natural {
        didSet { setNeedsArrangement() }
    }

    /// The distance between neighbors.
    public var spacing: Spacing = .auto {
        didSet { setNeedsArrangement() }
    }

    /// Whether children respect the layout margins by default.
    public var isLayoutMarginsRelativeArrangement = false {
        didSet { setNeedsArrangement() }
    }

    /// The settings of a child that override those of the stack.
    struct ArrangementSettings {
        var respectsLayoutMargins: Bool?
        var spacingAfter: CGFloat?
    }

    /// The overridden settings, by child.
    var settings: [ObjectIdentifier: ArrangementSettings] = [:]

    /// The constraints that place the children.
    var arrangementConstraints: [NSLayoutConstraint] = []
    private var needsArrangement = false

    /// Creates a stack of `arrangedSubviews`.
    public convenience init(
        axis: NSLayoutConstraint.Axis = .horizontal,
        alignment: Alignment = .fill,
        spacing: Spacing = .auto,
        distribution: Distribution = .natural,
        arrangedSubviews: [UIView] = []
    ) {
        self.init(frame: .zero)
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        self.distribution = distribution
        addArrangedSubviews(arrangedSubviews)
    }

    /// Rebuilds the arrangement at the next update of constraints.
    func setNeedsArrangement() {
        guard !needsArrangement else { return }
        needsArrangement = true
        setNeedsUpdateConstraints()
    }

    override public func updateConstraints() {
        if needsArrangement {
            needsArrangement = false
            arrange()
        }
        super.updateConstraints()
    }

    override public func subviewDidChangeVisibility(_ subview: UIView) {
        super.subviewDidChangeVisibility(subview)
        setNeedsArrangement()
    }

    override public func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        settings[ObjectIdentifier(subview)] = nil
        setNeedsArrangement()
    }
}

extension ContainerStackView {
    /// The alignment of children across the axis.
    public enum Alignment: Hashable, Sendable {
        /// From one side to the other.
        case fill
        /// To the leading side of a column or the top of a row.
        case leading
        /// To the trailing side of a column or the bottom of a row.
        case trailing
        /// Centered.
        case center

        /// The name of ``leading`` for a row.
        public static let top = Alignment.leading
        /// The name of ``trailing`` for a row.
        public static let bottom = Alignment.trailing
    }

    /// The distribution of children along the axis.
    public enum Distribution: Hashable, Sendable {
        /// Lengths that are determined by the children's constraints.
        case natural
        /// Equal lengths.
        case equal
    }

    /// A distance between neighbors, in points.
    public struct Spacing: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        /// The system's distance between two views.
        public static let auto = Spacing(.infinity)

        /// The distance in points; infinite for ``auto``.
        public let rawValue: CGFloat

        /// Creates a distance in points.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a distance in points, as in `spacing = 2.5`.
        public init(floatLiteral value: FloatLiteralType) {
            self.init(CGFloat(value))
        }

        /// Creates a distance in points, as in `spacing = 8`.
        public init(integerLiteral value: IntegerLiteralType) {
            self.init(CGFloat(value))
        }

        /// The distance in points.
        var points: CGFloat {
            rawValue.isInfinite ? 8 : rawValue
        }
    }
}
