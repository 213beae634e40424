import Frames

extension FramePainter {
    /// Masks a frame by a layer's alpha.
    func apply(_ mask: CALayer, to frame: inout Frame, from origin: CGPoint) {
        if frame.mask == nil, let outline = mask.outlineIfOpaque {
            frame.mask = outline.shifted(from: origin)
            return
        }
        let shown = mask.isHidden ? [] : [self.frame(of: mask, in: nil).shifted(from: origin)]
        frame.effects.append(.mask(shown))
    }

    /// Masks a frame by a view's alpha.
    func apply(_ mask: UIView, to frame: inout Frame, from origin: CGPoint) {
        if frame.mask == nil, let outline = mask.outlineIfOpaque(in: traits) {
            frame.mask = outline.shifted(from: origin)
            return
        }
        mask.layoutIfNeeded()
        let shown = mask.isHidden ? [] : [self.frame(of: mask).shifted(from: origin)]
        frame.effects.append(.mask(shown))
    }
}

extension CALayer {
    /// The outline of the layer, if it is entirely opaque inside: then masking doesn't need a picture.
    fileprivate var outlineIfOpaque: Mask? {
        guard isBare, opacity == 1, !isHidden else { return nil }
        if let shape = self as? CAShapeLayer { return shape.outlineOfOpaqueFill }
        guard type(of: self) == CALayer.self, let color = storedBackgroundColor, color.rgba.alpha >= 1,
            color.patternImage == nil
        else { return nil }
        return Mask(outline: .box(frame, radii: corners))
    }

    /// Whether the layer has nothing but its background or its path.
    fileprivate var isBare: Bool {
        addedLayers.isEmpty && contents == nil && mask == nil && shadowOpacity == 0 && borderWidth == 0
            && !drawsItself && space == nil && activeAnimations.isEmpty && compositingFilter == nil
            && affineTransform().isIdentity
    }
}

extension CAShapeLayer {
    fileprivate var outlineOfOpaqueFill: Mask? {
        guard let path, let fillColor, fillColor.rgba.alpha >= 1, storedBackgroundColor == nil, !masksToBounds,
            bounds.origin == .zero, lineWidth <= 0 || (strokeColor?.rgba.alpha ?? 0) <= 0
        else { return nil }
        let outline = path.outline.translated(x: frame.minX, y: frame.minY)
        return Mask(outline: outline, rule: fillRule == .evenOdd ? .evenOdd : .nonZero)
    }
}

extension UIView {
    fileprivate func outlineIfOpaque(in traits: UITraitCollection) -> Mask? {
        guard type(of: self) == UIView.self, subviews.isEmpty, alpha == 1, !isHidden, transform.isIdentity, mask == nil,
            let color = backgroundColor, color.rgba(in: traits).alpha >= 1, layerIfCreated?.isBare != false
        else { return nil }
        let radii = layerIfCreated?.corners ?? .zero
        return Mask(outline: .box(frame, radii: radii))
    }
}

extension Mask {
    fileprivate func shifted(from origin: CGPoint) -> Mask {
        guard origin != .zero else { return self }
        return Mask(outline: outline.translated(x: -origin.x, y: -origin.y), rule: rule)
    }
}
