/// The background of a cell, a header or a button: a fill, a stroke, an image or a view.
///
/// Properties that aren't set follow the style of the configuration, in the state that it was updated for.
public struct UIBackgroundConfiguration {
    /// The style with the default values.
    private let style: BackgroundStyle
    private var state = BackgroundStyle.State.normal

    private var customColor: UIColor??
    private var customTransformer: UIConfigurationColorTransformer??
    private var customRadius: CGFloat?
    private var customInsets: NSDirectionalEdgeInsets?

    init(_ style: BackgroundStyle) {
        self.style = style
    }

    // MARK: The area

    /// A view above the fill and below the stroke, with the size and the corners of the background.
    public var customView: UIView?

    /// The corner radius of fill and stroke, in points; the corners are smooth. By default, the style's.
    public var cornerRadius: CGFloat {
        get { customRadius ?? style.cornerRadius }
        set { customRadius = newValue }
    }

    /// Insets from the edges of the view, in points.
    public var backgroundInsets: NSDirectionalEdgeInsets {
        get { customInsets ?? style.insets }
        set { customInsets = newValue }
    }

    /// The edges at which the view's layout margins are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    // MARK: The fill

    /// The color of the fill; `nil` for the view's tint.
    public var backgroundColor: UIColor? {
        get { customColor ?? style.color(in: state) }
        set { customColor = .some(newValue) }
    }

    /// Converts `backgroundColor` to the color that is drawn.
    public var backgroundColorTransformer: UIConfigurationColorTransformer? {
        get { customTransformer ?? nil }
        set { customTransformer = .some(newValue) }
    }

    /// Returns the color that is drawn in a view with the given tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// An effect behind the fill, such as a blur.
    public var visualEffect: UIVisualEffect?

    // MARK: The image

    /// An image above the fill.
    public var image: UIImage?

    /// The placement of the image in the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    // MARK: The stroke

    /// The color of the stroke; `nil` for the view's tint.
    public var strokeColor: UIColor?

    /// Converts `strokeColor` to the color that is drawn.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// Returns the stroke's color in a view with the given tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// The width of the stroke, in points; 0 for none. The stroke lies inside the edge.
    public var strokeWidth: CGFloat = 0

    /// The distance of the stroke's outer edge from the background's edge, in points, positive outward. Its corners
    /// have the same centers as the background's.
    public var strokeOutset: CGFloat = 0

    // MARK: The shadow

    /// The shadow of the background; none unless its opacity is set.
    public var shadowProperties = UIShadowProperties()

    // MARK: States

    /// Returns the configuration for a state: properties that were set stay, others follow the style.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var copy = self
        copy.state = BackgroundStyle.State(state)
        return copy
    }

    /// The color that was set, rather than the style's; `.some(nil)` for the tint.
    var colorIfSet: UIColor?? { customColor }

    /// The radius that was set, rather than the style's.
    var cornerRadiusIfSet: CGFloat? { customRadius }
}

extension UIBackgroundConfiguration: Hashable {
    /// Closures can't be compared: transformers count as equal if both exist or neither does.
    public static func == (first: UIBackgroundConfiguration, second: UIBackgroundConfiguration) -> Bool {
        first.style == second.style && first.state == second.state && first.customView === second.customView
            && first.cornerRadius == second.cornerRadius && first.backgroundInsets == second.backgroundInsets
            && first.edgesAddingLayoutMarginsToBackgroundInsets == second.edgesAddingLayoutMarginsToBackgroundInsets
            && first.backgroundColor == second.backgroundColor && first.image == second.image
            && first.imageContentMode == second.imageContentMode && first.strokeColor == second.strokeColor
            && first.strokeWidth == second.strokeWidth && first.strokeOutset == second.strokeOutset
            && (first.backgroundColorTransformer == nil) == (second.backgroundColorTransformer == nil)
            && (first.strokeColorTransformer == nil) == (second.strokeColorTransformer == nil)
            && first.shadowProperties == second.shadowProperties && first.visualEffect === second.visualEffect
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(cornerRadius)
        hasher.combine(backgroundInsets)
        hasher.combine(backgroundColor)
        hasher.combine(strokeColor)
        hasher.combine(strokeWidth)
    }
}

/// The shadow of a background.
public struct UIShadowProperties: Equatable {
    public var color: UIColor = .black
    /// The opacity from 0, no shadow, to 1.
    public var opacity: CGFloat = 0
    /// The standard deviation of the blur in points.
    public var radius: CGFloat = 3
    /// The distance from the background to its shadow, in points.
    public var offset = CGSize(width: 0, height: -3)
    /// The shape that casts the shadow; `nil` for the background's own shape.
    public var path: UIBezierPath?
}
