/// The base class of the items in bars: buttons and tabs.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
    open var title: String? { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }

    /// The image that replaces `image` if the height is compact, as on a phone in landscape orientation.
    open var landscapeImagePhone: UIImage? { didSet { changed() } }

    /// Kept and never read: there are no touches.
    open var largeContentSizeImage: UIImage?

    /// The insets by which the image is moved, in points.
    open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }

    /// The insets by which the image is moved if the height is compact, in points.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { changed() } }

    /// Kept and never read: there are no touches.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero

    open var isEnabled = true { didSet { changed() } }
    /// Kept and never read: it is for code that finds items.
    open var tag = 0
    /// The accessibility label of the item; `nil` for its title, or its image's label.
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    /// The traits added to those of a button or a tab.
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var accessibilityIdentifier: String?

    /// Called when a property that bars show has changed.
    final var changed: () -> Void = {}

    /// The item's state for `AppearanceProxies`.
    final var appliedAppearance: Any?

    /// The attributes of the title in each state.
    final var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] { didSet { changed() } }

    override public init() {
        super.init()
    }

    /// Creates an item of a type that is only known at run time; see `make(_:)`.
    convenience init(dynamically: Void) {
        self.init()
    }

    /// Creates an empty item: nib files aren't read.
    public init?(coder: NSCoder) {
        super.init()
    }

    /// Called after the item was made from a storyboard or a nib.
    open func awakeFromNib() {}

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    /// Returns the image for the traits, which is another one if the height is compact.
    final func image(for traits: UITraitCollection) -> UIImage? {
        traits.verticalSizeClass == .compact ? landscapeImagePhone ?? image : image
    }

    final func imageInsets(for traits: UITraitCollection) -> UIEdgeInsets {
        let isCompact = traits.verticalSizeClass == .compact && landscapeImagePhone != nil
        return isCompact ? landscapeImagePhoneInsets : imageInsets
    }

    /// The properties that items of the class take from proxies, see ``AppearanceTaking``.
    class var appearanceProperties: [AppearanceProperty] { AppearanceProperty.barItems }
}

public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
    case defaultPrompt = 101
    case compactPrompt
}

/// The position of a bar, which determines the side of its shadow.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

public enum UIBarStyle: Int, Sendable {
    case `default`, black
    @available(*, deprecated, message: "Use black with isTranslucent instead")
    case blackTranslucent
}

/// A bar at a position on the screen.
@MainActor @preconcurrency
public protocol UIBarPositioning: AnyObject {
    var barPosition: UIBarPosition { get }
}

@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: ObjectiveCProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
