import Frames
import Rendering

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
    /// Tabs with the title under the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { adopt() } }

    /// Tabs with the title next to the image, as in wide bars.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { adopt() } }

    /// Tabs with the title next to the image, in compact bars.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) { didSet { adopt() } }

    /// The color behind the selected tab; `nil` for none.
    open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }

    /// The image behind the selected tab, in its center.
    open var selectionIndicatorImage: UIImage? { didSet { changed() } }

    open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic { didSet { changed() } }

    /// The width of a centered tab, in points.
    open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }

    /// The space between centered tabs, in points.
    open var stackedItemSpacing: CGFloat = 0 { didSet { changed() } }

    override func take(_ other: UIBarAppearance) {
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = UITabBarItemAppearance(copying: other.stackedLayoutAppearance)
        inlineLayoutAppearance = UITabBarItemAppearance(copying: other.inlineLayoutAppearance)
        compactInlineLayoutAppearance = UITabBarItemAppearance(copying: other.compactInlineLayoutAppearance)
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }

    override func adopt() {
        for items in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
            items.changed = { [weak self] in self?.changed() }
        }
        changed()
    }

    override func hasSameValues(as other: UIBarAppearance) -> Bool {
        guard super.hasSameValues(as: other), let other = other as? UITabBarAppearance else { return false }
        return stackedLayoutAppearance.hasSameValues(as: other.stackedLayoutAppearance)
            && inlineLayoutAppearance.hasSameValues(as: other.inlineLayoutAppearance)
            && compactInlineLayoutAppearance.hasSameValues(as: other.compactInlineLayoutAppearance)
            && selectionIndicatorTintColor == other.selectionIndicatorTintColor
            && selectionIndicatorImage == other.selectionIndicatorImage
    }
}

/// The appearance of the tabs in a bar.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
    public enum Style: Int, Sendable { case stacked, inline, compactInline }

    public private(set) final var normal = UITabBarItemStateAppearance()
    public private(set) final var selected = UITabBarItemStateAppearance()
    public private(set) final var disabled = UITabBarItemStateAppearance()
    public private(set) final var focused = UITabBarItemStateAppearance()

    final var changed: () -> Void = {} {
        didSet { for state in [normal, selected, disabled, focused] { state.changed = changed } }
    }

    override public convenience init() {
        self.init(style: .stacked)
    }

    public init(style: Style) {
        super.init()
    }

    init(copying other: UITabBarItemAppearance) {
        super.init()
        normal = UITabBarItemStateAppearance(copying: other.normal)
        selected = UITabBarItemStateAppearance(copying: other.selected)
        disabled = UITabBarItemStateAppearance(copying: other.disabled)
        focused = UITabBarItemStateAppearance(copying: other.focused)
    }

    /// Restores the default appearance of a style.
    open func configureWithDefault(for style: Style) {
        for state in [normal, selected, disabled, focused] { state.take(UITabBarItemStateAppearance()) }
    }

    override open func copy() -> Any { MainQueue.run { UITabBarItemAppearance(copying: self) } }

    final func hasSameValues(as other: UITabBarItemAppearance) -> Bool {
        normal.hasSameValues(as: other.normal) && selected.hasSameValues(as: other.selected)
            && disabled.hasSameValues(as: other.disabled)
    }
}

/// The appearance of the tabs in a bar, in one state. Missing values are the system's.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }

    /// Moves the title, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    open var iconColor: UIColor? { didSet { changed() } }
    open var badgeBackgroundColor: UIColor? { didSet { changed() } }
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }

    /// Moves the badge, in points.
    open var badgePositionAdjustment = UIOffset.zero { didSet { changed() } }

    /// Kept and never read: the number is centered in its badge. Reported.
    open var badgeTitlePositionAdjustment = UIOffset.zero {
        didSet {
            guard badgeTitlePositionAdjustment != .zero else { return }
            RenderProblems.report(
                .undrawn(
                    "UITabBarItemStateAppearance.badgeTitlePositionAdjustment", of: self,
                    instead: "the number is centered in its badge"))
        }
    }

    final var changed: () -> Void = {}

    override init() {
        super.init()
    }

    convenience init(copying other: UITabBarItemStateAppearance) {
        self.init()
        take(other)
    }

    final func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }

    final func hasSameValues(as other: UITabBarItemStateAppearance) -> Bool {
        UIBarAppearance.areEqual(titleTextAttributes, other.titleTextAttributes)
            && UIBarAppearance.areEqual(badgeTextAttributes, other.badgeTextAttributes)
            && titlePositionAdjustment == other.titlePositionAdjustment && iconColor == other.iconColor
            && badgeBackgroundColor == other.badgeBackgroundColor
            && badgePositionAdjustment == other.badgePositionAdjustment
    }
}
