import Frames
import Rendering

/// The appearance of the buttons in a bar.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
    public private(set) final var normal = UIBarButtonItemStateAppearance()
    public private(set) final var highlighted = UIBarButtonItemStateAppearance()
    public private(set) final var disabled = UIBarButtonItemStateAppearance()
    public private(set) final var focused = UIBarButtonItemStateAppearance()

    /// Called when a property has changed; set by the appearance of a bar.
    final var changed: () -> Void = {} {
        didSet { for state in [normal, highlighted, disabled, focused] { state.changed = changed } }
    }

    public override convenience init() {
        self.init(style: .plain)
    }

    /// Creates the default appearance of a style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
    }

    init(copying other: UIBarButtonItemAppearance) {
        super.init()
        normal = UIBarButtonItemStateAppearance(copying: other.normal)
        highlighted = UIBarButtonItemStateAppearance(copying: other.highlighted)
        disabled = UIBarButtonItemStateAppearance(copying: other.disabled)
        focused = UIBarButtonItemStateAppearance(copying: other.focused)
    }

    /// Restores the default appearance of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] { state.reset() }
    }

    override open func copy() -> Any { MainQueue.run { UIBarButtonItemAppearance(copying: self) } }

    final func hasSameValues(as other: UIBarButtonItemAppearance) -> Bool {
        normal.hasSameValues(as: other.normal) && highlighted.hasSameValues(as: other.highlighted)
            && disabled.hasSameValues(as: other.disabled) && focused.hasSameValues(as: other.focused)
    }
}

/// The appearance of the buttons in a bar, in one state.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }

    /// Moves the title, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }

    /// The image that is stretched behind the button.
    open var backgroundImage: UIImage? { didSet { changed() } }

    /// Kept and never read: the image is directly behind the button. Reported.
    open var backgroundImagePositionAdjustment = UIOffset.zero {
        didSet {
            guard backgroundImagePositionAdjustment != .zero else { return }
            RenderProblems.report(
                .undrawn(
                    "UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment", of: self,
                    instead: "the image is directly behind the button"))
        }
    }

    final var changed: () -> Void = {}

    override init() {
        super.init()
    }

    init(copying other: UIBarButtonItemStateAppearance) {
        super.init()
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }

    final func reset() {
        titleTextAttributes = [:]
        titlePositionAdjustment = .zero
        backgroundImage = nil
        backgroundImagePositionAdjustment = .zero
    }

    final func hasSameValues(as other: UIBarButtonItemStateAppearance) -> Bool {
        UIBarAppearance.areEqual(titleTextAttributes, other.titleTextAttributes)
            && titlePositionAdjustment == other.titlePositionAdjustment && backgroundImage == other.backgroundImage
    }
}
