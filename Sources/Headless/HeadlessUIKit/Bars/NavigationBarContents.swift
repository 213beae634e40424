import UIKitValues

/// The views of a navigation bar for its top item.
@MainActor
final class NavigationBarContents {
    let titleLabel = UILabel()
    private(set) lazy var largeTitleLabel: UILabel = {
        let label = UILabel()
        label.accessibilityTraits = .header
        return label
    }()
    private(set) lazy var largeTitleClip = UIView()
    private(set) lazy var promptLabel = UILabel()

    /// The title label or the view that replaces it.
    var title: UIView?
    var searchBar: UISearchBar?
    var backButton: UIButton?
    var leading = BarItemRow(entries: [])
    var trailing = BarItemRow(entries: [])

    var hasLargeTitle = false
    var hasPrompt = false

    init() {
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = .header
    }

    var all: [UIView] { [backButton].compactMap { $0 } + leading.views + trailing.views + [title].compactMap { $0 } }
}

extension UINavigationBar {
    /// The style of a title in the bar and its appearance.
    struct TitleStyle {
        var font: UIFont
        var color: UIColor
        var others: [NSAttributedString.Key: Any]

        init(_ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor) {
            self.font = attributes[.font] as? UIFont ?? font
            self.color = attributes[.foregroundColor] as? UIColor ?? color
            others = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
        }

        @MainActor
        func show(_ text: String, in label: UILabel) {
            label.font = font
            label.textColor = color
            label.text = text
            guard !others.isEmpty else { return }
            let own: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
            label.attributedText = ReleasingAttributedString(string: text, attributes: others.merging(own) { $1 })
        }
    }

    // MARK: Reloading

    /// Creates the views of the top item again.
    final func reload() {
        reloadSearchBar()
        contents.all.forEach { $0.removeFromSuperview() }
        guard let item = topItem else { return }
        let (appearance, traits) = (currentAppearance, traitCollection)
        let views = BarItemViews(
            bar: self, buttons: appearance.buttonAppearance, doneButtons: appearance.doneButtonAppearance,
            traits: traits)
        contents.backButton = showsBackButton ? makeBackButton(appearance, views) : nil
        contents.leading.entries = views.entries(item.leftBarButtonItems ?? [])
        contents.trailing.entries = views.entries(item.rightBarButtonItems ?? [])
        contents.title = item.titleView ?? makeTitle(item.title, appearance)
        contents.all.forEach { view in
            view.translatesAutoresizingMaskIntoConstraints = true
            addLimited(view)
        }
        reloadLargeTitle(appearance)
        reloadPrompt()
        setNeedsLayout()
    }

    private func reloadSearchBar() {
        let wanted = topItem?.searchController?.searchBar
        guard wanted !== contents.searchBar else { return }
        contents.searchBar?.removeFromSuperview()
        contents.searchBar = wanted
        if let wanted { addLimited(wanted) }
        heightDidChange()
    }

    /// Texts in a bar scale less than others, and never below their default size.
    final var limitedTraits: UITraitCollection {
        let size = traitCollection.preferredContentSizeCategory
        return UITraitCollection(preferredContentSizeCategory: min(max(size, .large), .extraExtraLarge))
    }

    private func addLimited(_ view: UIView) {
        view.overrideTraits(limitedTraits)
        addSubview(view)
    }

    /// Applies the limited content size to the views in the bar.
    final func limitContent() {
        let limited = limitedTraits
        for view in contents.all { view.overrideTraits(limited) }
        contents.searchBar?.overrideTraits(limited)
        reloadLargeTitle(currentAppearance)
    }

    private var titleColor: UIColor { barStyle == .default ? .label : .white }

    private func makeTitle(_ title: String?, _ appearance: UINavigationBarAppearance) -> UIView? {
        guard let title, !title.isEmpty else { return nil }
        let attributes = (titleTextAttributes ?? [:]).merging(appearance.titleTextAttributes) { $1 }
        TitleStyle(attributes, font: .systemFont(ofSize: 17, weight: .semibold), color: titleColor)
            .show(title, in: contents.titleLabel)
        return contents.titleLabel
    }

