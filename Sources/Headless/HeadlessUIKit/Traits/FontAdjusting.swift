extension NSAttributedString {
    /// Returns the text with its scalable fonts adjusted to another content size, and tracking in proportion; `self` if
    /// there are none.
    final func adjusted(to category: UIContentSizeCategory) -> NSAttributedString {
        var changes: [(former: UIFont, font: UIFont, range: NSRange)] = []
        enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
            guard let font = value as? UIFont else { return }
            let adjusted = font.adjusted(to: category)
            if adjusted !== font { changes.append((font, adjusted, range)) }
        }
        guard !changes.isEmpty else { return self }
        let text = ReleasingAttributedString(attributedString: self)
        for change in changes {
            text.addAttribute(.font, value: change.font, range: change.range)
            text.scaleTracking(by: change.font.pointSize / change.former.pointSize, in: change.range)
        }
        return text
    }
}

extension NSMutableAttributedString {
    fileprivate func scaleTracking(by factor: CGFloat, in range: NSRange) {
        guard factor.isFinite else { return }
        var scaled: [(tracking: Double, range: NSRange)] = []
        enumerateAttribute(.tracking, in: range) { value, range, _ in
            let number = value as? Double ?? (value as? CGFloat).map { Double($0) } ?? (value as? NSNumber)?.doubleValue
            if let number { scaled.append((number * Double(factor), range)) }
        }
        for (tracking, range) in scaled { addAttribute(.tracking, value: tracking, range: range) }
    }
}

extension UITraitCollection {
    /// Whether both have the same metrics and directions: at most, colors differ.
    final func hasSameMetrics(as other: UITraitCollection) -> Bool {
        preferredContentSizeCategory == other.preferredContentSizeCategory
            && layoutDirection == other.layoutDirection && displayScale == other.displayScale
    }

    /// Whether views that depend on the size class, such as the items of bars, look the same in both.
    final func hasSameSizeClasses(as other: UITraitCollection) -> Bool {
        horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
    }
}
