/// What follows from a configuration: colors, fonts and lengths.
extension UIButton.Configuration {
    // MARK: Colors

    /// The color of texts and template images. What is disabled is gray whatever its colors are.
    func foreground(tint: UIColor) -> UIColor {
        if look.isDisabled { return .tertiaryLabel }
        let color = baseForegroundColor ?? (kind == .filled ? .white : accent(tint))
        return look.isHighlighted ? color.thinned(by: Self.highlight) : color
    }

    /// The color of the ground; `nil` for none. A color that the background was given stays in every state.
    func backgroundColor(tint: UIColor) -> UIColor? {
        if let own = background.colorIfSet { return own ?? tint }
        if look.isDisabled { return kind == .plain ? nil : .tertiarySystemFill }
        let color = styleColor(accent: accent(tint))
        return look.isHighlighted ? color?.thinned(by: Self.highlight) : color
    }

    private func styleColor(accent: UIColor) -> UIColor? {
        switch kind {
        case .plain: baseBackgroundColor ?? (look.isSelected ? accent.withAlphaComponent(Self.tinting) : nil)
        case .gray:
            baseBackgroundColor
                ?? (look.isSelected ? accent.withAlphaComponent(Self.tinting) : .secondarySystemFill)
        case .tinted: (baseBackgroundColor ?? accent).withAlphaComponent(Self.tinting)
        case .filled: baseBackgroundColor ?? accent
        }
    }

    private func accent(_ tint: UIColor) -> UIColor { look.isDestructive ? .systemRed : tint }

    /// The part of a color that is left of it on the ground of a tinted button.
    private static let tinting: CGFloat = 0.18
    /// The part of a color that is left of it while the button is touched.
    private static let highlight: CGFloat = 0.75

    // MARK: Fonts

    var titleStyle: UIFont.TextStyle {
        switch buttonSize {
        case .medium, .large: .body
        case .small, .mini: .subheadline
        }
    }

    var subtitleStyle: UIFont.TextStyle {
        switch buttonSize {
        case .medium, .large: .footnote
        case .small, .mini: .caption1
        }
    }

    /// The image that is drawn: a symbol is as large as the title's font unless something else was said.
    func shownImage(compatibleWith traits: UITraitCollection) -> UIImage? {
        guard let image else { return nil }
        guard image.isSymbolImage else { return image }
        let font = UIFont.preferredFont(forTextStyle: titleStyle, compatibleWith: traits)
        let usual = UIImage.SymbolConfiguration(pointSize: font.pointSize)
        let own = usual.applying(image.symbolConfiguration ?? .unspecified)
        return image.applyingSymbolConfiguration(own.applying(preferredSymbolConfigurationForImage ?? .unspecified))
    }

    // MARK: Lengths, in points

    /// Buttons of one line are 34, 28 and 50 points high at the usual text size, as Apple's design resources have them.
    var defaultContentInsets: NSDirectionalEdgeInsets {
        switch buttonSize {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    /// The radius of a button of the given size. A dynamic one grows with the text size.
    func cornerRadius(in size: CGSize, traits: UITraitCollection) -> CGFloat {
        switch cornerStyle {
        case .capsule: min(size.width, size.height) / 2
        case .small: 5
        case .medium: 8
        case .large: 12
        case .fixed: background.cornerRadius
        case .dynamic:
            background.cornerRadius
                * UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / 17
        }
    }
}

extension UIColor {
    /// The color with a part of its alpha.
    func thinned(by factor: CGFloat) -> UIColor {
        UIColor { traits in
            let rgba = self.rgba(in: traits)
            return UIColor(rgba.withAlpha(rgba.alpha * factor))
        }
    }
}
