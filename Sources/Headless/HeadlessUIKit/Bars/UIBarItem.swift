/// What bars show: the base of their buttons and of tabs.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
    open var title: String? { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }

    /// Shown in place of `image` where the height is compact, as on a phone held sideways.
    open var landscapeImagePhone: UIImage? { didSet { changed() } }

    /// Kept and never read: there are no touches.
    open var largeContentSizeImage: UIImage?

    /// Move the image from its place, in points.
    open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }

    /// Move the image where the height is compact, in points.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { changed() } }

    /// Kept and never read: there are no touches.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero

    open var isEnabled = true { didSet { changed() } }
    /// Kept and never read: code finds items by it.
    open var tag = 0
    /// What is read out for the item; `nil` for its title, or its image's label.
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    /// Added to those of a button, or of a tab.
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var accessibilityIdentifier: String?

    /// Called when something that a bar shows has changed.
    final var changed: () -> Void = {}

    /// What the item has from appearance proxies; `AppearanceProxies` reads it.
    final var takenAppearance: Any?

    /// The attributes of the title in each state.
    final var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] { didSet { changed() } }

    override public init() {
        super.init()
    }

    /// Creates an item of a type that is only known when the program runs; see `make(_:)`.
    convenience init(dynamically: Void) {
        self.init()
    }

    /// Creates an empty item: nothing is read from nib files.
    public init?(coder: NSCoder) {
        super.init()
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    /// The image for the traits: another one where the height is compact.
    final func image(for traits: UITraitCollection) -> UIImage? {
        traits.verticalSizeClass == .compact ? landscapeImagePhone ?? image : image
    }

    final func imageInsets(for traits: UITraitCollection) -> UIEdgeInsets {
        let isCompact = traits.verticalSizeClass == .compact && landscapeImagePhone != nil
        return isCompact ? landscapeImagePhoneInsets : imageInsets
    }

    /// What items of the class take over from proxies, see ``AppearanceTaking``.
    class var appearanceProperties: [AppearanceProperty] { AppearanceProperty.barItems }
}

public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
    case defaultPrompt = 101
    case compactPrompt
}

/// The side of a bar that has a line or a shadow.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

public enum UIBarStyle: Int, Sendable {
    case `default`, black
    @available(*, deprecated, message: "Use black with isTranslucent instead")
    case blackTranslucent
}

/// A bar that stands at some side of the screen.
@MainActor @preconcurrency
public protocol UIBarPositioning: AnyObject {
    var barPosition: UIBarPosition { get }
}

@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: AnyObject {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
