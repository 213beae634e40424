import Frames

/// A shadow of text: the value of the attribute `shadow`.
open class NSShadow: AttributeValue, NSCopying, @unchecked Sendable {
    /// The distance from the text in points, to the right and downwards.
    open var shadowOffset = CGSize.zero

    /// The width of the blur in points; 0 for a sharp shadow.
    open var shadowBlurRadius: CGFloat = 0

    /// A `UIColor` or a `CGColor`; black at a third of its strength unless set.
    open var shadowColor: Any? = UIColor.black.withAlphaComponent(1.0 / 3)

    /// Puts the shadow on all that is drawn in the current context from now on.
    open func set() {
        UIGraphicsGetCurrentContext()?.setShadow(
            offset: shadowOffset, blur: shadowBlurRadius, color: color?.cgColor)
    }

    /// Returns a shadow like this one.
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

    /// The shadow as glyphs have it; `nil` without a color. A blur is twice the deviation of its curve.
    func glyphShadow(traits: UITraitCollection) -> GlyphEffects.GlyphShadow? {
        guard let rgba = color?.rgba(in: traits), rgba.alpha > 0 else { return nil }
        return .init(
            color: rgba, radius: max(shadowBlurRadius, 0) / 2, x: shadowOffset.width, y: shadowOffset.height)
    }
}