    private func reloadLargeTitle(_ appearance: UINavigationBarAppearance) {
        let had = contents.hasLargeTitle
        contents.hasLargeTitle = showsLargeTitle
        if had != contents.hasLargeTitle { heightDidChange() }
        guard contents.hasLargeTitle else {
            if had { contents.largeTitleClip.removeFromSuperview() }
            return
        }
        let (clip, label) = (contents.largeTitleClip, contents.largeTitleLabel)
        clip.clipsToBounds = true
        clip.addSubview(label)
        if clip.superview == nil { insertSubview(clip, at: 0) }
        let attributes = (largeTitleTextAttributes ?? [:]).merging(appearance.largeTitleTextAttributes) { $1 }
        TitleStyle(attributes, font: largeTitleFont, color: titleColor).show(topItem?.title ?? "", in: label)
    }

    private func reloadPrompt() {
        let had = contents.hasPrompt
        contents.hasPrompt = topItem?.prompt != nil
        if had != contents.hasPrompt { heightDidChange() }
        guard let prompt = topItem?.prompt else {
            if had { contents.promptLabel.removeFromSuperview() }
            return
        }
        let label = contents.promptLabel
        label.font = .systemFont(ofSize: 13)
        label.textColor = titleColor
        label.textAlignment = .center
        label.text = prompt
        if label.superview == nil { addSubview(label) }
    }

    /// The bold large title font, which follows the content size to a limit.
    final var largeTitleFont: UIFont {
        let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: limitedTraits).pointSize
        return .systemFont(ofSize: size, weight: .bold)
    }

    /// An item without a display mode shows its title like the one before it; the first one is large.
    private var showsLargeTitle: Bool {
        guard prefersLargeTitles, topItem?.titleView == nil || topItem?.title != nil else { return false }
        for item in (items ?? []).reversed() {
            switch item.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: continue
            }
        }
        return true
    }

    // MARK: The back button

    final var showsBackButton: Bool {
        guard let item = topItem, backItem != nil, !item.hidesBackButton else { return false }
        return item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton
    }

    /// The possible titles of the back button, the longest first: it uses the first one that leaves space for the bar's
    /// title.
    final var backTitles: [String] {
        guard let item = backItem else { return [] }
        let customTitle = item.backBarButtonItem?.title ?? item.backButtonTitle
        switch item.backButtonDisplayMode {
        case .default: return [customTitle ?? item.title ?? SystemText.back.localized, SystemText.back.localized, ""]
        case .generic: return [SystemText.back.localized, ""]
        case .minimal: return [""]
        }
    }

    private func makeBackButton(_ appearance: UINavigationBarAppearance, _ views: BarItemViews) -> UIButton {
        let item = backItem?.backBarButtonItem
        let button = UIButton(type: .system)
        button.setImage(backImage(of: item, appearance), for: .normal)
        button.setTitle(backTitles.first, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.accessibilityIdentifier = "backButton"
        if backTitles.first?.isEmpty != false { button.accessibilityLabel = SystemText.back.localized }
        if let tint = item?.tintColor { button.tintColor = tint }
        let attributes = [
            appearance.buttonAppearance.normal.titleTextAttributes,
            appearance.backButtonAppearance.normal.titleTextAttributes,
            item?.titleAttributes[.normal] ?? [:],
        ].reduce(into: [:]) { all, set in all.merge(set) { $1 } }
        if !attributes.isEmpty { views.apply(attributes, to: button) }
        if button.currentTitle?.isEmpty == false { keepTitleAwayFromArrow(of: button) }
        return button
    }

    private func backImage(of item: UIBarButtonItem?, _ appearance: UINavigationBarAppearance) -> UIImage? {
        item?.image ?? appearance.backIndicatorImage ?? backIndicatorImage
            ?? UIImage(systemName: "chevron.left")?.imageFlippedForRightToLeftLayoutDirection()
    }

    /// The space between the back arrow and its title, in points.
    private static let backTitleDistance: CGFloat = 8

    final func keepTitleAwayFromArrow(of button: UIButton) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let distance = button.currentTitle?.isEmpty == false ? Self.backTitleDistance : 0
        button.contentEdgeInsets = UIEdgeInsets(
            top: 0, left: isMirrored ? distance : 0, bottom: 0, right: isMirrored ? 0 : distance)
        button.titleEdgeInsets = UIEdgeInsets(
            top: 0, left: isMirrored ? -distance : distance, bottom: 0, right: isMirrored ? distance : -distance)
    }
}
