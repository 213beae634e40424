import HeadlessUIKit

/// Rows below each other over the whole width, each with a separator under it.
open class ListCollectionViewLayout: UICollectionViewLayout {
    /// The kind under which the collection is asked for separators.
    public static let separatorKind = "CellSeparator"

    /// The height of a separator and so the distance of the rows, in points: one pixel unless set.
    open var separatorHeight: CGFloat = 1 / UIScreen.main.scale

    /// The height that a row counts with until its own is known, in points.
    open var estimatedRowHeight: CGFloat = 64

    private var rows: [UICollectionViewLayoutAttributes] = []
    private var separators: [UICollectionViewLayoutAttributes] = []
    private var heights: [IndexPath: CGFloat] = [:]

    /// The traits under which the heights were found.
    private var traits: UITraitCollection?
    private var contentHeight: CGFloat = 0

    override open func prepare() {
        super.prepare()

        rows = []
        separators = []
        contentHeight = 0
        guard let collectionView else { return }
        forgetHeightsIfNeeded(in: collectionView)
        for section in 0..<collectionView.numberOfSections {
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                place(IndexPath(item: item, section: section), width: collectionView.bounds.width)
            }
        }
    }

    /// At another text size rows have other heights.
    private func forgetHeightsIfNeeded(in collectionView: UICollectionView) {
        let traits = collectionView.traitCollection
        defer { self.traits = traits }
        if traits.preferredContentSizeCategory != self.traits?.preferredContentSizeCategory { heights = [:] }
    }

    private func place(_ path: IndexPath, width: CGFloat) {
        let row = UICollectionViewLayoutAttributes(forCellWith: path)
        row.frame = CGRect(x: 0, y: contentHeight, width: width, height: heights[path] ?? estimatedRowHeight)
        let separator = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: Self.separatorKind, with: path)
        separator.frame = CGRect(x: 0, y: row.frame.maxY, width: width, height: separatorHeight)
        rows.append(row)
        separators.append(separator)
        contentHeight = separator.frame.maxY
    }

    override open var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
    }

    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let visible = firstRow(endingBelow: rect.minY)..<rows.count
        let shown = visible.prefix { rows[$0].frame.minY < rect.maxY }
        return shown.map { rows[$0] } + shown.map { separators[$0] }
    }

    /// The first row that reaches below `y`, found by halving, since rows lie in order.
    private func firstRow(endingBelow y: CGFloat) -> Int {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if separators[middle].frame.maxY > y { high = middle } else { low = middle + 1 }
        }
        return low
    }

    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        rows.first { $0.indexPath == indexPath }
    }

    override open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        elementKind == Self.separatorKind ? separators.first { $0.indexPath == indexPath } : nil
    }

    override open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard preferredAttributes.frame.height != originalAttributes.frame.height else { return false }
        heights[preferredAttributes.indexPath] = preferredAttributes.frame.height
        return true
    }

    override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }
}
