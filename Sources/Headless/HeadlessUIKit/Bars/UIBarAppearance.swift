import Frames
import Rendering

/// The background of a bar, as one value.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    /// What is behind a bar before its own color and image.
    enum Material: Equatable {
        /// The system's translucent one.
        case chrome
        /// A blur that the app has chosen.
        case blur(UIBlurEffect.Style)
        case none
    }

    final var material = Material.chrome { didSet { changed() } }

    /// Blurs what is behind the bar, below its color; `nil` for a bar that blurs nothing. The default look's blur is
    /// drawn as the color that it has over a plain page.
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

    /// Painted over the material.
    open var backgroundColor: UIColor? { didSet { changed() } }

    /// Painted over the color.
    open var backgroundImage: UIImage? { didSet { changed() } }
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill { didSet { changed() } }

    /// The color of the line at the edge of the bar; `nil` or clear for no line.
    open var shadowColor: UIColor? = .separator { didSet { changed() } }

    /// Stands in place of the line, in the shadow's color if it is a template.
    open var shadowImage: UIImage? { didSet { changed() } }

    /// Called when a property has changed; set by the bar that owns the appearance.
    final var changed: () -> Void = {}

    /// Creates the default look, the system's translucent background.
    override public required init() {
        super.init()
        adopt()
    }

    public required init(idiom: UIUserInterfaceIdiom) {
        super.init()
        adopt()
    }

    /// Creates a look with the background of another.
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

    /// Creates a default look: nothing is read from nib files.
    public required init?(coder: NSCoder) {
        super.init()
        adopt()
    }

    /// Takes what a kind of bar has beside its background, if the other appearance is of that kind.
    func take(_ other: UIBarAppearance) {}

    /// Begins to hear of changes of the looks that belong to this one.
    func adopt() {}

    /// The system's translucent background, and a line.
    open func configureWithDefaultBackground() { configure(.chrome, color: nil, shadow: .separator) }

    /// A background that nothing shines through, and a line.
    open func configureWithOpaqueBackground() { configure(.none, color: .systemBackground, shadow: .separator) }

    /// Neither a background nor a line.
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
        return self === other || MainQueue.run { looks(like: other) }
    }

    override open var hash: Int { ObjectIdentifier(type(of: self)).hashValue }

    /// Whether the appearance has the values of another one of its class.
    func looks(like other: UIBarAppearance) -> Bool {
        let hasSameImages =
            backgroundImage == other.backgroundImage && shadowImage == other.shadowImage
            && backgroundImageContentMode == other.backgroundImageContentMode
        return material == other.material && backgroundColor == other.backgroundColor
            && shadowColor == other.shadowColor && hasSameImages
    }
}

extension UIBarAppearance {
    /// Whether two sets of attributes are the same; values that can't be compared are not.
    static func areEqual(_ first: [NSAttributedString.Key: Any], _ second: [NSAttributedString.Key: Any]) -> Bool {
        first.count == second.count
            && first.allSatisfy { key, value in
                guard let value = value as? AnyHashable, let other = second[key] as? AnyHashable else { return false }
                return value == other
            }
    }
}
