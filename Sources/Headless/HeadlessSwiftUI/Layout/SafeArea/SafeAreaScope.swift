import Foundation

/// The area that bars don't cover, and the area including bars.
class SafeAreaScope: LayoutScope {
    /// The area including bars, relative to the root.
    var outer = CGRect.zero

    /// The area that bars don't cover, relative to the root.
    var inner = CGRect.zero

    /// Returns the rectangle extended under bars that it touches.
    ///
    /// - Parameter edges: The edges. Left counts as leading, right as trailing.
    final func extend(_ rect: CGRect, at edges: Edge.Set = .all) -> CGRect {
        var (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        let slack: CGFloat = 0.01
        if edges.contains(.leading), left <= inner.minX + slack { left = min(left, outer.minX) }
        if edges.contains(.trailing), right >= inner.maxX - slack { right = max(right, outer.maxX) }
        if edges.contains(.top), top <= inner.minY + slack { top = min(top, outer.minY) }
        if edges.contains(.bottom), bottom >= inner.maxY - slack { bottom = max(bottom, outer.maxY) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Sets the area that bars don't cover, and thereby the area including bars: the larger of this one and the outer
    /// one.
    final func setRoom(_ rect: CGRect, insets: EdgeInsets, isRightToLeft: Bool) {
        inner = rect.inset(by: insets, isRightToLeft: isRightToLeft)
        outer = parent?.nearest(SafeAreaScope.self)?.extend(rect) ?? rect
    }

    /// Returns the insets of a view in which bars would cover it if it extended as far as possible.
    final func insets(of rect: CGRect, isRightToLeft: Bool) -> EdgeInsets {
        let whole = extend(rect)
        let (left, right) = (rect.minX - whole.minX, whole.maxX - rect.maxX)
        return EdgeInsets(
            top: rect.minY - whole.minY, leading: isRightToLeft ? right : left, bottom: whole.maxY - rect.maxY,
            trailing: isRightToLeft ? left : right)
    }
}

/// The outermost safe area: that of the whole picture.
final class ScreenScope: SafeAreaScope {
    /// The proposal to the root.
    let proposal: ProposedViewSize

    /// Whether bars or a device's corners cover a part of the picture.
    let isCovered: Bool

    init(_ proposal: ProposedViewSize, isCovered: Bool) {
        self.proposal = proposal
        self.isCovered = isCovered
        super.init(in: nil)
    }
}

extension CGRect {
    /// Returns the rectangle inset by margins, but to no less than 0.
    func inset(by insets: EdgeInsets, isRightToLeft: Bool) -> CGRect {
        CGRect(
            x: minX + (isRightToLeft ? insets.trailing : insets.leading), y: minY + insets.top,
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}

extension LayoutScope {
    /// Whether bars may cover a part of the content.
    var hasSafeArea: Bool {
        guard let area = nearest(SafeAreaScope.self) else { return false }
        return (area as? ScreenScope)?.isCovered ?? true
    }
}
