extension UINavigationBar {
    /// The height of the row with the title and the buttons, in points: lower on a phone in landscape.
    private var rowHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 44 }

    /// The height of the large title in addition to the row, in points, at the default content size.
    private static let largeTitleHeight: CGFloat = 52

    /// The height of a prompt, in points.
    private static let promptHeight: CGFloat = 30

    /// The space between the bar's edge and its first item, in points.
    private static let sideMargin: CGFloat = 16

    /// The space before the back arrow, in points.
    private static let backMargin: CGFloat = 8

    // MARK: Heights

    private var fullLargeTitleHeight: CGFloat {
        guard contents.hasLargeTitle else { return 0 }
        let growth = largeTitleFont.lineHeight - UIFont.systemFont(ofSize: 34, weight: .bold).lineHeight
        return Self.largeTitleHeight + RenderScale.roundUp(max(growth, 0))
    }

    private var fullSearchHeight: CGFloat { contents.searchBar == nil ? 0 : UISearchBar.height }
    private var hidesSearch: Bool { topItem?.hidesSearchBarWhenScrolling ?? true }

    /// The part of the bar that collapses while content is scrolled, in points.
    final var collapsibleHeight: CGFloat { fullLargeTitleHeight + (hidesSearch ? fullSearchHeight : 0) }

    /// The height of the fully collapsed bar, in points.
    final var collapsedHeight: CGFloat {
        rowHeight + (contents.hasPrompt ? Self.promptHeight : 0) + (hidesSearch ? 0 : fullSearchHeight)
    }

    private var visibleExpansion: CGFloat { min(max(expansion, 0), collapsibleHeight) }

    /// The current height of the bar with the views above and below its title, in points.
    final var contentHeight: CGFloat { collapsedHeight + visibleExpansion }

    /// The search field collapses first, then the large title.
    private var shownLargeTitleHeight: CGFloat { min(visibleExpansion, fullLargeTitleHeight) }
    private var shownSearchHeight: CGFloat {
        hidesSearch ? visibleExpansion - shownLargeTitleHeight : fullSearchHeight
    }

    // MARK: Placing views

    final func layOutContents() {
        let top = bounds.height - contentHeight
        let prompt = contents.hasPrompt ? Self.promptHeight : 0
        let area = CGRect(x: 0, y: top + prompt, width: bounds.width, height: rowHeight)
        if contents.hasPrompt { placePrompt(in: CGRect(x: 0, y: top, width: bounds.width, height: prompt)) }
        placeLargeTitle(below: area)
        placeSearchBar()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let margins = horizontalMargins(isMirrored: isMirrored)
        var sides = placeItems(in: area, margins, isMirrored)
        if contents.title === contents.titleLabel { shortenBackTitle(in: area, margins, isMirrored, &sides) }
        placeTitle(in: area, left: sides.left, right: sides.right)
    }

    /// Returns the distances of the first items from the edges, clear of the screen's corners.
    private func horizontalMargins(isMirrored: Bool) -> UIEdgeInsets {
        let leading = contents.backButton != nil ? Self.backMargin : Self.sideMargin
        let insets = UIEdgeInsets(
            NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: Self.sideMargin),
            direction: isMirrored ? .rightToLeft : .leftToRight)
        return UIEdgeInsets(
            top: 0, left: insets.left + safeAreaInsets.left, bottom: 0, right: insets.right + safeAreaInsets.right)
    }

    private func placeItems(
        in area: CGRect, _ margins: UIEdgeInsets, _ isMirrored: Bool
    ) -> (left: CGFloat, right: CGFloat) {
        var leading = contents.leading
        if let back = contents.backButton { leading.entries.insert(.view(back, isCustom: true), at: 0) }
        let (leftRow, rightRow) = isMirrored ? (contents.trailing, leading) : (leading, contents.trailing)
        let left = leftRow.place(from: area.minX + margins.left, to: area.maxX, in: area, fromLeft: true)
        let right = rightRow.place(from: area.maxX - margins.right, to: area.minX, in: area, fromLeft: false)
        return (left, right)
    }

    /// As UIKit does, shortens the back button's title until the bar's own title fits.
    private func shortenBackTitle(
        in area: CGRect, _ margins: UIEdgeInsets, _ isMirrored: Bool, _ sides: inout (left: CGFloat, right: CGFloat)
    ) {
        guard let back = contents.backButton, let title = contents.title, !isInlineTitleHidden else { return }
        let needed = BarItemRow.fittingSize(of: title, in: area.size).width
        for shorter in backTitles where sides.right - sides.left < needed && shorter != back.currentTitle {
            guard shorter.count < back.currentTitle?.count ?? 0 else { continue }
            back.setTitle(shorter, for: .normal)
            keepTitleAwayFromArrow(of: back)
            sides = placeItems(in: area, margins, isMirrored)
        }
    }

    private var isInlineTitleHidden: Bool {
        // The small title appears when little of the large one is left.
        contents.hasLargeTitle && shownLargeTitleHeight > 8 && contents.title === contents.titleLabel
    }

    /// The points by which a title view may be higher than the row. As on iOS, two lines overlap its edges in landscape.
    private static let titleOverlap: CGFloat = 4

    /// Centers the title in the bar, or in the space between the items if that is too narrow.
    private func placeTitle(in area: CGRect, left: CGFloat, right: CGFloat) {
        guard let title = contents.title else { return }
        title.isHidden = title === contents.titleLabel ? isInlineTitleHidden : title.isHidden
        let size = BarItemRow.fittingSize(
            of: title, in: CGSize(width: area.width, height: area.height + Self.titleOverlap))
        let width = min(size.width, max(right - left, 0))
        let x = min(max(area.midX - width / 2, left), right - width)
        let offset = title === contents.titleLabel ? titleOffset : .zero
        title.frame = CGRect(
            x: RenderScale.roundDown(x) + offset.horizontal,
            y: BarItemRow.middle(of: area, height: size.height) + offset.vertical, width: width, height: size.height)
    }

    private var titleOffset: UIOffset {
        currentAppearance.titlePositionAdjustment
            + UIOffset(horizontal: 0, vertical: titleVerticalPositionAdjustment(for: .default))
    }

    /// The label keeps its distance from the lower edge while the row above covers it.
    private func placeLargeTitle(below area: CGRect) {
        guard contents.hasLargeTitle else { return }
        let shown = shownLargeTitleHeight
        contents.largeTitleClip.frame = CGRect(x: 0, y: area.maxY, width: bounds.width, height: shown)
        let label = contents.largeTitleLabel
        let side = Self.largeTitleMargin(width: bounds.width)
        let height = RenderScale.roundUp(label.intrinsicContentSize.height)
        let y = shown - fullLargeTitleHeight + 3
        label.frame = CGRect(
            x: side + safeAreaInsets.left, y: y,
            width: max(bounds.width - 2 * side - safeAreaInsets.left - safeAreaInsets.right, 0), height: height)
    }

    /// The system's margins: wider on wide phones.
    private static func largeTitleMargin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

    private func placePrompt(in area: CGRect) {
        let label = contents.promptLabel
        let height = RenderScale.roundUp(label.intrinsicContentSize.height)
        label.frame = CGRect(
            x: Self.sideMargin, y: area.maxY - height - 2, width: max(area.width - 2 * Self.sideMargin, 0),
            height: height)
    }

    private func placeSearchBar() {
        guard let searchBar = contents.searchBar else { return }
        let height = shownSearchHeight
        searchBar.isHidden = height < fullSearchHeight / 2
        searchBar.frame = CGRect(
            x: 0, y: bounds.height - height, width: bounds.width, height: max(height, fullSearchHeight))
    }
}
