import HeadlessUIKit

/// The online indicator of an avatar.
open class OnlineIndicatorView: _View, AppearanceProvider, MaskProviding {
    /// An ellipse that leaves a gap of a quarter of the indicator's width.
    open var maskingPath: CGPath? {
        let gap = frame.width / 4
        return CGPath(ellipseIn: frame.insetBy(dx: -gap, dy: -gap), transform: nil)
    }

    override open func setUpLayout() {
        super.setUpLayout()

        heightAnchor.constraint(equalTo: widthAnchor).with(priority: .streamAlmostRequire).isActive = true
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        backgroundColor = appearance.colorPalette.alternativeActiveTint
    }

    override open func layoutSubviews() {
        super.layoutSubviews()

        layer.cornerRadius = bounds.width / 2
    }
}
