import Constraints
import Frames

/// A rectangle that takes part in layout and paints nothing.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject, AssociatedValueOwner {
    nonisolated(unsafe) final var associatedValues: [UnsafeRawPointer: Any] = [:]

    /// The source of a guide's rectangle.
    enum Kind { case free, layoutMargins, safeArea, readableContent, frame, content }

    let kind: Kind

    /// The view whose coordinates the guide is in.
    open internal(set) weak var owningView: UIView?

    open var identifier = ""

    /// The rectangle of the guide after layout, in the owning view's coordinates.
    open internal(set) var layoutFrame = CGRect.zero

    /// The guide's place in the layout engine's arrays during a pass.
    final var layoutSlot = -1

    override public init() {
        kind = .free
        super.init()
    }

    init(kind: Kind, of view: UIView) {
        self.kind = kind
        super.init()
        owningView = view
    }

    deinit {
        MainQueue.run {
            for constraint in constraintsOfGuide { constraint.isActive = false }
        }
    }

    private var constraintsOfGuide: [NSLayoutConstraint] {
        owningView?.touchingConstraints.filter { $0.firstItem === self || $0.secondItem === self } ?? []
    }
}

extension UILayoutGuide: LayoutItem {
    final var layoutView: UIView? { owningView }

    final var layoutDescription: String {
        "\(owningView?.layoutDescription ?? "(gone)").\(identifier.isEmpty ? "layoutGuide" : identifier)"
    }
}

extension UIView {
    public final var layoutGuides: [UILayoutGuide] { storedLayoutGuides.filter { $0.kind == .free } }

    public final func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView = self
        storedLayoutGuides.append(guide)
        setNeedsConstraintSolving()
    }

    public final func removeLayoutGuide(_ guide: UILayoutGuide) {
        for constraint in touchingConstraints where constraint.firstItem === guide || constraint.secondItem === guide {
            constraint.isActive = false
        }
        storedLayoutGuides.removeAll { $0 === guide }
        guide.owningView = nil
    }

    public final var layoutMarginsGuide: UILayoutGuide { ownGuide(.layoutMargins, "layoutMarginsGuide") }
    public final var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea, "safeAreaLayoutGuide") }
    public final var readableContentGuide: UILayoutGuide { ownGuide(.readableContent, "readableContentGuide") }

    final func ownGuide(_ kind: UILayoutGuide.Kind, _ name: String) -> UILayoutGuide {
        if let guide = storedLayoutGuides.first(where: { $0.kind == kind }) { return guide }
        let guide = UILayoutGuide(kind: kind, of: self)
        guide.identifier = name
        storedLayoutGuides.append(guide)
        return guide
    }
}

extension UIView {
    /// Tells the guides that follow the view's edges where they lie now.
    final func updateSystemGuides() {
        for guide in storedLayoutGuides where guide.kind != .free {
            switch guide.kind {
            case .layoutMargins, .readableContent: guide.layoutFrame = bounds.inset(by: effectiveLayoutMargins)
            case .safeArea: guide.layoutFrame = bounds.inset(by: safeAreaInsets)
            case .frame, .content: guide.layoutFrame = bounds
            case .free: break
            }
        }
    }
}
