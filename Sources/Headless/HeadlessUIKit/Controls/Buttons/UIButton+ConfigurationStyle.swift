/// The colors, fonts and lengths of a configuration.
extension UIButton.Configuration {
    // MARK: Colors

    /// Returns the color of texts and template images. A disabled button is gray, whatever its colors are.
    func foreground(tint: UIColor) -> UIColor {
        if buttonState.isDisabled { return .tertiaryLabel }
        let color = baseForegroundColor ?? (kind == .filled ? .white : accent(tint))
        return buttonState.isHighlighted ? color.thinned(by: Self.highlight) : color
    }

    /// Returns the color of the background; `nil` for none. A custom background color applies in every state.
    func backgroundColor(tint: UIColor) -> UIColor? {
        if let own = background.colorIfSet { return own ?? tint }
        if buttonState.isDisabled { return kind == .plain ? nil : .tertiarySystemFill }
        let color = styleColor(accent: accent(tint))
        return buttonState.isHighlighted ? color?.thinned(by: Self.highlight) : color
    }

    private func styleColor(accent: UIColor) -> UIColor? {
        switch kind {
        case .plain: baseBackgroundColor ?? (buttonState.isSelected ? accent.withAlphaComponent(Self.tinting) : nil)
        case .gray:
            baseBackgroundColor
                ?? (buttonState.isSelected ? accent.withAlphaComponent(Self.tinting) : .secondarySystemFill)
        case .tinted: (baseBackgroundColor ?? accent).withAlphaComponent(Self.tinting)
        case .filled: baseBackgroundColor ?? accent
        }
    }

    private func accent(_ tint: UIColor) -> UIColor { buttonState.isDestructive ? .systemRed : tint }

    /// The opacity of the background of a tinted button.
    private static let tinting: CGFloat = 0.18
    /// The opacity of a color while the button is highlighted.
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

    /// Returns the image to draw: by default, a symbol has the size of the title's font.
    func shownImage(compatibleWith traits: UITraitCollection) -> UIImage? {
        guard let image else { return nil }
        guard image.isSymbolImage else { return image }
        let font = UIFont.preferredFont(forTextStyle: titleStyle, compatibleWith: traits)
        let usual = UIImage.SymbolConfiguration(pointSize: font.pointSize)
        let own = usual.applying(image.symbolConfiguration ?? .unspecified)
        return image.applyingSymbolConfiguration(own.applying(preferredSymbolConfigurationForImage ?? .unspecified))
    }

    // MARK: Lengths, in points

    /// Buttons of one line are 34, 28 and 50 points high at the default content size, as in Apple's design resources.
    var defaultContentInsets: NSDirectionalEdgeInsets {
        switch buttonSize {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    /// Returns the corner radius of a button of the given size. A dynamic one scales with the content size.
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
    /// Returns the color with its alpha multiplied by a factor.
    func thinned(by factor: CGFloat) -> UIColor {
        UIColor { traits in
            let rgba = self.rgba(in: traits)
            return UIColor(rgba.withAlpha(rgba.alpha * factor))
        }
    }
}
