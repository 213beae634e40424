import Frames

/// The border and the background of a text field, behind its text.
final class FieldChrome: UIView {
    var style = UITextField.BorderStyle.none
    var isDimmed = false
    var image: UIImage?
    /// Whether the field's owner set a color, which replaces the background.
    var hasCustomBackground = false

    /// The radius of a round border, in points.
    static let radius: CGFloat = 5

    override func makeContent() -> Frame.Content {
        if let image, style != .roundedRect {
            return image.content(
                in: bounds, contentMode: .scaleToFill, tint: tintColor, traits: traitCollection,
                isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
        switch style {
        case .none: return .none
        case .line: return outline(radius: 0, width: 1, color: .label, fill: nil)
        case .bezel: return outline(radius: 0, width: 2, color: .systemGray3, fill: .systemBackground)
        case .roundedRect:
            let hairline = 1 / max(traitCollection.displayScale, 1)
            let ground = isDimmed ? Self.dimmedBackground : UIColor.systemBackground
            return outline(radius: Self.radius, width: hairline, color: .separator, fill: ground)
        }
    }

    /// A little darker than white, or lighter than black.
    private static let dimmedBackground = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.08 : 0.98, alpha: 1)
    }

    private func outline(radius: CGFloat, width: CGFloat, color: UIColor, fill: UIColor?) -> Frame.Content {
        guard bounds.width > width, bounds.height > width else { return .none }
        let ground = hasCustomBackground ? nil : fill?.rgba(in: traitCollection)
        return .path(
            PathContent(
                outline: .roundedRectangle(
                    bounds.insetBy(dx: width / 2, dy: width / 2), radii: CornerRadii(max(radius - width / 2, 0))),
                fill: ground.map(Paint.color), stroke: .init(color: color.rgba(in: traitCollection), width: width)))
    }
}

/// The views around a field's text: border, side views, clear button.
extension UITextField {
    /// The size of the clear button, and its distance from a border, in points.
    private static let clearSide: CGFloat = 19
    private static let clearMargin: CGFloat = 5

    final func chromeDidChange() {
        let shown = isEnabled ? background : background == nil ? nil : disabledBackground ?? background
        if borderStyle != .none || shown != nil || chrome != nil {
            let view = chrome ?? FieldChrome()
            if chrome == nil {
                chrome = view
                insertSubview(view, at: 0)
            }
            view.style = borderStyle
            view.isDimmed = !isEnabled
            view.image = shown
        }
        setNeedsLayout()
    }

    /// Removes a side view that was replaced.
    final func overlayDidChange(from old: UIView?, to new: UIView?) {
        if let old, old !== new, old.superview === self { old.removeFromSuperview() }
        chromeDidChange()
    }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .always: true
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        }
    }

    private var showsClearButton: Bool { isShown(clearButtonMode) && text?.isEmpty == false && isEnabled }

    /// Returns the size of a side view: that of its frame, or of its content if that is empty.
    private func size(of view: UIView) -> CGSize {
        if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let natural = view.intrinsicContentSize
        return CGSize(
            width: max(view.bounds.width, fitting.width, natural.width),
            height: max(view.bounds.height, fitting.height, natural.height))
    }

    final func overlayRect(_ view: UIView?, in bounds: CGRect, atLeft: Bool) -> CGRect {
        guard let view else { return .zero }
        let size = size(of: view)
        return CGRect(
            x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    final func standardClearButtonRect(in bounds: CGRect) -> CGRect {
        let margin = borderStyle == .none ? 0 : Self.clearMargin
        let isAtLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isAtLeft ? bounds.minX + margin : bounds.maxX - margin - Self.clearSide,
            y: bounds.midY - Self.clearSide / 2, width: Self.clearSide, height: Self.clearSide)
    }

    /// Returns the space of the side views on the left and right of the text, in points.
    final func overlayInsets(in bounds: CGRect) -> (left: CGFloat, right: CGFloat) {
        var rects: [CGRect] = []
        if leftView != nil, isShown(leftViewMode) { rects.append(leftViewRect(forBounds: bounds)) }
        if rightView != nil, isShown(rightViewMode) {
            rects.append(rightViewRect(forBounds: bounds))
        } else if showsClearButton {
            rects.append(clearButtonRect(forBounds: bounds).insetBy(dx: -3, dy: 0))
        }
        var (left, right) = (CGFloat(0), CGFloat(0))
        for rect in rects {
            if rect.midX < bounds.midX {
                left = max(left, rect.maxX - bounds.minX)
            } else {
                right = max(right, bounds.maxX - rect.minX)
            }
        }
        return (left, right)
    }

    final func layOutChrome() {
        place(leftView, isShown: isShown(leftViewMode)) { leftViewRect(forBounds: bounds) }
        place(rightView, isShown: isShown(rightViewMode)) { rightViewRect(forBounds: bounds) }
        if let chrome {
            chrome.hasCustomBackground = backgroundColor != nil
            chrome.frame = borderRect(forBounds: bounds)
            // A custom background has the border's corners.
            if borderStyle == .roundedRect, layer.cornerRadius == 0 { layer.cornerRadius = FieldChrome.radius }
        }
        let isClearable = showsClearButton && !(rightView != nil && isShown(rightViewMode))
        guard isClearable || clearButton != nil else { return }
        let view = clearButton ?? UIImageView()
        if clearButton == nil {
            clearButton = view
            view.image = UIImage(
                systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 15))
            view.contentMode = .center
            view.tintColor = .tertiaryLabel
            addSubview(view)
        }
        view.isHidden = !isClearable
        view.frame = clearButtonRect(forBounds: bounds)
    }

    private func place(_ view: UIView?, isShown: Bool, at rect: () -> CGRect) {
        guard let view else { return }
        guard isShown else {
            if view.superview === self { view.removeFromSuperview() }
            return
        }
        if view.superview !== self { addSubview(view) }
        view.frame = rect()
    }
}
