/// Items in lines: side by side as far as there is room, then in the next line.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Stands for sizes that follow from the cells' contents.
    public static let automaticSize = CGSize(width: 1.7976931348623157e+308, height: 1.7976931348623157e+308)

    open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { invalidateLayout() } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }

    /// When not zero, cells say their size themselves, and this is what counts until they have.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

    private var attributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var ordered: [UICollectionViewLayoutAttributes] = []
    private var preferredSizes: [IndexPath: CGSize] = [:]
    private var contentSize = CGSize.zero

    private var delegate: UICollectionViewDelegateFlowLayout? {
        collectionView?.delegate as? UICollectionViewDelegateFlowLayout
    }

    // MARK: Sizes

    private func size(at path: IndexPath) -> CGSize {
        if let size = preferredSizes[path] { return size }
        if let collectionView, let size = delegate?.collectionView(collectionView, layout: self, sizeForItemAt: path) {
            return size
        }
        guard estimatedItemSize != .zero else { return itemSize }
        return estimatedItemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : estimatedItemSize
    }

    override open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard estimatedItemSize != .zero, preferredAttributes.size != originalAttributes.size else { return false }
        preferredSizes[preferredAttributes.indexPath] = preferredAttributes.size
        return true
    }

    /// Forgets the sizes that cells have asked for.
    final func forgetPreferredSizes() { preferredSizes = [:] }

    // MARK: Layout

    override open func prepare() {
        super.prepare()
        attributes = [:]
        ordered = []
        contentSize = .zero
        guard let collectionView else { return }
        var lines = FlowLines(isVertical: scrollDirection == .vertical, room: collectionView.bounds.size)
        for section in 0..<collectionView.numberOfSections { place(section: section, in: &lines) }
        contentSize = lines.contentSize
        if scrollDirection == .horizontal, collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft {
            mirror()
        }
    }

    private func place(section: Int, in lines: inout FlowLines) {
        guard let collectionView else { return }
        let insets = delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset
        lines.lineSpacing =
            delegate?.collectionView(collectionView, layout: self, minimumLineSpacingForSectionAt: section)
            ?? minimumLineSpacing
        lines.itemSpacing =
            delegate?.collectionView(collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let header = lines.beginSection(insets: insets, header: headerReferenceSize)
        add(UICollectionView.elementKindSectionHeader, header, section)
        for item in 0..<collectionView.numberOfItems(inSection: section) {
            let path = IndexPath(item: item, section: section)
            let entry = UICollectionViewLayoutAttributes(forCellWith: path)
            entry.frame = lines.place(size(at: path))
            attributes[path] = entry
            ordered.append(entry)
        }
        let footer = lines.endSection(insets: insets, footer: footerReferenceSize)
        add(UICollectionView.elementKindSectionFooter, footer, section)
    }

    private func add(_ kind: String, _ frame: CGRect, _ section: Int) {
        guard !frame.isEmpty else { return }
        let entry = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
        entry.frame = frame
        ordered.append(entry)
    }

    /// Exchanges left and right: the first item of a row is at the right.
    private func mirror() {
        let width = max(contentSize.width, collectionView?.bounds.width ?? 0)
        for entry in ordered { entry.frame.origin.x = width - entry.frame.maxX }
    }

    override open var collectionViewContentSize: CGSize { contentSize }

    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        ordered.filter { $0.frame.intersects(rect) }
    }

    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes[indexPath]
    }

    override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }
}

/// Puts items one after the other into lines.
private struct FlowLines {
    let isVertical: Bool
    let room: CGSize
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0

    /// Along the line, and across it.
    private var along: CGFloat = 0
    private var across: CGFloat = 0
    private var thickness: CGFloat = 0
    private var start: CGFloat = 0
    private var end: CGFloat = 0
    private var isFirst = true
    private var farthest: CGFloat = 0

    init(isVertical: Bool, room: CGSize) {
        self.isVertical = isVertical
        self.room = room
    }

    /// - Returns: The place of the header.
    mutating func beginSection(insets: UIEdgeInsets, header: CGSize) -> CGRect {
        let place = band(of: header)
        across += isVertical ? header.height + insets.top : header.width + insets.left
        start = isVertical ? insets.left : insets.top
        end = isVertical ? room.width - insets.right : room.height - insets.bottom
        along = start
        thickness = 0
        isFirst = true
        return place
    }

    /// A header or footer reaches from side to side.
    private func band(of size: CGSize) -> CGRect {
        isVertical
            ? CGRect(x: 0, y: across, width: room.width, height: size.height)
            : CGRect(x: across, y: 0, width: size.width, height: room.height)
    }

    mutating func place(_ size: CGSize) -> CGRect {
        let length = isVertical ? size.width : size.height
        if !isFirst, along + itemSpacing + length > end + 0.01 {
            across += thickness + lineSpacing
            along = start
            thickness = 0
            isFirst = true
        }
        if !isFirst { along += itemSpacing }
        let origin = isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
        along += length
        farthest = max(farthest, along)
        thickness = max(thickness, isVertical ? size.height : size.width)
        isFirst = false
        return CGRect(origin: origin, size: size)
    }

    /// - Returns: The place of the footer.
    mutating func endSection(insets: UIEdgeInsets, footer: CGSize) -> CGRect {
        across += thickness + (isVertical ? insets.bottom : insets.right)
        let place = band(of: footer)
        across += isVertical ? footer.height : footer.width
        return place
    }

    var contentSize: CGSize {
        isVertical ? CGSize(width: room.width, height: across) : CGSize(width: across, height: room.height)
    }
}
