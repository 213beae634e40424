/// Items in lines: side by side as far as they fit, then on the next line.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The value for sizes that follow from the cells' contents.
    public static let automaticSize = CGSize(width: 1.7976931348623157e+308, height: 1.7976931348623157e+308)

    /// The reference of the section insets.
    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

    override open class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { invalidateLayout() } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }

    /// The estimate for the size of self-sizing cells; cells aren't self-sizing if it is zero.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The minimum distance of lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The minimum distance of items in a line, in points; full lines are justified.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Whether the header of the topmost section stays visible.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// Whether the footer of the lowest section stays visible.
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    private var sections: [FlowSection] = []
    private var preferredSizes: [IndexPath: CGSize] = [:]
    private var contentSize = CGSize.zero

    private var delegate: UICollectionViewDelegateFlowLayout? {
        collectionView?.delegate as? UICollectionViewDelegateFlowLayout
    }

    private var isVertical: Bool { scrollDirection == .vertical }

    // MARK: Sizes

    private func size(at path: IndexPath) -> CGSize {
        if let size = preferredSizes[path] { return size.sane }
        if let collectionView, let delegate {
            let size = delegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
            // A delegate that doesn't implement sizes returns the layout's.
            if estimatedItemSize == .zero || size != itemSize { return size.sane }
        }
        guard estimatedItemSize != .zero else { return itemSize.sane }
        return estimatedItemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : estimatedItemSize.sane
    }

    override open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard estimatedItemSize != .zero, preferredAttributes.representedElementCategory == .cell,
            preferredAttributes.size != originalAttributes.size
        else { return false }
        preferredSizes[preferredAttributes.indexPath] = preferredAttributes.size
        return true
    }

    override func forgetPreferredSizes() { preferredSizes = [:] }

    // MARK: Layout

    override open func prepare() {
        super.prepare()
        sections = []
        contentSize = .zero
        guard let collectionView else { return }
        let insets = referenceInsets
        let visibleSize = collectionView.visibleContentSize
        var across: CGFloat = 0
        for index in 0..<collectionView.numberOfSections {
            let section = makeSection(index, at: across, visibleSize: visibleSize, reference: insets)
            across = section.end
            sections.append(section)
        }
        contentSize =
            isVertical
            ? CGSize(width: visibleSize.width, height: across) : CGSize(width: across, height: visibleSize.height)
    }

    /// The additional insets of sections across the scroll direction.
    private var referenceInsets: UIEdgeInsets {
        guard let collectionView else { return .zero }
        let insets: UIEdgeInsets =
            switch sectionInsetReference {
            case .fromContentInset: .zero
            case .fromSafeArea: collectionView.safeAreaInsets
            case .fromLayoutMargins: collectionView.layoutMargins
            }
        return isVertical
            ? UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
            : UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
    }

    private func makeSection(
        _ index: Int, at start: CGFloat, visibleSize: CGSize, reference: UIEdgeInsets
    ) -> FlowSection {
        guard let view = collectionView else { return FlowSection() }
        let own = delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
        let lineSpacing =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index) ?? minimumLineSpacing
        let spacing =
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
            ?? minimumInteritemSpacing
        let header =
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
            ?? headerReferenceSize
        let footer =
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
            ?? footerReferenceSize
        var section = FlowSection()
        section.isVertical = isVertical
        section.start = start
        section.headerLength = max(isVertical ? header.sane.height : header.sane.width, 0)
        section.insets = own
        section.leading = isVertical ? own.left + reference.left : own.top + reference.top
        let trailing = isVertical ? own.right + reference.right : own.bottom + reference.bottom
        section.breadth = isVertical ? visibleSize.width : visibleSize.height
        let count = view.numberOfItems(inSection: index)
        section.sizes = (0..<count).map { size(at: IndexPath(item: $0, section: index)) }
        let extents = section.sizes.map {
            FlowLines.Extent(along: isVertical ? $0.width : $0.height, across: isVertical ? $0.height : $0.width)
        }
        section.lines = FlowLines(
            extents, lineLength: section.breadth - section.leading - trailing, spacing: spacing,
            lineSpacing: lineSpacing)
        section.footerLength = max(isVertical ? footer.sane.height : footer.sane.width, 0)
        return section
    }

    override open var collectionViewContentSize: CGSize { contentSize }

    // MARK: Querying

    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        let range = isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
        for (index, section) in sections.enumerated() where section.start <= range.upperBound {
            guard section.end >= range.lowerBound else { continue }
            if let header = attributes(ofHeader: true, section: index), header.frame.intersects(rect) {
                found.append(header)
            }
            for item in section.items(from: range.lowerBound, to: range.upperBound) {
                let frame = section.frame(of: item)
                guard frame.intersects(rect) else { continue }
                found.append(attributes(of: IndexPath(item: item, section: index), frame: frame))
            }
            if let footer = attributes(ofHeader: false, section: index), footer.frame.intersects(rect) {
                found.append(footer)
            }
        }
        return found
    }

    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        guard section.sizes.indices.contains(indexPath.item) else { return nil }
        return attributes(of: indexPath, frame: section.frame(of: indexPath.item))
    }

    override open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        switch elementKind {
        case UICollectionView.elementKindSectionHeader: attributes(ofHeader: true, section: indexPath.section)
        case UICollectionView.elementKindSectionFooter: attributes(ofHeader: false, section: indexPath.section)
        default: nil
        }
    }

    private func attributes(of path: IndexPath, frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(at: path)
        attributes.frame = frame
        attributes.sizing = estimatedItemSize == .zero ? .fixed : .fitting
        return attributes
    }

    private func makeAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        return (type ?? UICollectionViewLayoutAttributes.self).init(forCellWith: path)
    }

    private func attributes(ofHeader isHeader: Bool, section index: Int) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(index) else { return nil }
        let section = sections[index]
        var frame = isHeader ? section.header : section.footer
        guard !frame.isEmpty else { return nil }
        let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        if isPinned { pin(&frame, isHeader: isHeader, in: section) }
        let kind =
            isHeader ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
        let attributes = makeAttributes(at: IndexPath(item: 0, section: index))
        attributes.representedElementCategory = .supplementaryView
        attributes.representedElementKind = kind
        attributes.frame = frame
        attributes.sizing = .fixed
        if isPinned { attributes.zIndex = 10 }
        return attributes
    }

    private func pin(_ frame: inout CGRect, isHeader: Bool, in section: FlowSection) {
        guard let collectionView else { return }
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let natural = isVertical ? frame.minY : frame.minX
        let length = isVertical ? frame.height : frame.width
        let start = isVertical ? visible.minY : visible.minX
        let end = isVertical ? visible.maxY : visible.maxX
        let position =
            isHeader
            ? max(natural, min(start, section.end - section.footerLength - length))
            : min(natural, max(end - length, section.start + section.headerLength))
        if isVertical { frame.origin.y = position } else { frame.origin.x = position }
    }

    override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
            || newBounds.size != collectionView?.bounds.size
    }
}

