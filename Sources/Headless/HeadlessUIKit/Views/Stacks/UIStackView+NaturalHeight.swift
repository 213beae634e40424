extension UIStackView {
    /// The arranged subviews that aren't hidden.
    final var shownSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    /// The arranged subview with the tallest content, whose baselines are those of a row.
    final var highestSubview: UIView? {
        shownSubviews.reduce(nil) { highest, view in
            guard let highest else { return view }
            return view.naturalHeight > highest.naturalHeight ? view : highest
        }
    }

    fileprivate var naturalHeightOfStack: CGFloat {
        let views = shownSubviews
        guard axis == .vertical else { return views.reduce(0) { max($0, $1.naturalHeight) } }
        return views.reduce(0) { $0 + $1.naturalHeight } + views.dropLast().reduce(0) { $0 + spacing(after: $1) }
    }
}

extension UIView {
    /// The height of the content; for a stack, that of its subviews' content. It doesn't depend on layout.
    fileprivate var naturalHeight: CGFloat {
        if let stack = self as? UIStackView { return stack.naturalHeightOfStack }
        return max(intrinsicContentSize.height, 0)
    }
}
