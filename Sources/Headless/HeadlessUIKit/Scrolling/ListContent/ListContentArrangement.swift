import Frames

/// The frames of a row's content at a width, in left-to-right layout.
@MainActor
struct ListContentArrangement {
    private(set) var imageRect = CGRect.zero
    private(set) var textRect = CGRect.zero
    private(set) var secondaryRect = CGRect.zero
    /// The height of the content with its margins, in points.
    private(set) var height: CGFloat = 0
    /// The width with margins at which no text wraps, in points.
    private(set) var naturalWidth: CGFloat = 0

    /// - Parameters:
    /// - text: The label of the primary text, if there is one.
    /// - secondary: The label of the secondary text, if there is one.
    ///   - image: The size of the image, if there is one.
    /// - margins: The margins of the content, in points.
    init(
        configuration: UIListContentConfiguration, text: UILabel?, secondary: UILabel?, image: CGSize?,
        margins: NSDirectionalEdgeInsets, width: CGFloat, traits: UITraitCollection
    ) {
        let reserved = Self.reserved(for: image, configuration: configuration)
        let hasTexts = text != nil || secondary != nil
        let textStart =
            margins.leading + (image == nil ? 0 : reserved.width + (hasTexts ? configuration.imageToTextPadding : 0))
        let availableWidth = max(width - textStart - margins.trailing, 0)
        let isStacked = traits.preferredContentSizeCategory.isAccessibilityCategory
        let texts = Texts(
            text, secondary, configuration: configuration, availableWidth: availableWidth, isStacked: isStacked)
        naturalWidth = textStart + texts.naturalWidth + margins.trailing

        let inner = max(texts.height, reserved.height)
        var outer = inner + margins.top + margins.bottom
        if configuration.style.hasMinimumHeight { outer = max(outer, ListMetrics.minimumRowHeight(in: traits)) }
        height = RenderScale.roundUp(outer)
        // The content is centered vertically.
        let middle = margins.top + (height - margins.top - margins.bottom) / 2
        let top = RenderScale.round(middle - texts.height / 2)
        textRect = texts.first.offsetBy(dx: textStart, dy: top)
        secondaryRect = texts.second.offsetBy(dx: textStart, dy: top)
        guard let image else { return }
        imageRect = CGRect(
            x: margins.leading + (reserved.width - image.width) / 2, y: middle - image.height / 2,
            width: image.width, height: image.height)
    }

    /// Returns the space for the image.
    private static func reserved(for image: CGSize?, configuration: UIListContentConfiguration) -> CGSize {
        guard let image else { return .zero }
        let isSymbol = configuration.image?.isSymbolImage == true
        let standard = configuration.style.isSidebar ? ListMetrics.sidebarSymbolWidth : ListMetrics.symbolWidth
        func side(_ reserved: CGFloat, _ own: CGFloat, isWidth: Bool) -> CGFloat {
            if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
            if reserved > 0 { return reserved.saneLength }
            guard isSymbol else { return own }
            // A symbol has the height of a line of text.
            return isWidth ? max(standard, own) : min(own, UIFont.preferredFont(forTextStyle: .body).lineHeight)
        }
        let size = configuration.imageProperties.reservedLayoutSize
        return CGSize(
            width: side(size.width, image.width, isWidth: true),
            height: side(size.height, image.height, isWidth: false))
    }

    /// The rectangles of the two texts, relative to the leading edge and the top of both.
    @MainActor
    private struct Texts {
        var first = CGRect.zero
        var second = CGRect.zero
        var height: CGFloat = 0
        var naturalWidth: CGFloat = 0

        init(
            _ text: UILabel?, _ secondary: UILabel?, configuration: UIListContentConfiguration, availableWidth: CGFloat,
            isStacked: Bool
        ) {
            let natural = (text?.fitting(1e5) ?? .zero, secondary?.fitting(1e5) ?? .zero)
            let between = configuration.textToSecondaryTextHorizontalPadding
            let gap = text == nil || secondary == nil ? 0 : configuration.textToSecondaryTextVerticalPadding
            let sideBySide = natural.0.width + between + natural.1.width
            if configuration.prefersSideBySideTextAndSecondaryText, text != nil, secondary != nil {
                naturalWidth = sideBySide
                if !isStacked, sideBySide <= availableWidth {
                    height = max(natural.0.height, natural.1.height)
                    first = CGRect(
                        x: 0, y: (height - natural.0.height) / 2, width: natural.0.width, height: natural.0.height)
                    second = CGRect(
                        x: availableWidth - natural.1.width, y: (height - natural.1.height) / 2, width: natural.1.width,
                        height: natural.1.height)
                    return
                }
            } else {
                naturalWidth = max(natural.0.width, natural.1.width)
            }
            let sizes = (text?.fitting(availableWidth) ?? .zero, secondary?.fitting(availableWidth) ?? .zero)
            // The entire width, so that a text may be centered.
            first = CGRect(x: 0, y: 0, width: text == nil ? 0 : availableWidth, height: sizes.0.height)
            second = CGRect(
                x: 0, y: sizes.0.height + gap, width: secondary == nil ? 0 : availableWidth, height: sizes.1.height)
            height = sizes.0.height + gap + sizes.1.height
        }
    }
}

extension UILabel {
    /// Returns the size of the text in a width.
    fileprivate func fitting(_ width: CGFloat) -> CGSize {
        sizeThatFits(CGSize(width: max(width, 1), height: 0)).sane
    }
}
