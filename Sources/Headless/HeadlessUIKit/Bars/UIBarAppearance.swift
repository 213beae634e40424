import Frames
import Rendering

/// The appearance of a bar: its background and shadow.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    /// The material of a bar, below its color and image.
    enum Material: Equatable {
        /// The system's translucent material.
        case chrome
        /// A custom blur.
        case blur(UIBlurEffect.Style)
        case none
    }

    final var material = Material.chrome { didSet { changed() } }

    /// The blur of the content behind the bar, below the bar's color; `nil` for no blur. The default blur is drawn as
    /// its color over a plain page.
    open var backgroundEffect: UIBlurEffect? {
        get {
            switch material {
            case .chrome: UIBlurEffect(style: .systemChromeMaterial)
            case .blur(let style): UIBlurEffect(style: style)
            case .none: nil
            }
        }
        set { material = newValue.map { .blur($0.style) } ?? .none }
    }

    /// The color over the material.
    open var backgroundColor: UIColor? { didSet { changed() } }

    /// The image over the color.
    open var backgroundImage: UIImage? { didSet { changed() } }
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill { didSet { changed() } }

    /// The color of the shadow line at the edge of the bar; `nil` or clear for no line.
    open var shadowColor: UIColor? = .separator { didSet { changed() } }

    /// The image that replaces the shadow line, in the shadow's color if it is a template.
    open var shadowImage: UIImage? { didSet { changed() } }

    /// Called when a property has changed; set by the bar that owns the appearance.
    final var changed: () -> Void = {}

    /// Creates the default appearance: the system's translucent background.
    override public required init() {
        super.init()
        adopt()
    }

    public required init(idiom: UIUserInterfaceIdiom) {
        super.init()
        adopt()
    }

    /// Creates an appearance with the background of another.
    public required init(barAppearance: UIBarAppearance) {
        super.init()
        material = barAppearance.material
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
        take(barAppearance)
        adopt()
    }

    /// Creates a default appearance: nib files aren't read.
    public required init?(coder: NSCoder) {
        super.init()
        adopt()
    }

    /// Copies the properties other than the background, if the other appearance is for the same kind of bar.
    func take(_ other: UIBarAppearance) {}

    /// Observes changes of the appearances that belong to this one.
    func adopt() {}

    /// Sets the system's translucent background, and a shadow line.
    open func configureWithDefaultBackground() { configure(.chrome, color: nil, shadow: .separator) }

    /// Sets an opaque background, and a shadow line.
    open func configureWithOpaqueBackground() { configure(.none, color: .systemBackground, shadow: .separator) }

    /// Removes the background and the shadow line.
    open func configureWithTransparentBackground() { configure(.none, color: nil, shadow: nil) }

    private func configure(_ material: Material, color: UIColor?, shadow: UIColor?) {
        self.material = material
        backgroundColor = color
        backgroundImage = nil
        shadowColor = shadow
        shadowImage = nil
    }

    override open func copy() -> Any { MainQueue.run { type(of: self).init(barAppearance: self) } }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarAppearance, type(of: other) == type(of: self) else { return false }
        return self === other || MainQueue.run { hasSameValues(as: other) }
    }

    override open var hash: Int { ObjectIdentifier(type(of: self)).hashValue }

    /// Returns whether another appearance of the same class has the same values.
    func hasSameValues(as other: UIBarAppearance) -> Bool {
        let hasSameImages =
            backgroundImage == other.backgroundImage && shadowImage == other.shadowImage
            && backgroundImageContentMode == other.backgroundImageContentMode
        return material == other.material && backgroundColor == other.backgroundColor
            && shadowColor == other.shadowColor && hasSameImages
    }
}

extension UIBarAppearance {
    /// Returns whether two sets of attributes are equal; values that can't be compared aren't.
    static func areEqual(_ first: [NSAttributedString.Key: Any], _ second: [NSAttributedString.Key: Any]) -> Bool {
        first.count == second.count
            && first.allSatisfy { key, value in
                guard let value = value as? AnyHashable, let other = second[key] as? AnyHashable else { return false }
                return value == other
            }
    }
}
