import HeadlessUIKit

/// The dot at an avatar which says that a user is online.
open class OnlineIndicatorView: _View, AppearanceProvider, MaskProviding {
    /// An ellipse that leaves a quarter of the dot's width free around it.
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
