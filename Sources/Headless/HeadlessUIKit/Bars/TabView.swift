/// A tab in a tab bar: an image, a title and possibly a badge.
@MainActor
final class TabView: UIView {
    private let imageView = UIImageView()
    private let label = UILabel()
    private var badge: TabBadge?
    private var badgeOffset = UIOffset.zero
    private var titleOffset = UIOffset.zero
    private var imageInsets = UIEdgeInsets.zero
    private var indicator: UIImageView?
    private let layout: UITabBarItemAppearance.Style
    private let isSelected: Bool

    /// The center of the image and the top of the title in a stacked tab, in points.
    private static let imageMiddle: CGFloat = 19.5
    private static let titleTop: CGFloat = 35

    /// The space between image and title in an inline tab, in points.
    private static let inlineSpacing: CGFloat = 7

    init(
        _ item: UITabBarItem, isSelected: Bool, appearance: UITabBarItemAppearance,
        layout: UITabBarItemAppearance.Style,
        tint: UIColor, unselectedTint: UIColor?, traits: UITraitCollection
    ) {
        self.layout = layout
        self.isSelected = isSelected
        super.init(frame: .zero)
        accessibilityIdentifier = item.accessibilityIdentifier
        let states = States(item: item, appearance: appearance, isSelected: isSelected)
        let color = isSelected ? tint : unselectedTint ?? .unselectedTab
        let shown = item.isEnabled ? color : .tertiaryLabel
        let image = isSelected ? item.selectedImage ?? item.image(for: traits) : item.image(for: traits)
        imageInsets = item.imageInsets(for: traits)
        imageView.image = image?.inTabBar
        imageView.tintColor = states.appearance.iconColor ?? shown
        show(item.title ?? "", states.titleAttributes, color: shown)
        titleOffset = item.titlePositionAdjustment + states.appearance.titlePositionAdjustment
        addSubview(imageView)
        addSubview(label)
        if let value = item.badgeValue {
            badgeOffset = states.appearance.badgePositionAdjustment
            let badge = TabBadge(
                value, color: item.badgeColor ?? states.appearance.badgeBackgroundColor ?? .systemRed,
                attributes: states.badgeAttributes)
            addSubview(badge)
            self.badge = badge
        }
    }

    required init?(coder: NSCoder) { nil }

    private func show(_ title: String, _ attributes: [NSAttributedString.Key: Any], color: UIColor) {
        let font: UIFont =
            switch layout {
            case .stacked: .systemFont(ofSize: 10, weight: .medium)
            case .inline: .systemFont(ofSize: 13)
            case .compactInline: .systemFont(ofSize: 12)
            }
        label.textAlignment = .center
        UINavigationBar.TitleStyle(attributes, font: font, color: color).show(title, in: label)
    }

    /// Shows an image behind the selected tab, or a rectangle in the indicator color.
    func showIndicator(_ image: UIImage?, _ color: UIColor?) {
        guard isSelected, image != nil || color != nil else { return }
        let view = UIImageView(image: image)
        if image == nil {
            view.backgroundColor = color
        } else if let color {
            view.image = image?.withTintColor(color, renderingMode: .alwaysOriginal)
        }
        insertSubview(view, at: 0)
        indicator = view
    }

    // MARK: Layout

    /// The natural width of the tab, in points.
    var naturalWidth: CGFloat {
        let (image, title) = (imageSize.width, label.intrinsicContentSize.width)
        switch layout {
        case .stacked: return max(76, title + 16)
        case .inline, .compactInline: return image + Self.inlineSpacing + title + 48
        }
    }

