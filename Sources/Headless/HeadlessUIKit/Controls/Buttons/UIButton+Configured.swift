/// The subviews of a configured button that other buttons don't have.
@MainActor
final class ConfiguredButtonParts {
    let background = SystemBackgroundView()
    var subtitleLabel: UILabel?
    var wheel: UIActivityIndicatorView?
    var indicator: UIImageView?
}

/// Displaying a configuration.
extension UIButton {
    /// The configuration to draw: the button's own, or that of a button type that uses one.
    final var shownConfiguration: Configuration? {
        if let configuration { return configuration }
        guard buttonType == .close else { return nil }
        return .close(for: self)
    }

    /// Applies a configuration to the parts.
    final func show(_ configuration: Configuration) {
        let parts = configuredParts ?? makeConfiguredParts()
        let traits = traitCollection
        let foreground = configuration.foreground(tint: tintColor)
        showBackground(configuration, in: parts)
        showTexts(configuration, in: parts, color: foreground, traits: traits)
        let image = shownImage(of: configuration, traits: traits)
        if let image, !configuration.showsActivityIndicator {
            let view = ensureImageView()
            view.image = image
            view.tintColor = configuration.imageColorTransformer?(foreground) ?? foreground
            view.alpha = configuration.buttonState.isDisabled && !image.isTemplate ? 0.5 : 1
            view.isHidden = false
        } else {
            imageViewIfCreated?.image = nil
        }
        showWheel(configuration, in: parts, color: foreground)
        showIndicator(configuration, in: parts, color: foreground, traits: traits)
    }

    private func makeConfiguredParts() -> ConfiguredButtonParts {
        let parts = ConfiguredButtonParts()
        configuredParts = parts
        insertSubview(parts.background, at: 0)
        return parts
    }

    /// The button's own image for its state takes precedence over the configuration's.
    private func shownImage(of configuration: Configuration, traits: UITraitCollection) -> UIImage? {
        var copy = configuration
        if state != .normal, let image = values.images[exactly: state] {
            copy.image = image
        } else if copy.image == nil {
            copy.image = chosenAction?.image ?? currentImage
        }
        return copy.shownImage(compatibleWith: traits)
    }

    private func showBackground(_ configuration: Configuration, in parts: ConfiguredButtonParts) {
        var background = configuration.background
        background.backgroundColor = configuration.backgroundColor(tint: tintColor) ?? .clear
        parts.background.configuration = background
    }

    private func showTexts(
        _ configuration: Configuration, in parts: ConfiguredButtonParts, color: UIColor, traits: UITraitCollection
    ) {
        let title = shownTitle(of: configuration)
        if title != nil || titleLabelIfCreated != nil {
            let text = ButtonTitleText(
                font: .preferredFont(forTextStyle: configuration.titleStyle, compatibleWith: traits), color: color,
                transformer: configuration.titleTextAttributesTransformer)
            text.show(title, in: ensureTitleLabel(), configuration.titleLineBreakMode)
        }
        let subtitle = configuration.attributedSubtitle ?? configuration.subtitle.map { AttributedString($0) }
        if subtitle != nil || parts.subtitleLabel != nil {
            let label = parts.subtitleLabel ?? UILabel()
            if parts.subtitleLabel == nil {
                parts.subtitleLabel = label
                addSubview(label)
            }
            let text = ButtonTitleText(
                font: .preferredFont(forTextStyle: configuration.subtitleStyle, compatibleWith: traits), color: color,
                transformer: configuration.subtitleTextAttributesTransformer)
            text.show(subtitle, in: label, configuration.subtitleLineBreakMode)
        }
    }

    /// The button's own title for its state takes precedence over the configuration's.
    private func shownTitle(of configuration: Configuration) -> AttributedString? {
        if let action = chosenAction { return AttributedString(action.title) }
        if state != .normal, let title = values.titles[exactly: state] { return AttributedString(title) }
        return configuration.attributedTitle ?? (configuration.title ?? currentTitle).map { AttributedString($0) }
    }

    private func showWheel(_ configuration: Configuration, in parts: ConfiguredButtonParts, color: UIColor) {
        guard configuration.showsActivityIndicator || parts.wheel != nil else { return }
        let wheel = parts.wheel ?? UIActivityIndicatorView(style: .medium)
        if parts.wheel == nil {
            parts.wheel = wheel
            addSubview(wheel)
        }
        wheel.color = configuration.activityIndicatorColorTransformer?(color) ?? color
        if configuration.showsActivityIndicator { wheel.startAnimating() } else { wheel.stopAnimating() }
    }

