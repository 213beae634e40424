import Constraints
import Frames
import Rendering

/// A rectangle that takes part in layout and paints nothing.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject, AssociatedValueOwner {
    nonisolated(unsafe) package final var associatedValues: [UnsafeRawPointer: Any] = [:]

    /// The source of a guide's rectangle.
    enum Kind {
        case free, layoutMargins, safeArea, readableContent, frame, content, topBars, bottomBars, keyboard
    }

    let kind: Kind

    /// The view whose coordinates the guide uses.
    open internal(set) weak var owningView: UIView?

    /// A name for the guide in reports of conflicts. Kept and never read: it doesn't affect layout.
    open var identifier = ""

    /// The rectangle of the guide after layout, in the owning view's coordinates.
    open internal(set) var layoutFrame = CGRect.zero

    /// The guide's index in the layout engine's arrays during a pass.
    final var layoutIndex = -1

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

    public final var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins, "layoutMarginsGuide") }
    public final var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "safeAreaLayoutGuide") }
    public final var readableContentGuide: UILayoutGuide { systemGuide(.readableContent, "readableContentGuide") }

    final func systemGuide(_ kind: UILayoutGuide.Kind, _ name: String) -> UILayoutGuide {
        systemGuide(kind, name) { UILayoutGuide(kind: kind, of: self) }
    }

    final func systemGuide<Guide: UILayoutGuide>(
        _ kind: UILayoutGuide.Kind, _ name: String, _ make: () -> Guide
    ) -> Guide {
        for guide in storedLayoutGuides where guide.kind == kind {
            if let guide = guide as? Guide { return guide }
        }
        let guide = make()
        guide.identifier = name
        storedLayoutGuides.append(guide)
        return guide
    }
}

extension UIView {
    /// Updates the frames of the guides that follow the view's edges.
    final func updateSystemGuides() {
        for guide in storedLayoutGuides where guide.kind != .free {
            switch guide.kind {
            case .layoutMargins: guide.layoutFrame = bounds.inset(by: effectiveLayoutMargins)
            case .readableContent:
                let margins = bounds.inset(by: effectiveLayoutMargins)
                guide.layoutFrame = margins.insetBy(dx: max(margins.width - readableWidth, 0) / 2, dy: 0)
            case .safeArea: guide.layoutFrame = bounds.inset(by: safeAreaInsets)
            case .frame: guide.layoutFrame = bounds
            case .content:
                guide.layoutFrame = CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? bounds.size)
            case .topBars:
                guide.layoutFrame = CGRect(
                    x: bounds.minX, y: bounds.minY, width: bounds.width, height: safeAreaInsets.top)
            case .bottomBars, .keyboard:
                let height = guide.kind == .keyboard ? heightOfKeyboardGuide : safeAreaInsets.bottom
                guide.layoutFrame = CGRect(
                    x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
            case .free: break
            }
        }
    }
}
