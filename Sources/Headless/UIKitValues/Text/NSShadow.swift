import Frames

/// A text shadow: the value of the attribute `shadow`.
open class NSShadow: AttributeValue, NSCopying, @unchecked Sendable {
    /// The offset from the text in points, to the right and downward.
    open var shadowOffset = CGSize.zero

    /// The width of the blur in points; 0 for a sharp shadow.
    open var shadowBlurRadius: CGFloat = 0

    /// A `UIColor` or a `CGColor`; by default, black at a third opacity.
    open var shadowColor: Any? = UIColor.black.withAlphaComponent(1.0 / 3)

    /// Sets the shadow for later drawing in the current context.
    open func set() {
        UIGraphicsGetCurrentContext()?.setShadow(
            offset: shadowOffset, blur: shadowBlurRadius, color: color?.cgColor)
    }

    /// Returns a copy of the shadow.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && color == other.color
    }

    override open var hash: Int { shadowBlurRadius.hashValue }

    private var color: UIColor? {
        switch shadowColor {
        case let color as UIColor: color
        case let color as CGColor: UIColor(cgColor: color)
        default: nil
        }
    }

    /// The shadow, as glyphs store it; `nil` without a color. A blur is twice its standard deviation.
    func glyphShadow(traits: UITraitCollection) -> GlyphEffects.GlyphShadow? {
        guard let rgba = color?.rgba(in: traits), rgba.alpha > 0 else { return nil }
        return .init(
            color: rgba, radius: max(shadowBlurRadius, 0) / 2, x: shadowOffset.width, y: shadowOffset.height)
    }
}
