import InterfaceBuilder

extension UICollectionView {
    /// Returns the layout of a collection view's element.
    static func layout(of reader: InterfaceReader?) -> UICollectionViewLayout {
        guard let reader, let element = reader.child("collectionViewLayout") else {
            return UICollectionViewFlowLayout()
        }
        let context = reader.context
        let isFlow = element.name == "collectionViewFlowLayout"
        let standard = isFlow ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
        let type = InterfaceClasses.type(of: element, standard: standard, in: context.file)
        let inner = InterfaceReader(element, context)
        guard let layout = type.init(coder: InterfaceCoder(inner)) else { return UICollectionViewFlowLayout() }
        (layout as? UICollectionViewFlowLayout)?.decodeFlowLayout(from: inner)
        context.register(layout, inner.element)
        inner.reportUnread()
        return layout
    }

    final func decodeCollection(from reader: InterfaceReader) {
        reader.bool("allowsSelection").map { allowsSelection = $0 }
        reader.bool("allowsMultipleSelection").map { allowsMultipleSelection = $0 }
        reader.bool("prefetchingEnabled").map { isPrefetchingEnabled = $0 }
        for cell in reader.list("cells") {
            guard let identifier = cell["reuseIdentifier"] else { continue }
            cellPool.register(identifier) { [context = reader.context] in Self.make(cell, context) }
        }
        register(reader, "sectionHeaderView", kind: UICollectionView.elementKindSectionHeader)
        register(reader, "sectionFooterView", kind: UICollectionView.elementKindSectionFooter)
        reader.ignore("dataMode", "springLoaded", "[collectionViewLayout]")
    }

    private func register(_ reader: InterfaceReader, _ key: String, kind: String) {
        guard let element = reader.child(key), let identifier = element["reuseIdentifier"] else { return }
        supplementaryPool.register(Self.supplementaryName(kind, identifier)) { [context = reader.context] in
            Self.make(element, context)
        }
    }

    private static func make<View: UICollectionReusableView>(
        _ element: InterfaceElement, _ context: InterfaceContext
    ) -> View {
        guard let view: View = context.makePrototype(element) else {
            fatalError("\(context.file.document.file), line \(element.line): <\(element.name)> isn't a \(View.self)")
        }
        view.reuseIdentifier = element["reuseIdentifier"]
        return view
    }
}

extension UICollectionViewFlowLayout {
    fileprivate final func decodeFlowLayout(from reader: InterfaceReader) {
        reader.number("minimumLineSpacing").map { minimumLineSpacing = $0 }
        reader.number("minimumInteritemSpacing").map { minimumInteritemSpacing = $0 }
        reader.value("scrollDirection", ["vertical": .vertical, "horizontal": .horizontal]).map { scrollDirection = $0 }
        reader.size("itemSize").map { itemSize = $0 }
        reader.size("headerReferenceSize").map { headerReferenceSize = $0 }
        reader.size("footerReferenceSize").map { footerReferenceSize = $0 }
        reader.insets("sectionInset").map { sectionInset = $0 }
        reader.size("estimatedItemSize").map { estimatedItemSize = $0 }
        if reader.bool("automaticEstimatedItemSize") == true { estimatedItemSize = Self.automaticSize }
        reader.bool("sectionHeadersPinToVisibleBounds").map { sectionHeadersPinToVisibleBounds = $0 }
        reader.bool("sectionFootersPinToVisibleBounds").map { sectionFootersPinToVisibleBounds = $0 }
        reader.value(
            "sectionInsetReference",
            ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins]
        ).map { sectionInsetReference = $0 }
    }
}

extension UICollectionReusableView {
    final func decodeReusable(from reader: InterfaceReader) {
        reader.string("reuseIdentifier").map { reuseIdentifier = $0 }
        reader.ignore("[customSize]", "collectionReusableView")
    }
}

extension UICollectionViewCell {
    final func decodeCollectionCell(from reader: InterfaceReader) {
        reader.child("contentView").map { reader.context.fill(contentView, from: $0) }
        reader.view("backgroundView").map { backgroundView = $0 }
        reader.view("selectedBackgroundView").map { selectedBackgroundView = $0 }
    }
}
