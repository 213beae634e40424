import Constraints

/// Baselines: those of a view's baseline view, or an edge of a view without one.
extension LayoutEngine {
    func firstBaseline(of item: LayoutItem, _ own: Extent) -> LinearForm {
        guard let view = item as? UIView else { return own.start }
        let (text, extent) = baselineView(of: view, own, isFirst: true)
        return extent.start.adding(Double(text.firstBaselineOffset(height: text.contentHeight) ?? 0))
    }

    func lastBaseline(of item: LayoutItem, _ own: Extent) -> LinearForm {
        guard let view = item as? UIView else { return own.end }
        let (text, extent) = baselineView(of: view, own, isFirst: false)
        return extent.end.adding(-Double(text.lastBaselineOffset(height: text.contentHeight) ?? 0))
    }

    /// Returns the view that provides another's baseline, if constraints lay it out.
    private func baselineView(
        of view: UIView, _ own: Extent, isFirst: Bool
    ) -> (view: UIView, extent: Extent) {
        var (current, extent) = (view, own)
        while true {
            let inner = isFirst ? current.forFirstBaselineLayout : current.forLastBaselineLayout
            guard inner !== current, inner.isDescendant(of: current), let index = validIndex(inner) else { break }
            (current, extent) = (inner, items[index].vertical)
        }
        return (current, extent)
    }
}

extension UIView {
    /// The height of the content, which baselines are relative to.
    fileprivate var contentHeight: CGFloat { max(intrinsicContentSize.height, 0) }
}
