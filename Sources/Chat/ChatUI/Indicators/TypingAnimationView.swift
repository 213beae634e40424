import HeadlessUIKit

/// Dots in a row that fade one after the other while a user is typing. In a static image, none has faded.
open class TypingAnimationView: _View, AppearanceProvider {
    /// The number of dots.
    open var numberOfDots: Int { 3 }

    /// The size of a dot, in points.
    open var dotSize: CGSize { CGSize(width: 5, height: 5) }

    /// The distance between dots, as a multiple of their width.
    open var dotSpacing: CGFloat { 2 }

    private var dotLayers: [CALayer] = []

    override open var intrinsicContentSize: CGSize {
        let distance = dotSize.width * dotSpacing
        return CGSize(width: distance * CGFloat(numberOfDots - 1) + dotSize.width, height: dotSize.height)
    }

    override open func setUpLayout() {
        super.setUpLayout()

        dotLayers = (0..<numberOfDots).map { index in
            let dot = CALayer()
            dot.frame = CGRect(
                x: CGFloat(index) * dotSize.width * dotSpacing, y: 0, width: dotSize.width, height: dotSize.height)
            dot.cornerRadius = dotSize.height / 2
            layer.addSublayer(dot)
            return dot
        }
        setContentHuggingPriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            widthAnchor.pin(equalToConstant: intrinsicContentSize.width),
            heightAnchor.pin(equalToConstant: intrinsicContentSize.height),
        ])
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        let color = appearance.colorPalette.text.cgColor
        for dot in dotLayers { dot.backgroundColor = color }
    }
}
