/// The ground behind a cell, a header or a button: a fill, a stroke, an image or a view.
///
/// What isn't set follows the style that the configuration was made with, in the state that it was updated for.
public struct UIBackgroundConfiguration {
    /// The style whose values count where nothing was set.
    private let style: BackgroundStyle
    private var state = BackgroundStyle.State.normal

    private var ownColor: UIColor??
    private var ownTransformer: UIConfigurationColorTransformer??
    private var ownRadius: CGFloat?
    private var ownInsets: NSDirectionalEdgeInsets?

    init(_ style: BackgroundStyle) {
        self.style = style
    }

    // MARK: The area

    /// A view above the fill and below the stroke, as large as the background and with its corners.
    public var customView: UIView?

    /// The radius of the corners of fill and stroke, in points; the corners are smooth. 0 unless the style has one.
    public var cornerRadius: CGFloat {
        get { ownRadius ?? style.cornerRadius }
        set { ownRadius = newValue }
    }

    /// Distances inwards from the edges of the view, in points.
    public var backgroundInsets: NSDirectionalEdgeInsets {
        get { ownInsets ?? style.insets }
        set { ownInsets = newValue }
    }

    /// The edges at which the view's layout margins are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    // MARK: The fill

    /// The color of the fill; `nil` is the view's tint.
    public var backgroundColor: UIColor? {
        get { ownColor ?? style.color(in: state) }
        set { ownColor = .some(newValue) }
    }

    /// Makes the color that is drawn from `backgroundColor`.
    public var backgroundColorTransformer: UIConfigurationColorTransformer? {
        get { ownTransformer ?? nil }
        set { ownTransformer = .some(newValue) }
    }

    /// Returns the color that is drawn in a view of the given tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Changes what is behind the background, such as a blur; the fill lies over it.
    public var visualEffect: UIVisualEffect?

    // MARK: The image

    /// A picture above the fill.
    public var image: UIImage?

    /// How the image is placed in the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    // MARK: The stroke

    /// The color of the stroke; `nil` is the view's tint.
    public var strokeColor: UIColor?

    /// Makes the color that is drawn from `strokeColor`.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// Returns the stroke's color in a view of the given tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// The thickness of the line along the edge, in points; 0 for none. The line lies inside of the edge.
    public var strokeWidth: CGFloat = 0

    /// The distance of the stroke's outer edge from the background's edge, in points; outwards if it is positive. Its
    /// corners have the same centers as the background's.
    public var strokeOutset: CGFloat = 0

    // MARK: The shadow

    /// The shadow that the background throws; none unless its opacity is set.
    public var shadowProperties = UIShadowProperties()

    // MARK: States

    /// Returns the configuration as it is in a state: what was set stays, the rest is the style's.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var copy = self
        copy.state = BackgroundStyle.State(state)
        return copy
    }

    /// The color that was set, as opposed to that of the style; `.some(nil)` is the tint.
    var colorIfSet: UIColor?? { ownColor }

    /// The radius that was set, as opposed to that of the style.
    var cornerRadiusIfSet: CGFloat? { ownRadius }
}

extension UIBackgroundConfiguration: Hashable {
    /// Transformers are functions and can't be compared: configurations are equal if both have one or neither has.
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
    /// From 0, no shadow, to 1.
    public var opacity: CGFloat = 0
    /// The standard deviation of the blur in points.
    public var radius: CGFloat = 3
    /// The distance in points from the background to its shadow.
    public var offset = CGSize(width: 0, height: -3)
    /// The shape that throws the shadow; `nil`: what the background paints.
    public var path: UIBezierPath?
}
