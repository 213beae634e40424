import HeadlessUIKit

/// A view that lays its subviews out in a row or a column.
///
/// Unlike a `UIStackView` it never changes a child's size to fill the room: with the ``Distribution/natural``
/// distribution every child is as long as its own constraints make it. The children are ordinary subviews, and
/// their order is that of `subviews`.
public class ContainerStackView: UIView {
    /// The line along which the children follow each other.
    public var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { setNeedsArrangement() }
    }

    /// The place of the children across the axis.
    public var alignment: Alignment = .fill {
        didSet { setNeedsArrangement() }
    }

    /// How long the children are.
    public var distribution: Distribution = .natural {
        didSet { setNeedsArrangement() }
    }

    /// The distance between neighbors.
    public var spacing: Spacing = .auto {
        didSet { setNeedsArrangement() }
    }

    /// Whether children that don't say otherwise keep to the layout margins.
    public var isLayoutMarginsRelativeArrangement = false {
        didSet { setNeedsArrangement() }
    }

    /// The wishes of a child beyond the stack's own settings.
    struct ArrangementSettings {
        var respectsLayoutMargins: Bool?
        var spacingAfter: CGFloat?
    }

    /// The children that differ from the stack's own settings.
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

    /// Rebuilds the arrangement the next time that constraints are updated.
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
    /// The place of children across the axis.
    public enum Alignment: Hashable, Sendable {
        /// From one side to the other.
        case fill
        /// At the leading side of a column or the top of a row.
        case leading
        /// At the trailing side of a column or the bottom of a row.
        case trailing
        /// In the middle.
        case center

        /// The name of ``leading`` for a row.
        public static let top = Alignment.leading
        /// The name of ``trailing`` for a row.
        public static let bottom = Alignment.trailing
    }

    /// How long children are.
    public enum Distribution: Hashable, Sendable {
        /// As long as their own constraints make them.
        case natural
        /// All equally long.
        case equal
    }

    /// A distance between neighbors, in points.
    public struct Spacing: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        /// The system's distance between two views.
        public static let auto = Spacing(.infinity)

        /// The distance in points; infinite for ``auto``.
        public let rawValue: CGFloat

        /// Makes a distance in points.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a distance in points, as in `spacing = 2.5`.
        public init(floatLiteral value: FloatLiteralType) {
            self.init(CGFloat(value))
        }

        /// Makes a distance in points, as in `spacing = 8`.
        public init(integerLiteral value: IntegerLiteralType) {
            self.init(CGFloat(value))
        }

        /// The distance in points.
        var points: CGFloat {
            rawValue.isInfinite ? 8 : rawValue
        }
    }
}
