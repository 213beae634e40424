/// The views that a bar creates for its items.
@MainActor
struct BarItemViews {
    /// An entry in a row of items.
    enum Entry {
        case view(UIView, isCustom: Bool)
        case flexibleSpace
        case fixedSpace(CGFloat)
    }

    var bar: UIView
    var buttons: UIBarButtonItemAppearance?
    var doneButtons: UIBarButtonItemAppearance?
    var traits: UITraitCollection

    func entries(_ items: [UIBarButtonItem]) -> [Entry] {
        items.filter { !$0.isHidden }.map(entry)
    }

    private func entry(_ item: UIBarButtonItem) -> Entry {
        if AppearanceProxies.isInUse { AppearanceProxies.apply(to: item, in: bar) }
        switch item.systemItem {
        case .flexibleSpace: return .flexibleSpace
        case .fixedSpace: return .fixedSpace(item.width.isFinite ? max(item.width, 0) : 0)
        default: break
        }
        if let view = item.customView { return .view(view, isCustom: true) }
        return .view(item.systemItem == .close ? closeButton(item) : button(item), isCustom: false)
    }

    // MARK: Buttons

    func button(_ item: UIBarButtonItem) -> UIButton {
        let button = item.hasOwnSize ? SizedButton(type: .system) : UIButton(type: .system)
        (button as? SizedButton)?.customWidth = item.width
        item.shownView = button
        button.accessibilityIdentifier = item.accessibilityIdentifier
        button.isEnabled = item.isEnabled
        item.describe(button)
        if let tintColor = item.tintColor { button.tintColor = tintColor }
        button.addAction(UIAction { [weak item] _ in item?.perform() }, for: .primaryActionTriggered)
        if let image = item.image(for: traits) {
            show(image, insets: item.imageInsets(for: traits), on: button)
        } else {
            showTitle(of: item, on: button)
        }
        if let image = background(of: item) { button.setBackgroundImage(image, for: .normal) }
        if let button = button as? SizedButton, item.hasPossibleTitles { widen(button, for: item) }
        return button
    }

    /// Makes a button as wide as with the widest possible title of its item.
    private func widen(_ button: SizedButton, for item: UIBarButtonItem) {
        let shown = button.title(for: .normal)
        let widths = (item.possibleTitles ?? []).map { title in
            button.setTitle(title, for: .normal)
            return button.intrinsicContentSize.width
        }
        button.setTitle(shown, for: .normal)
        button.customWidth = max(button.intrinsicContentSize.width, widths.max() ?? 0)
    }

    private func show(_ image: UIImage, insets: UIEdgeInsets, on button: UIButton) {
        button.setImage(image.inBar, for: .normal)
        button.imageEdgeInsets = insets
        // Unlike other buttons, one in a bar also dims its image when it is disabled.
        if !button.isEnabled { button.tintColor = .tertiaryLabel }
    }

    private func showTitle(of item: UIBarButtonItem, on button: UIButton) {
        button.setTitle(item.title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        let attributes = titleAttributes(of: item)
        if !attributes.isEmpty { apply(attributes, to: button) }
        let offset = item.titlePositionAdjustment + (appearance(of: item)?.normal.titlePositionAdjustment ?? .zero)
        if offset != .zero {
            button.titleEdgeInsets = UIEdgeInsets(
                top: offset.vertical, left: offset.horizontal, bottom: -offset.vertical, right: -offset.horizontal)
        }
    }

    func apply(_ attributes: [NSAttributedString.Key: Any], to button: UIButton) {
        var attributes = attributes
        if let font = attributes[.font] as? UIFont { button.titleLabel?.font = font }
        if let color = attributes[.foregroundColor] as? UIColor {
            button.setTitleColor(color, for: .normal)
        }
        guard attributes.keys.contains(where: { $0 != .font && $0 != .foregroundColor }) else { return }
        attributes[.font] = attributes[.font] ?? button.titleLabel?.font
        attributes[.foregroundColor] = attributes[.foregroundColor] ?? button.currentTitleColor
        button.setAttributedTitle(
            ReleasingAttributedString(string: button.currentTitle ?? "", attributes: attributes), for: .normal)
    }

    private func appearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance? {
        item.style == .done ? doneButtons : buttons
    }

    /// The title attributes for the item's state: the item's over the bar's, the state's over the normal ones.
    private func titleAttributes(of item: UIBarButtonItem) -> [NSAttributedString.Key: Any] {
        let appearance = appearance(of: item)
        var sets = [appearance?.normal.titleTextAttributes, item.titleAttributes[.normal]]
        if !item.isEnabled {
            // The normal color doesn't apply to disabled buttons.
            sets = sets.map { $0?.filter { $0.key != .foregroundColor } }
            sets += [appearance?.disabled.titleTextAttributes, item.titleAttributes[.disabled]]
        }
        return sets.reduce(into: [:]) { all, set in all.merge(set ?? [:]) { $1 } }
    }

    private func background(of item: UIBarButtonItem) -> UIImage? {
        let appearance = appearance(of: item)
        let own = item.isEnabled ? item.backgroundImages[.normal] : item.backgroundImages[.disabled]
        let image =
            own ?? (item.isEnabled ? nil : appearance?.disabled.backgroundImage) ?? appearance?.normal.backgroundImage
        return image.flatMap { $0.size == .zero ? nil : $0 }
    }

    /// Returns the cross in a circle.
    private func closeButton(_ item: UIBarButtonItem) -> UIView {
        let button = button(item)
        let configuration = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
        button.setImage(UIImage(systemName: "xmark", withConfiguration: configuration), for: .normal)
        button.tintColor = item.tintColor ?? .secondaryLabel
        button.backgroundColor = .tertiarySystemFill
        button.layer.cornerRadius = Self.closeDiameter / 2
        (button as? SizedButton)?.customWidth = Self.closeDiameter
        (button as? SizedButton)?.customHeight = Self.closeDiameter
        return button
    }

    private static let closeDiameter: CGFloat = 30
}

/// A button with the width, or the size, of its item.
private final class SizedButton: UIButton {
    var customWidth: CGFloat = 0
    var customHeight: CGFloat?

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: customWidth > 0 ? customWidth : size.width, height: customHeight ?? size.height)
    }
}

extension UIBarButtonItem {
    fileprivate var hasOwnSize: Bool { hasCustomWidth || systemItem == .close || hasPossibleTitles }

    /// Whether the width depends on other possible titles. A custom width takes precedence, and an image has no titles.
    fileprivate var hasPossibleTitles: Bool { !hasCustomWidth && image == nil && possibleTitles?.isEmpty == false }

    private var hasCustomWidth: Bool { width.isFinite && width > 0 }
}

extension UIImage {
    /// A symbol without a configured size is large in a bar, as in UIKit.
    fileprivate var inBar: UIImage {
        guard let configuration = symbolConfiguration else { return self }
        let large = SymbolConfiguration(pointSize: 17, weight: .unspecified, scale: .large)
        return applyingSymbolConfiguration(large.applying(configuration)) ?? self
    }
}

extension UIOffset {
    static func + (first: UIOffset, second: UIOffset) -> UIOffset {
        UIOffset(horizontal: first.horizontal + second.horizontal, vertical: first.vertical + second.vertical)
    }
}
