import Frames

extension FramePainter {
    /// Returns the drawing of a layer that isn't a view's.
    func frame(of layer: CALayer, in parent: CALayer?) -> Frame {
        guard !layer.activeAnimations.isEmpty else { return painted(layer, in: parent) }
        return layer.withEndValues { painted(layer, in: parent) }
    }

    private func painted(_ layer: CALayer, in parent: CALayer?) -> Frame {
        layer.layoutSublayers()
        let (size, position, anchor) = (layer.bounds.size, layer.position, layer.storedAnchorPoint)
        var frame = Frame(
            origin: Frame.Origin(of: layer),
            rect: CGRect(
                x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y, width: size.width,
                height: size.height))
        place(layer, on: &frame, in: parent)
        paint(layer, on: &frame)
        frame.children = children(of: layer)
        if let pattern = layer.storedBackgroundColor?.patternFrame(in: frame.rect.size, corners: frame.corners) {
            frame.children.insert(pattern, at: 0)
        }
        finish(layer, &frame)
        return frame
    }

    private func children(of layer: CALayer) -> [Frame] {
        let shown = layer.addedLayers.filter { !$0.layer.isHidden }
        guard !shown.isEmpty else { return [] }
        let entries = shown.map { (depth: $0.layer.zPosition, frame: frame(of: $0.layer, in: layer)) }
        return arranged(entries, in: layer, scroll: layer.bounds.origin)
    }

    // MARK: Appearance

    /// Applies a layer's properties to its frame.
    func paint(_ layer: CALayer, on frame: inout Frame) {
        if layer.opacity != 1 { frame.opacity *= CGFloat(layer.opacity) }
        if let paint = layer.makeFill(), paint != .color(.clear) { frame.fill = paint }
        if layer.cornerRadius > 0 { frame.corners = layer.corners }
        if layer.borderWidth > 0, let color = layer.borderColor, color.rgba.alpha > 0 {
            frame.border = Border(width: layer.borderWidth, color: color.rgba)
        }
        if layer.shadowOpacity > 0, let color = layer.shadowColor {
            frame.shadow = Shadow(
                color: color.rgba.withAlpha(color.rgba.alpha * Double(layer.shadowOpacity)),
                radius: layer.shadowRadius, offset: layer.shadowOffset, outline: layer.shadowPath?.outline)
        }
        frame.clipsToBounds = layer.masksToBounds
        let content = layer.makeContent()
        if content != .none { frame.content = content }
    }

    /// Adds the content below the children, and the effects on the finished picture.
    func finish(_ layer: CALayer, _ frame: inout Frame) {
        var below: [Frame] = []
        if let drawing = layer.makeDrawing() { below.append(drawing.shifted(from: layer.bounds.origin)) }
        if let contents = layer.contents { below += LayerContents(layer, contents).map { [$0.frame] } ?? [] }
        if !below.isEmpty { frame.children.insert(contentsOf: below, at: 0) }
        if let effects = layer.pictureEffects { frame.effects += effects() }
        if let mask = layer.mask { apply(mask, to: &frame, from: layer.bounds.origin) }
        if layer.compositingFilter != nil, let mixing = layer.mixing { frame.effects.append(.mixing(mixing)) }
    }
}

extension CALayer {
    /// The corner radii and their curve.
    var corners: CornerRadii {
        CornerRadii(cornerRadius, of: maskedCorners, isSmooth: cornerCurve == .continuous)
    }
}

extension Frame {
    /// Returns the frame in coordinates relative to another point.
    func shifted(from origin: CGPoint) -> Frame {
        guard origin != .zero else { return self }
        var copy = self
        copy.rect.origin.x -= origin.x
        copy.rect.origin.y -= origin.y
        return copy
    }
}
