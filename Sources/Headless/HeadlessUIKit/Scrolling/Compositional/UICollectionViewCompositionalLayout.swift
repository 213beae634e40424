import Frames
import Rendering

/// Returns the section with an index in an environment.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections of groups of items.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider

    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    /// The background color of a layout that is a list.
    final var listBackground: UIColor?

    private var sections: [SolvedSection] = []
    private var globals: [SolvedSection.Boundary] = []
    private var contentSize = CGSize.zero
    private var measuredItems: [Int: [Int: CGSize]] = [:]
    private var measuredBoundaries: [Int: [String: CGSize]] = [:]

    // MARK: Creating

    /// Creates a layout whose sections are all the same.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
        listBackground = section.list?.resolvedBackgroundColor
    }

    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Returns a list: every section has the rows, headers and footers of the configuration.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
        layout.listBackground = configuration.resolvedBackgroundColor
        return layout
    }

    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    override public init() {
        provider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    // MARK: Layout

    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    override open var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override open func prepare() {
        super.prepare()
        sections = []
        globals = []
        guard let collectionView else { return }
        let size = collectionView.visibleContentSize
        var position: CGFloat = 0
        addGlobals(at: .top, position: &position, size: size)
        for index in 0..<collectionView.numberOfSections {
            if index > 0 { position += configuration.interSectionSpacing }
            guard let solved = solve(section: index, at: position, size: size) else { continue }
            position = isVertical ? solved.frame.maxY : solved.frame.maxX
            sections.append(solved)
        }
        addGlobals(at: .bottom, position: &position, size: size)
        contentSize =
            isVertical ? CGSize(width: size.width, height: position) : CGSize(width: position, height: size.height)
    }

    private func solve(section index: Int, at position: CGFloat, size: CGSize) -> SolvedSection? {
        guard let collectionView else { return nil }
        let insets = insets(for: configuration.contentInsetsReference, in: collectionView)
        let environment = LayoutEnvironment(
            LayoutContainer(size, insets: insets), collectionView.traitCollection)
        guard let section = provider(index, environment) else {
            RenderProblems.report(
                "\(collectionView.className): the layout's section provider returns nil for section \(index).")
            return nil
        }
        let own =
            section.contentInsetsReference == .automatic
            ? insets : self.insets(for: section.contentInsetsReference, in: collectionView)
        let supplementary =
            section.supplementaryContentInsetsReference == .automatic
            ? own : self.insets(for: section.supplementaryContentInsetsReference, in: collectionView)
        let space = SolvedSection.Space(
            isVertical: isVertical, start: position, size: size, insets: own, supplementaryInsets: supplementary,
            traits: collectionView.traitCollection, itemCount: collectionView.numberOfItems(inSection: index),
            measuredItems: measuredItems[index] ?? [:], measuredBoundaries: measuredBoundaries[index] ?? [:])
        return SolvedSection(section, index: index, in: space)
    }

    /// Returns the insets of content across the scroll direction.
    private func insets(
        for reference: UIContentInsetsReference, in view: UICollectionView
    ) -> NSDirectionalEdgeInsets {
        let sides: UIEdgeInsets
        switch reference {
        case .none: return .zero
        case .automatic, .safeArea:
            let covered = view.adjustedContentInset
            // The content insets are already applied once.
            sides = UIEdgeInsets(
                top: max(view.safeAreaInsets.top - covered.top, 0),
                left: max(view.safeAreaInsets.left - covered.left, 0),
                bottom: max(view.safeAreaInsets.bottom - covered.bottom, 0),
                right: max(view.safeAreaInsets.right - covered.right, 0))
        case .layoutMargins, .readableContent: sides = view.effectiveLayoutMargins
        }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isVertical
            ? NSDirectionalEdgeInsets(
                top: 0, leading: isMirrored ? sides.right : sides.left, bottom: 0,
                trailing: isMirrored ? sides.left : sides.right)
            : NSDirectionalEdgeInsets(top: sides.top, leading: 0, bottom: sides.bottom, trailing: 0)
    }

    private enum End { case top, bottom }

    private func addGlobals(at end: End, position: inout CGFloat, size: CGSize) {
        let items = configuration.boundarySupplementaryItems.filter { item in
            let edges = item.alignment.edges
            let isAtEnd = edges.contains(isVertical ? .bottom : .trailing)
            return isAtEnd == (end == .bottom)
        }
        guard !items.isEmpty, let collectionView else { return }
        // A separate section without items places them.
        let carrier = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(0)), subitems: []))
        carrier.boundarySupplementaryItems = items
        let space = SolvedSection.Space(
            isVertical: isVertical, start: position, size: size, insets: .zero, supplementaryInsets: .zero,
            traits: collectionView.traitCollection, itemCount: 0, measuredItems: [:],
            measuredBoundaries: measuredBoundaries[-1] ?? [:])
        let solved = SolvedSection(carrier, index: -1, in: space)
        globals += solved.boundaries
        position = isVertical ? solved.frame.maxY : solved.frame.maxX
    }

    override open var collectionViewContentSize: CGSize { contentSize }

    // MARK: Querying

    /// The maximum distance by which badges may extend beyond their groups, in points.
    private static let reach: CGFloat = 60

    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        for solved in sections {
            let frame = solved.frame.insetBy(dx: -Self.reach, dy: -Self.reach)
            guard
                isVertical
                    ? frame.minY <= rect.maxY && frame.maxY >= rect.minY
                    : frame.minX <= rect.maxX && frame.maxX >= rect.minX
            else { continue }
            var elements = decorations(of: solved)
            let area = rect.insetBy(dx: -Self.reach, dy: -Self.reach)
            let goesDown = isVertical != solved.section.isOrthogonal
            let groups = solved.groups(
                from: goesDown ? area.minY : area.minX, to: goesDown ? area.maxY : area.maxX, isVertical: goesDown)
            for group in groups { elements += group.solution.elements.map { attributes($0, group, solved) } }
            elements += solved.boundaries.map { attributes($0, solved) }
            elements = elements.filter { $0.frame.intersects(rect) }
            callHandler(of: solved, elements, rect)
            found += elements
        }
        return found + globals.map { attributes($0, nil) }.filter { $0.frame.intersects(rect) }
    }

    private func callHandler(
        of solved: SolvedSection, _ elements: [UICollectionViewLayoutAttributes], _ rect: CGRect
    ) {
        guard let handler = solved.section.visibleItemsInvalidationHandler, let collectionView else { return }
        let offset = solved.section.isOrthogonal ? CGPoint.zero : collectionView.contentOffset
        let environment = LayoutEnvironment(
            LayoutContainer(collectionView.visibleContentSize), collectionView.traitCollection)
        handler(elements.map(VisibleItem.init), offset, environment)
    }

    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, let solved = sections.first(where: { $0.index == indexPath.section }),
            let group = solved.group(of: indexPath.item),
            let element = group.solution.elements.first(where: {
                $0.supplementary == nil && group.first + $0.index == indexPath.item
            })
        else { return nil }
        return attributes(element, group, solved)
    }

    override open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        if let boundary = globals.first(where: { $0.item.elementKind == elementKind && $0.path == indexPath }) {
            return attributes(boundary, nil)
        }
        guard indexPath.count == 2, let solved = sections.first(where: { $0.index == indexPath.section }) else {
            return nil
        }
        if let boundary = solved.boundaries.first(where: {
            $0.item.elementKind == elementKind && $0.path == indexPath
        }) {
            return attributes(boundary, solved)
        }
        guard let group = solved.group(of: indexPath.item) else { return nil }
        let element = group.solution.elements.first {
            $0.supplementary?.elementKind == elementKind && group.first + $0.index == indexPath.item
        }
        return element.map { attributes($0, group, solved) }
    }

    // MARK: Attributes

    private func attributes(
        _ element: GroupSolver.Element, _ group: SolvedSection.Group, _ solved: SolvedSection
    ) -> UICollectionViewLayoutAttributes {
        let path = IndexPath(item: group.first + element.index, section: solved.index)
        let attributes: UICollectionViewLayoutAttributes
        if let supplementary = element.supplementary {
            attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: supplementary.elementKind, with: path)
        } else {
            attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.listPosition = solved.section.list?.position(
                ofItem: path, count: solved.itemCount, section: solved.section)
        }
        attributes.frame = element.frame.offsetBy(dx: group.origin.x, dy: group.origin.y)
        attributes.zIndex = element.zIndex
        attributes.sizing = element.sizing
        return attributes
    }

    private func attributes(
        _ boundary: SolvedSection.Boundary, _ solved: SolvedSection?
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: boundary.item.elementKind, with: boundary.path)
        attributes.frame = boundary.frame
        attributes.zIndex = boundary.item.zIndex
        attributes.sizing = boundary.item.layoutSize.sizing
        if boundary.item.pinToVisibleBounds { pin(attributes, boundary.item, solved) }
        attributes.listPosition = solved?.section.list?.position(
            ofBoundary: boundary.item, isPinned: attributes.frame != boundary.frame)
        return attributes
    }

    /// Moves a header or footer to the edge of the visible area, within its section.
    private func pin(
        _ attributes: UICollectionViewLayoutAttributes, _ item: NSCollectionLayoutBoundarySupplementaryItem,
        _ solved: SolvedSection?
    ) {
        guard let collectionView else { return }
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let limits = solved?.frame ?? CGRect(origin: .zero, size: contentSize)
        var frame = attributes.frame
        let isAtEnd = item.alignment.edges.contains(isVertical ? .bottom : .trailing)
        if isVertical {
            frame.origin.y =
                isAtEnd
                ? min(frame.minY, max(visible.maxY - frame.height, limits.minY))
                : max(frame.minY, min(visible.minY, limits.maxY - frame.height))
        } else {
            frame.origin.x =
                isAtEnd
                ? min(frame.minX, max(visible.maxX - frame.width, limits.minX))
                : max(frame.minX, min(visible.minX, limits.maxX - frame.width))
        }
        attributes.frame = frame
        attributes.zIndex += 1
    }

    private func decorations(of solved: SolvedSection) -> [UICollectionViewLayoutAttributes] {
        solved.section.decorationItems.enumerated().map { index, item in
            let attributes = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: item.elementKind, with: IndexPath(item: index, section: solved.index))
            let insets = item.contentInsets
            let frame = solved.frame
            attributes.frame = CGRect(
                x: frame.minX + insets.leading, y: frame.minY + insets.top,
                width: max(frame.width - insets.leading - insets.trailing, 0),
                height: max(frame.height - insets.top - insets.bottom, 0))
            attributes.zIndex = item.zIndex
            attributes.sizing = .fixed
            return attributes
        }
    }

    // MARK: Preferred sizes

    override open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let (wanted, given) = (preferredAttributes.size, originalAttributes.size)
        let differs: Bool =
            switch originalAttributes.sizing {
            case .fixed: false
            case .fitting: wanted != given
            case .height: wanted.height != given.height
            case .width: wanted.width != given.width
            }
        guard differs else { return false }
        let path = originalAttributes.indexPath
        if let kind = originalAttributes.representedElementKind {
            measuredBoundaries[path.count < 2 ? -1 : path.section, default: [:]][kind] = wanted.sane
        } else {
            measuredItems[path.section, default: [:]][path.item] = wanted.sane
        }
        return true
    }

    override func forgetPreferredSizes() {
        measuredItems = [:]
        measuredBoundaries = [:]
    }

    override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }
}