/// A section of a flow layout.
private struct FlowSection {
    var isVertical = true
    /// The start of the section in the scroll direction, in points.
    var start: CGFloat = 0
    var headerLength: CGFloat = 0
    var footerLength: CGFloat = 0
    var insets = UIEdgeInsets.zero
    /// The distance of lines from the side where they start, in points.
    var leading: CGFloat = 0
    /// The length of lines across the scroll direction, in points.
    var breadth: CGFloat = 0
    var sizes: [CGSize] = []
    var lines = FlowLines([], lineLength: 0, spacing: 0, lineSpacing: 0)

    private var firstLine: CGFloat { start + headerLength + (isVertical ? insets.top : insets.left) }
    private var footerStart: CGFloat { firstLine + lines.thickness + (isVertical ? insets.bottom : insets.right) }

    /// The end of the section, in points.
    var end: CGFloat { footerStart + footerLength }

    /// The header, which extends from side to side like the footer.
    var header: CGRect { band(start, headerLength) }
    var footer: CGRect { band(footerStart, footerLength) }

    private func band(_ position: CGFloat, _ length: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: 0, y: position, width: breadth, height: length)
            : CGRect(x: position, y: 0, width: length, height: breadth)
    }

    func frame(of item: Int) -> CGRect {
        let position = lines.positions[item]
        let origin =
            isVertical
            ? CGPoint(x: leading + position.along, y: firstLine + position.across)
            : CGPoint(x: firstLine + position.across, y: leading + position.along)
        return CGRect(origin: origin, size: sizes[item])
    }

    /// Returns the items whose lines intersect a range, by binary search.
    func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        let all = lines.lines
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if firstLine + all[middle].start + all[middle].thickness >= lower {
                high = middle
            } else {
                low = middle + 1
            }
        }
        var end = low
        while end < all.count, firstLine + all[end].start <= upper { end += 1 }
        guard low < end else { return 0..<0 }
        return all[low].items.lowerBound..<all[end - 1].items.upperBound
    }
}

extension CGSize {
    /// The size with sides that are valid for layout: neither negative nor infinite.
    var sane: CGSize { CGSize(width: width.saneLength, height: height.saneLength) }
}

extension CGFloat {
    /// The length, or 0 if it isn't a number; at most a million points.
    var saneLength: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1e6) }
}