    private func showIndicator(
        _ configuration: Configuration, in parts: ConfiguredButtonParts, color: UIColor, traits: UITraitCollection
    ) {
        let isShown =
            switch configuration.indicator {
            case .none: false
            case .popup: true
            case .automatic: chosenAction != nil
            }
        guard isShown || parts.indicator != nil else { return }
        let view = parts.indicator ?? UIImageView()
        if parts.indicator == nil {
            parts.indicator = view
            addSubview(view)
        }
        let font = UIFont.preferredFont(forTextStyle: configuration.titleStyle, compatibleWith: traits)
        view.image =
            isShown
            ? UIImage(
                systemName: "chevron.up.chevron.down",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: font.pointSize * 0.76, weight: .semibold))
            : nil
        view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
    }

    // MARK: Sizes and layout

    final func arrangement(of configuration: Configuration) -> ConfiguredButtonArrangement {
        let wheel = configuration.showsActivityIndicator ? configuredParts?.wheel?.intrinsicContentSize : nil
        let title = titleLabelIfCreated
        let subtitle = configuredParts?.subtitleLabel
        func size(_ label: UILabel?, _ width: CGFloat?) -> CGSize {
            guard let label, label.text?.isEmpty == false else { return .zero }
            return width.map { label.sizeThatFits(CGSize(width: max($0, 1), height: 0)) } ?? label.intrinsicContentSize
        }
        return ConfiguredButtonArrangement(
            configuration: configuration, imageSize: wheel ?? imageViewIfCreated?.image?.size ?? .zero,
            indicatorSize: configuredParts?.indicator?.image?.size ?? .zero,
            measure: { (size(title, $0), size(subtitle, $0)) })
    }

    /// Returns the size of the entire button if it is at most `width` points wide.
    final func size(of configuration: Configuration, width: CGFloat?) -> CGSize {
        let insets = configuration.contentInsets
        let horizontal = insets.leading + insets.trailing
        let content = arrangement(of: configuration).size(width: width.map { $0 - horizontal })
        // Whole pixels: a frame that is rounded down would break the title.
        return CGSize(
            width: RenderScale.roundUp(max(content.width + horizontal, 0)),
            height: max(content.height + insets.top + insets.bottom, 0))
    }

    final func layOut(_ configuration: Configuration) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = UIEdgeInsets(
            configuration.contentInsets, direction: effectiveUserInterfaceLayoutDirection)
        let arrangement = arrangement(of: configuration)
        let frames = arrangement.frames(
            in: bounds.inset(by: insets), horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment,
            isMirrored: isMirrored)
        let alignment: NSTextAlignment =
            switch arrangement.alignment(fills: contentHorizontalAlignment == .fill) {
            case .leading: isMirrored ? .right : .left
            case .trailing: isMirrored ? .left : .right
            case .center, .automatic: .center
            }
        for (label, frame) in [
            (titleLabelIfCreated, frames.title), (configuredParts?.subtitleLabel, frames.subtitle),
        ] {
            label?.frame = frame
            label?.textAlignment = alignment
        }
        imageViewIfCreated?.frame = frames.image
        configuredParts?.wheel?.frame = frames.image
        configuredParts?.indicator?.frame = frames.indicator
        guard let background = configuredParts?.background else { return }
        background.frame = bounds
        let inset = configuration.background.backgroundInsets
        let size = CGSize(
            width: bounds.width - inset.leading - inset.trailing, height: bounds.height - inset.top - inset.bottom)
        background.cornerRadiusOverride = configuration.cornerRadius(in: size, traits: traitCollection)
        background.setNeedsLayout()
    }
}

extension ButtonTitleText {
    /// Sets a label's title, on as many lines as it needs unless it is truncated.
    @MainActor
    fileprivate func show(_ title: AttributedString?, in label: UILabel, _ lineBreak: NSLineBreakMode) {
        label.font = font
        label.textColor = color
        label.lineBreakMode = lineBreak
        switch lineBreak {
        case .byWordWrapping, .byCharWrapping: label.numberOfLines = 0
        case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: label.numberOfLines = 1
        }
        guard let title else { return label.text = nil }
        let isPlain = transformer == nil && title.runs.allSatisfy { $0.attributes == AttributeContainer() }
        if isPlain { label.text = String(title.characters) } else { label.attributedText = text(title) }
    }
}

extension UIButton.Configuration {
    /// The gray circle with a cross that closes a sheet: 30 points wide, as on iOS.
    @MainActor
    fileprivate static func close(for button: UIButton) -> UIButton.Configuration {
        var configuration = UIButton.Configuration.gray().updated(for: button)
        configuration.image = UIImage(systemName: "xmark")
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
        configuration.baseForegroundColor = .secondaryLabel
        configuration.baseBackgroundColor = .tertiarySystemFill
        configuration.cornerStyle = .capsule
        let image = configuration.shownImage(compatibleWith: button.traitCollection)?.size ?? .zero
        let (x, y) = ((30 - image.width) / 2, (30 - image.height) / 2)
        configuration.contentInsets = NSDirectionalEdgeInsets(top: y, leading: x, bottom: y, trailing: x)
        return configuration
    }
}
