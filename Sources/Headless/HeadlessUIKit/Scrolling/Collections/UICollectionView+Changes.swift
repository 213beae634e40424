/// Scrolling, and updates after changes.
extension UICollectionView {
    final func layoutWasInvalidated() {
        needsPreparation = true
        setNeedsLayout()
    }

    final func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition) {
        guard layoutAttributesForItem(at: indexPath) != nil else { return }
        // Each round may replace estimates by sizes and so move the item, which settles after a few rounds.
        for _ in 0..<10 {
            guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
            let offset = collectionViewLayout.targetContentOffset(
                forProposedContentOffset: limited(offset(showing: frame, at: scrollPosition)))
            contentOffset = offset
            layOutElements()
            guard layoutAttributesForItem(at: indexPath)?.frame != frame else { return }
        }
    }

    private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
        let insets = adjustedContentInset
        let visibleSize = visibleContentSize
        var offset = contentOffset
        if position.contains(.top) { offset.y = frame.minY - insets.top }
        if position.contains(.bottom) { offset.y = frame.maxY - bounds.height + insets.bottom }
        if position.contains(.centeredVertically) { offset.y = frame.midY - insets.top - visibleSize.height / 2 }
        if position.contains(.left) { offset.x = frame.minX - insets.left }
        if position.contains(.right) { offset.x = frame.maxX - bounds.width + insets.right }
        if position.contains(.centeredHorizontally) { offset.x = frame.midX - insets.left - visibleSize.width / 2 }
        return offset
    }
}