    private var imageSize: CGSize { imageView.image?.size ?? .zero }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let title = label.intrinsicContentSize
        let titleSize = CGSize(width: min(title.width, max(bounds.width - 4, 0)), height: title.height)
        let frames = layout == .stacked ? stacked(titleSize) : inline(titleSize, isMirrored: isMirrored)
        imageView.frame = frames.image
            .offsetBy(
                dx: imageInsets.left / 2 - imageInsets.right / 2, dy: imageInsets.top / 2 - imageInsets.bottom / 2)
        label.frame = frames.title.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
        layOutIndicator()
        layOutBadge(at: frames.image, isMirrored: isMirrored)
    }

    /// Puts the badge at the upper corner of the image. A wide badge begins further towards the image's leading edge,
    /// and its text is cut short where the tab ends.
    private func layOutBadge(at image: CGRect, isMirrored: Bool) {
        guard let badge else { return }
        let size = badge.intrinsicContentSize
        let start = isMirrored ? bounds.width - image.maxX : image.minX
        let end = bounds.width - 2
        let width = min(size.width, max(end - start, size.height))
        let leading = max(min(start + image.width / 2 + 5, end - width), start)
        let x = isMirrored ? bounds.width - leading - width : leading
        badge.frame = CGRect(
            x: RenderScale.round(x) + (isMirrored ? -badgeOffset.horizontal : badgeOffset.horizontal),
            y: max(RenderScale.round(image.midY - 17.5), 2) + badgeOffset.vertical, width: width,
            height: size.height)
    }

    private func stacked(_ title: CGSize) -> (image: CGRect, title: CGRect) {
        let image = imageSize
        return (
            CGRect(
                x: RenderScale.round(bounds.midX - image.width / 2),
                y: RenderScale.round(Self.imageMiddle - image.height / 2), width: image.width, height: image.height),
            CGRect(
                x: RenderScale.round(bounds.midX - title.width / 2), y: Self.titleTop, width: title.width,
                height: title.height)
        )
    }

    private func inline(_ title: CGSize, isMirrored: Bool) -> (image: CGRect, title: CGRect) {
        let image = imageSize
        let spacing = image.width > 0 && title.width > 0 ? Self.inlineSpacing : 0
        let start = bounds.midX - (image.width + spacing + title.width) / 2
        func place(_ size: CGSize, at x: CGFloat) -> CGRect {
            CGRect(
                x: RenderScale.round(isMirrored ? bounds.width - x - size.width : x),
                y: RenderScale.round(bounds.midY - size.height / 2), width: size.width, height: size.height)
        }
        return (place(image, at: start), place(title, at: start + image.width + spacing))
    }

    private func layOutIndicator() {
        guard let indicator else { return }
        let size = indicator.image?.size ?? bounds.size
        indicator.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
}

extension TabView {
    /// The settings of the item and the bar for a tab's state.
    @MainActor
    private struct States {
        let item: UITabBarItem
        let all: UITabBarItemAppearance
        let state: UIControl.State
        let appearance: UITabBarItemStateAppearance

        init(item: UITabBarItem, appearance: UITabBarItemAppearance, isSelected: Bool) {
            self.item = item
            all = appearance
            state = !item.isEnabled ? .disabled : isSelected ? .selected : .normal
            self.appearance =
                !item.isEnabled ? appearance.disabled : isSelected ? appearance.selected : appearance.normal
        }

        /// The normal state's font applies to all states, but its color doesn't.
        var titleAttributes: [NSAttributedString.Key: Any] {
            let own = item.titleAttributes
            let base = (all.normal.titleTextAttributes).merging(own[.normal] ?? [:]) { $1 }
            let inherited = state == .normal ? base : base.filter { $0.key != .foregroundColor }
            return inherited.merging(appearance.titleTextAttributes) { $1 }.merging(own[state] ?? [:]) { $1 }
        }

        var badgeAttributes: [NSAttributedString.Key: Any] {
            let own = item.badgeAttributes
            return all.normal.badgeTextAttributes.merging(appearance.badgeTextAttributes) { $1 }
                .merging(own[.normal] ?? [:]) { $1 }.merging(own[state] ?? [:]) { $1 }
        }
    }
}

/// A red capsule with a short text, at the corner of a tab's image.
@MainActor
private final class TabBadge: UIView {
    private let label = UILabel()

    /// The height and minimum width of a badge, in points.
    private static let side: CGFloat = 18
    private static let margin: CGFloat = 5

    init(_ text: String, color: UIColor, attributes: [NSAttributedString.Key: Any]) {
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = Self.side / 2
        label.textAlignment = .center
        UINavigationBar.TitleStyle(attributes, font: .systemFont(ofSize: 13), color: .white).show(text, in: label)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        let width = label.text?.isEmpty == false ? label.intrinsicContentSize.width + 2 * Self.margin : 0
        return CGSize(width: max(width, Self.side), height: Self.side)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: Self.margin, dy: 0)
    }
}

extension UIImage {
    /// Images in tabs have the color of their state; symbols are large and have medium weight.
    fileprivate var inTabBar: UIImage {
        var image = self
        if let configuration = symbolConfiguration {
            let own = SymbolConfiguration(pointSize: 17, weight: .medium, scale: .large)
            image = applyingSymbolConfiguration(own.applying(configuration)) ?? self
        }
        return image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }
}

extension UIColor {
    /// The color of an unselected tab over the bar's material.
    fileprivate static let unselectedTab = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.46 : 0.6, alpha: 1)
    }
}
