import HeadlessUIKit

/// A vertical list of rows with the full width, each with a separator.
open class ListCollectionViewLayout: UICollectionViewLayout {
    /// The kind of the separators as supplementary views.
    public static let separatorKind = "CellSeparator"

    /// The height of a separator and the distance between rows, in points; by default, one pixel.
    open var separatorHeight: CGFloat = 1 / UIScreen.main.scale

    /// The estimated height of a row, in points.
    open var estimatedRowHeight: CGFloat = 64

    private var rows: [UICollectionViewLayoutAttributes] = []
    private var separators: [UICollectionViewLayoutAttributes] = []
    private var heights: [IndexPath: CGFloat] = [:]

    /// The traits that the heights were computed for.
    private var traits: UITraitCollection?
    private var contentHeight: CGFloat = 0

    override open func prepare() {
        super.prepare()

        rows = []
        separators = []
        contentHeight = 0
        guard let collectionView else { return }
        invalidateHeightsIfNeeded(in: collectionView)
        for section in 0..<collectionView.numberOfSections {
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                place(IndexPath(item: item, section: section), width: collectionView.bounds.width)
            }
        }
    }

    /// Discards the heights after a change of the content size.
    private func invalidateHeightsIfNeeded(in collectionView: UICollectionView) {
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

    /// The first row that ends below `y`, by binary search.
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
