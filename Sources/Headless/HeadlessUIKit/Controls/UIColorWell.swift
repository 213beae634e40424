import Frames

/// A circle that shows a color, in a ring of all colors; 28 points wide.
open class UIColorWell: UIControl {
    /// The color in the circle; `nil` for an empty circle.
    open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Kept and never read: colors are chosen by touch.
    open var title: String?
    /// Kept and never read: colors are chosen by touch.
    open var supportsAlpha = true
    /// Kept and never read: colors are chosen by touch.
    open var maximumLinearExposure: CGFloat = 1

    private static let side: CGFloat = 28
    /// The width of the ring, in points.
    private static let ring: CGFloat = 3
    /// Space between the ring and the circle, in points.
    private static let gap: CGFloat = 2

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled || layerIfCreated?.opacity ?? 1 != 1 { layer.opacity = isEnabled ? 1 : 0.5 }
    }

    override open func makeContent() -> Frame.Content {
        let side = min(Self.side, bounds.width, bounds.height)
        guard side > 0 else { return .none }
        let area = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        let middle = area.insetBy(dx: Self.ring / 2, dy: Self.ring / 2)
        let hues = (0...6).map { step in
            ColorStops.Stop(
                color: UIColor(hue: CGFloat(step % 6) / 6, saturation: 0.85, brightness: 1, alpha: 1).rgba,
                location: CGFloat(step) / 6)
        }
        let rainbow = Paint.conicGradient(
            ColorStops(hues), center: CGPoint(x: 0.5, y: 0.5), startAngle: 0, endAngle: 2 * .pi)
        let ring = Frame(
            origin: "ring", rect: bounds,
            content: .path(
                PathContent(
                    outline: .ellipse(in: middle),
                    stroke: .init(color: .black, width: Self.ring, gradient: rainbow), paintArea: area)))
        var parts = [ring]
        if let color = selectedColor?.rgba(in: traitCollection) {
            let inset = Self.ring + Self.gap
            let circle = Outline.ellipse(in: area.insetBy(dx: inset, dy: inset))
            parts.append(
                Frame(origin: "color", rect: bounds, content: .path(PathContent(outline: circle, fill: .color(color)))))
        }
        let drawing = Frame(rect: CGRect(origin: .zero, size: bounds.size), children: parts)
        return .image(ImageContent(reference: .drawing(drawing), destination: bounds))
    }
}
