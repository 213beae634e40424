import Foundation

/// The room that bars leave, and the room behind them.
class SafeAreaScope: LayoutScope {
    /// The room with what bars cover, in the coordinates of the root.
    var outer = CGRect.zero

    /// The room that bars leave, in the coordinates of the root.
    var inner = CGRect.zero

    /// Returns a rectangle that reaches under the bars wherever it touches them.
    ///
    /// - Parameter edges: The left and right sides count as leading and trailing in left-to-right order.
    final func extend(_ rect: CGRect, at edges: Edge.Set = .all) -> CGRect {
        var (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        let slack: CGFloat = 0.01
        if edges.contains(.leading), left <= inner.minX + slack { left = min(left, outer.minX) }
        if edges.contains(.trailing), right >= inner.maxX - slack { right = max(right, outer.maxX) }
        if edges.contains(.top), top <= inner.minY + slack { top = min(top, outer.minY) }
        if edges.contains(.bottom), bottom >= inner.maxY - slack { bottom = max(bottom, outer.maxY) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Sets the room that bars leave, and with it what they cover: as far as this room or that around reaches.
    final func setRoom(_ rect: CGRect, insets: EdgeInsets, isRightToLeft: Bool) {
        inner = rect.inset(by: insets, isRightToLeft: isRightToLeft)
        outer = parent?.nearest(SafeAreaScope.self)?.extend(rect) ?? rect
    }

    /// The parts of a rectangle that bars would cover if it reached as far as it could, as insets of a view.
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
    /// What is proposed to the root.
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
    /// Returns the rectangle without its margins; no side falls below 0.
    func inset(by insets: EdgeInsets, isRightToLeft: Bool) -> CGRect {
        CGRect(
            x: minX + (isRightToLeft ? insets.trailing : insets.leading), y: minY + insets.top,
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}

extension LayoutScope {
    /// Whether bars may cover a part of what is inside.
    var hasSafeArea: Bool {
        guard let area = nearest(SafeAreaScope.self) else { return false }
        return (area as? ScreenScope)?.isCovered ?? true
    }
}
