import Frames
import Rendering

/// Management of the visible elements' views.
extension UICollectionView {
    /// The visible size without the insets of the content.
    final var visibleContentSize: CGSize {
        let insets = adjustedContentInset
        return CGSize(
            width: max(bounds.width - insets.left - insets.right, 0),
            height: max(bounds.height - insets.top - insets.bottom, 0))
    }

    final func reloadIfNeeded() {
        guard needsReload, let dataSource else { return }
        needsReload = false
        recycle(except: [])
        itemCounts = (0..<max(dataSource.numberOfSections(in: self), 0)).map {
            max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
        }
    }

    /// Other traits require a new layout, and new sizes if their metrics differ. As on iOS, cells stay.
    private func followTraits() {
        guard lastTraits !== preparedTraits else { return }
        let previous = preparedTraits ?? lastTraits
        preparedTraits = lastTraits
        guard lastTraits != previous else { return }
        needsPreparation = true
        if !lastTraits.hasSameMetrics(as: previous) { collectionViewLayout.forgetPreferredSizes() }
    }

    final func prepareIfNeeded() {
        reloadIfNeeded()
        followTraits()
        if bounds != preparedBounds, !needsPreparation {
            let hasNewSize = bounds.size != preparedBounds.size
            needsPreparation = hasNewSize || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
        }
        guard needsPreparation else { return }
        needsPreparation = false
        preparedBounds = bounds
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
    }

    /// The maximum number of rounds in which cells may change their size.
    private static let maximumRounds = 20

    final func layOutElements() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        for _ in 0..<Self.maximumRounds {
            prepareIfNeeded()
            goToFirstOffset()
            if !showVisibleElements() { break }
            needsPreparation = true
        }
        prepareIfNeeded()
        showListBackground()
        backgroundView?.frame = bounds
    }

    /// Horizontally scrolling content starts at its right end if it is mirrored.
    private func goToFirstOffset() {
        guard !hasPlacedContent else { return }
        hasPlacedContent = true
        guard collectionViewLayout.isFlipped, contentSize.width > bounds.width else { return }
        contentOffset.x = contentSize.width - bounds.width + adjustedContentInset.right
    }

    private func showListBackground() {
        guard let color = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.listBackground else {
            listBackground?.removeFromSuperview()
            listBackground = nil
            return
        }
        let ground = listBackground ?? UIView()
        if listBackground == nil {
            listBackground = ground
            ground.layer.zPosition = -1000
            insertSubview(ground, at: 0)
        }
        ground.backgroundColor = color
        ground.frame = bounds
    }

    // MARK: Direction

    /// Returns attributes at their position in a mirrored layout.
    final func flipped(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard collectionViewLayout.isFlipped,
            let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        copy.untransformedFrame.origin.x = flipWidth - copy.untransformedFrame.maxX
        return copy
    }

    private var flipWidth: CGFloat { max(contentSize.width, visibleContentSize.width) }

    private var visibleRect: CGRect {
        guard collectionViewLayout.isFlipped else { return bounds }
        var rect = bounds
        rect.origin.x = flipWidth - bounds.maxX
        return rect
    }

    // MARK: Views

    /// Updates the views of visible elements. Returns whether any of them has a new preferred size.
    private func showVisibleElements() -> Bool {
        let elements = collectionViewLayout.layoutAttributesForElements(in: visibleRect) ?? []
        var shown: Set<ElementKey> = []
        var hasChanged = false
        for original in elements {
            let key = ElementKey(kind: original.representedElementKind, path: original.indexPath)
            guard hasItem(original), shown.insert(key).inserted else { continue }
            let attributes = flipped(original)
            guard let view = visible[key] ?? makeView(attributes, key) else { continue }
            view.take(attributes)
            guard original.representedElementCategory != .decorationView, original.sizing != .fixed else { continue }
            let preferred = view.preferredLayoutAttributesFitting(attributes)
            if collectionViewLayout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
            {
                hasChanged = true
            }
        }
        recycle(except: shown)
        return hasChanged
    }

    /// Returns whether the data has the item of a layout's attributes.
    private func hasItem(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard attributes.representedElementCategory == .cell else { return true }
        let path = attributes.indexPath
        guard path.count == 2, itemCounts.indices.contains(path.section),
            (0..<itemCounts[path.section]).contains(path.item)
        else {
            RenderProblems.report(
                "\(className): the layout \(type(of: collectionViewLayout)) returns an item that the data source doesn't have: \(path)."
            )
            return false
        }
        return true
    }

    private func makeView(
        _ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey
    ) -> UICollectionReusableView? {
        let view: UICollectionReusableView?
        switch attributes.representedElementCategory {
        case .cell:
            let cell = dataSource?.collectionView(self, cellForItemAt: key.path)
            cell?.isInEditingCollection = isEditing
            cell?.isSelected = selectedPaths.contains(key.path)
            view = cell
        case .supplementaryView:
            view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: key.kind ?? "", at: key.path)
        case .decorationView: view = collectionViewLayout.decorationClasses[key.kind ?? ""].map(Self.make)
        }
        guard let view else { return nil }
        visible[key] = view
        switch attributes.representedElementCategory {
        case .cell, .supplementaryView: addSubview(view)
        case .decorationView: insertSubview(view, at: backgroundView == nil ? 0 : 1)
        }
        view.isHidden = false
        view.take(attributes)
        announce(view, key)
        return view
    }

    private func announce(_ view: UICollectionReusableView, _ key: ElementKey) {
        if let kind = key.kind {
            delegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.path)
        } else if let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
        }
    }

    final func recycle(except shown: Set<ElementKey>) {
        guard visible.count > shown.count || !visible.keys.allSatisfy(shown.contains) else { return }
        // In a fixed order, so that the same collection view always reuses the same cells.
        let gone = visible.keys.filter { !shown.contains($0) }
            .sorted { ($0.path, $0.kind ?? "") < ($1.path, $1.kind ?? "") }
        for key in gone {
            guard let view = visible.removeValue(forKey: key) else { continue }
            view.appliedAttributes = nil
            if let kind = key.kind {
                let name = view.reuseIdentifier.map { Self.supplementaryName(kind, $0) }
                supplementaryPool.recycle(view, name, from: key)
                delegate?.collectionView(
                    self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.path)
            } else if let cell = view as? UICollectionViewCell {
                cellPool.recycle(cell, cell.reuseIdentifier, from: key)
                delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
            }
        }
    }
}

extension UICollectionReusableView {
    /// Applies the frame and appearance from the layout.
    final func take(_ attributes: UICollectionViewLayoutAttributes) {
        let frame = attributes.untransformedFrame
        if !transform.isIdentity { transform = .identity }
        if !self.frame.isClose(to: frame) { self.frame = frame }
        if !attributes.transform.isIdentity { transform = attributes.transform }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        let depth = CGFloat(attributes.zIndex)
        if depth != layerIfCreated?.zPosition ?? 0 { layer.zPosition = depth }
        guard appliedAttributes != attributes else { return }
        appliedAttributes = attributes
        listPositionDidChange(attributes.listPosition)
        apply(attributes)
    }
}

extension CGRect {
    /// Returns whether the rectangles are the same, except for rounding in the conversion to center and size.
    fileprivate func isClose(to other: CGRect) -> Bool {
        let distances = [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
        return distances.allSatisfy { abs($0) < 1e-6 }
    }
}
