import Constraints
import Frames
import Rendering

/// A linear relation between two attributes of views or layout guides:
/// `first = multiplier × second + constant`, or `≤`, or `≥`.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject, AssociatedValueOwner {
    nonisolated(unsafe) package final var associatedValues: [UnsafeRawPointer: Any] = [:]

    public enum Attribute: Int, Sendable {
        case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        case notAnAttribute = 0
    }

    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal = 0, greaterThanOrEqual = 1 }

    public enum Axis: Int, Sendable { case horizontal, vertical }

    // A view that is deallocated calls `orphan(from:)` first, so the reference doesn't dangle.
    private(set) final unowned(unsafe) var first: LayoutItem?
    private(set) final unowned(unsafe) var second: LayoutItem?

    /// Items that live only as long as constraints between them do.
    private final var ownedItems: [AnyObject]?

    /// Whether an item is the distance between two anchors.
    private(set) final var measuresOffsets = false

    open private(set) var firstAttribute = Attribute.notAnAttribute
    open private(set) var secondAttribute = Attribute.notAnAttribute
    open private(set) var relation = Relation.equal
    open private(set) var multiplier: CGFloat = 1

    /// A name for the constraint in the reasons that `messageshot why` gives.
    open var identifier: String?

    /// Kept and never read: archiving isn't supported.
    open var shouldBeArchived = false

    /// The added length, in points.
    open var constant: CGFloat = 0 {
        didSet { if constant != oldValue, isInstalled { needsSolving(after: "whose constant is set") } }
    }

    /// The priority of the constraint; 1000 is required.
    open var priority: UILayoutPriority = .required {
        didSet { if priority != oldValue, isInstalled { needsSolving(after: "whose priority is set") } }
    }

    private final var isInstalled = false

    /// The view that `addConstraint(_:)` was called on, if any.
    private final weak var chosenHolder: UIView?

    /// The order in which constraints were activated.
    private(set) final var activation = 0
    private static var activations = 0

    open var firstItem: AnyObject? { first }
    open var secondItem: AnyObject? { second }

    /// The anchor of the first side, such as a view's `leadingAnchor`.
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        NSLayoutAnchor<AnyObject>(first ?? UILayoutGuide(), firstAttribute)
    }

    /// The anchor of the second side; `nil` for a constraint with a constant.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        second.map { NSLayoutAnchor<AnyObject>($0, secondAttribute) }
    }

    /// Creates a constraint without items or effect. It exists so that subclasses can be created as in UIKit.
    override public init() {
        super.init()
    }

    convenience init(
        first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, second: LayoutItem?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init()
        set(
            first: first, firstAttribute, relation, second: second, secondAttribute, multiplier: multiplier,
            constant: constant)
    }

    private final func set(
        first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, second: LayoutItem?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.first = first
        self.second = second
        self.firstAttribute = firstAttribute
        self.secondAttribute = secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
    }

    /// Keeps the anchor distances that the constraint relates.
    final func own(_ items: [AnchorOffset]) {
        ownedItems = items
        measuresOffsets = !items.isEmpty
    }

    /// Creates a constraint between two items.
    ///
    /// - Precondition: The items are views or layout guides.
    public convenience init(
        item view1: Any, attribute attribute1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attribute2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        guard let first = Self.item(view1) else {
            preconditionFailure("A constraint's item must be a UIView or a UILayoutGuide, not \(type(of: view1))")
        }
        self.init()
        set(
            first: first, attribute1, relation, second: view2.flatMap(Self.item),
            view2 == nil ? .notAnAttribute : attribute2, multiplier: multiplier, constant: constant)
    }

    /// Checks for classes: checking for the protocol would search all conformances of the program.
    private static func item(_ object: Any) -> LayoutItem? {
        (object as? UIView) ?? (object as? UILayoutGuide)
    }

    // MARK: Activating

    open var isActive: Bool {
        get { isInstalled }
        set {
            guard newValue != isInstalled else { return }
            newValue ? install() : uninstall()
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private var itemView: UIView? { first?.layoutView ?? second?.layoutView }

    private func needsSolving(after change: StaticString) {
        LayoutTrace.current?.note(self, change)
        itemView?.setNeedsConstraintSolving()
    }

    private func install() {
        guard let firstView = first?.layoutView else { return }
        isInstalled = true
        Self.activations += 1
        activation = Self.activations
        LayoutTrace.current?.note(self, "which is activated")
        firstView.touchingConstraints.append(self)
        if let secondView = second?.layoutView, secondView !== firstView {
            secondView.touchingConstraints.append(self)
        }
        firstView.setNeedsConstraintSolving()
    }

    private func uninstall() {
        isInstalled = false
        chosenHolder = nil
        LayoutTrace.current?.note(self, "which is deactivated")
        for view in [first?.layoutView, second?.layoutView] {
            guard let view, view.touchingConstraints.remove(self) else { continue }
            view.setNeedsConstraintSolving()
        }
    }

    /// Removes a view that is about to be deallocated.
    func orphan(from view: UIView) {
        let other = first?.layoutView === view ? second?.layoutView : first?.layoutView
        first = nil
        second = nil
        isInstalled = false
        if let other, other !== view { other.touchingConstraints.remove(self) }
    }

    /// The view that holds the constraint: the one that it was added to, or else the nearest one that contains both
    /// items. The constraint's leading and trailing sides are that view's.
    final var holder: UIView? {
        if let chosenHolder { return chosenHolder }
        guard let view = first?.layoutView else { return second?.layoutView }
        guard let other = second?.layoutView else { return view }
        return view.nearestCommonAncestor(with: other)
    }

    /// Activates the constraint as one of `view`.
    final func activate(heldBy view: UIView) {
        isActive = true
        if holder !== view { chosenHolder = view }
        LayoutTrace.current?.note(self, "which is added")
        view.setNeedsConstraintSolving()
    }

    /// Returns the view at the other end, if the constraint has one.
    func otherView(than view: UIView) -> UIView? {
        first?.layoutView === view ? second?.layoutView : first?.layoutView
    }

    // MARK: Describing

    /// The constraint as a formula, such as `UILabel.width == 40 @750`.
    nonisolated override open var description: String { MainQueue.run { formula } }

    private var formula: String {
        func side(_ item: LayoutItem?, _ attribute: Attribute) -> String? {
            guard let item, attribute != .notAnAttribute else { return nil }
            return "\(item.layoutDescription).\(attribute)"
        }
        let sign =
            switch relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        var right: [String] = []
        if let text = side(second, secondAttribute) {
            right.append(multiplier == 1 ? text : "\(multiplier) * \(text)")
        }
        if constant != 0 || right.isEmpty { right.append("\(constant)") }
        let strength = priority == .required ? "" : " @\(priority.rawValue)"
        let name = identifier.map { "\($0): " } ?? ""
        return "\(name)\(side(first, firstAttribute) ?? "(gone)") \(sign) \(right.joined(separator: " + "))\(strength)"
    }
}

extension [NSLayoutConstraint] {
    /// Removes a constraint, and returns whether it was present. It uses a loop for speed: a closure of isolated code
    /// checks the current queue at each call.
    @discardableResult
    fileprivate mutating func remove(_ constraint: NSLayoutConstraint) -> Bool {
        for index in indices.reversed() where self[index] === constraint {
            remove(at: index)
            return true
        }
        return false
    }
}

/// A view or a layout guide, as a constraint sees it.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view whose hierarchy the item belongs to: the view itself, or the guide's owner.
    var layoutView: UIView? { get }

    /// The name that reports of conflicts use.
    var layoutDescription: String { get }
}

extension UIView: LayoutItem {
    final var layoutView: UIView? { self }

    final var layoutDescription: String {
        let type = String(describing: Swift.type(of: self))
        guard let accessibilityIdentifier, accessibilityIdentifier != type else { return type }
        return "\(type)#\(accessibilityIdentifier)"
    }
}
