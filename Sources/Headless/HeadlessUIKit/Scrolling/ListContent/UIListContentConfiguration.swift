/// The default content of a row, a header or a footer: an image and two texts.
///
/// Properties that aren't set follow the style of the configuration, in the state that it was updated for.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration {
    let style: ListContentStyle

    /// The image before the texts.
    public var image: UIImage?
    public var imageProperties: ImageProperties

    public var text: String? { didSet { if text != nil { attributedText = nil } } }
    /// The text with its attributes, instead of `text`.
    public var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }
    public var textProperties: TextProperties

    public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
    /// The secondary text with its attributes, instead of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { if secondaryAttributedText != nil { secondaryText = nil } }
    }
    public var secondaryTextProperties: TextProperties

    /// The axes on which the margins are at least those of the superview.
    public var axesPreservingSuperviewLayoutMargins: UIAxis
    /// The margins of the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the texts are side by side if both fit on one line.
    public var prefersSideBySideTextAndSecondaryText: Bool
    /// The distance of the texts from the image, in points.
    public var imageToTextPadding: CGFloat
    /// The minimum spacing of texts side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat
    /// The vertical spacing of texts, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat

    init(_ style: ListContentStyle) {
        self.style = style
        imageProperties = ImageProperties()
        textProperties = TextProperties(style, isSecondary: false)
        secondaryTextProperties = TextProperties(style, isSecondary: true)
        axesPreservingSuperviewLayoutMargins = style.preservesMargins ? .horizontal : []
        directionalLayoutMargins = style.margins
        prefersSideBySideTextAndSecondaryText = style == .valueCell
        imageToTextPadding = style.isSidebar ? 10 : 16
        textToSecondaryTextHorizontalPadding = 8
        textToSecondaryTextVerticalPadding = style.textSpacing
    }

    // MARK: Building

    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the configuration for a state: properties that were set stay, others follow the style.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var copy = self
        let isDisabled =
            (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
            ?? false
        copy.textProperties.isDisabled = isDisabled
        copy.secondaryTextProperties.isDisabled = isDisabled
        copy.imageProperties.isDisabled = isDisabled
        return copy
    }
}

extension UIListContentConfiguration: Hashable {
    public static func == (first: UIListContentConfiguration, second: UIListContentConfiguration) -> Bool {
        first.style == second.style && first.image === second.image && first.text == second.text
            && first.attributedText == second.attributedText && first.secondaryText == second.secondaryText
            && first.secondaryAttributedText == second.secondaryAttributedText
            && first.imageProperties == second.imageProperties && first.textProperties == second.textProperties
            && first.secondaryTextProperties == second.secondaryTextProperties
            && first.axesPreservingSuperviewLayoutMargins == second.axesPreservingSuperviewLayoutMargins
            && first.directionalLayoutMargins == second.directionalLayoutMargins
            && first.prefersSideBySideTextAndSecondaryText == second.prefersSideBySideTextAndSecondaryText
            && first.imageToTextPadding == second.imageToTextPadding
            && first.textToSecondaryTextHorizontalPadding == second.textToSecondaryTextHorizontalPadding
            && first.textToSecondaryTextVerticalPadding == second.textToSecondaryTextVerticalPadding
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(text)
        hasher.combine(secondaryText)
    }
}
