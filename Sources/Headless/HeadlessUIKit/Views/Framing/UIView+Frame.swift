import Frames

extension UIView: FrameSource {
    /// Lays the view out in the proposed room and returns what it paints.
    nonisolated public func makeFrame(proposing size: ProposedSize) -> Frame {
        return MainQueue.run {
            layOut(proposing: size)
            var frame = paintedFrame()
            frame.rect.origin = .zero
            return PresentationStage.adding(to: frame, of: self)
        }
    }

    /// Returns what the view and its subviews paint, as they are laid out now, in the superview's coordinates.
    public final func paintedFrame() -> Frame {
        withTraits { FramePainter(traits: heardTraits).frame(of: self) }
    }
}

/// Walks views and turns each into a frame.
@MainActor
private struct FramePainter {
    let traits: UITraitCollection

    func frame(of view: UIView) -> Frame {
        let own = view.heardTraits
        guard own === traits else {
            return TraitPass.run(own) { FramePainter(traits: own).frame(of: view) }
        }
        var frame = Frame(name: FrameName.name(of: view), rect: untransformedRect(of: view))
        if !view.transform.isIdentity { frame.transform = Transform(view.transform) }
        frame.opacity = view.alpha
        frame.content = view.makeContent()
        if let color = view.backgroundColor { frame.fill = fill(color) }
        if let layer = view.layerIfCreated { paint(layer, on: &frame) }
        if let mask = view.mask { frame.mask = mask.outlineOfShownPart }
        frame.children = children(of: view)
        return frame
    }

    private func untransformedRect(of view: UIView) -> CGRect {
        let size = view.bounds.size
        return CGRect(
            x: view.center.x - size.width / 2, y: view.center.y - size.height / 2,
            width: size.width, height: size.height)
    }

    private func fill(_ color: UIColor) -> Paint? {
        let rgba = color.rgba(in: traits)
        return rgba.alpha > 0 ? .color(rgba) : nil
    }

    // MARK: Layers

    private func paint(_ layer: CALayer, on frame: inout Frame) {
        if layer.opacity != 1 { frame.opacity *= CGFloat(layer.opacity) }
        if let paint = layer.makeFill(), paint != .color(.clear) { frame.fill = paint }
        if layer.cornerRadius > 0 { frame.corners = CornerRadii(layer.cornerRadius, of: layer.maskedCorners) }
        if layer.borderWidth > 0, let color = layer.borderColor, color.rgba.alpha > 0 {
            frame.border = Border(width: layer.borderWidth, color: color.rgba)
        }
        if layer.shadowOpacity > 0, let color = layer.shadowColor {
            frame.shadow = Shadow(
                color: color.rgba.withAlpha(color.rgba.alpha * Double(layer.shadowOpacity)),
                radius: layer.shadowRadius, offset: layer.shadowOffset, outline: layer.shadowPath?.outline)
        }
        frame.clipsToBounds = layer.masksToBounds
        if let mask = layer.mask { frame.mask = mask.outlineOfShownPart }
        let content = layer.makeContent()
        if content != .none { frame.content = content }
    }

    private func frame(of layer: CALayer) -> Frame {
        var frame = Frame(name: layer.name ?? String(describing: type(of: layer)), rect: layer.frame)
        let transform = layer.affineTransform()
        if !transform.isIdentity { frame.transform = Transform(transform) }
        paint(layer, on: &frame)
        frame.children = layer.placedLayers.filter { !$0.layer.isHidden }.map { self.frame(of: $0.layer) }
        return frame
    }

    // MARK: Children

    private func children(of view: UIView) -> [Frame] {
        var entries: [(depth: CGFloat, frame: Frame)] = []
        if let drawing = CustomDrawing.frame(of: view) { entries.append((0, drawing)) }
        for frame in view.embeddedFrames() { entries.append((0, frame)) }
        let placed = view.layerIfCreated?.placedLayers ?? []
        var next = placed.startIndex
        func addLayers(upTo position: Int) {
            while next < placed.endIndex, placed[next].position <= position {
                let layer = placed[next].layer
                if !layer.isHidden { entries.append((layer.zPosition, frame(of: layer))) }
                next += 1
            }
        }
        for (index, subview) in view.subviews.enumerated() {
            addLayers(upTo: index)
            guard !subview.isHidden, subview.alpha > 0, subview.layerIfCreated?.isHidden != true else { continue }
            entries.append((subview.layerIfCreated?.zPosition ?? 0, frame(of: subview)))
        }
        addLayers(upTo: .max)
        if entries.contains(where: { $0.depth != 0 }) { entries.sortStably { $0.depth < $1.depth } }
        let scroll = view.bounds.origin
        return entries.map { entry in
            guard scroll != .zero else { return entry.frame }
            var moved = entry.frame
            moved.rect.origin.x -= scroll.x
            moved.rect.origin.y -= scroll.y
            return moved
        }
    }
}

extension Array {
    /// Sorts and keeps the order of elements that are equal.
    fileprivate mutating func sortStably(by isBefore: (Element, Element) -> Bool) {
        self = enumerated().sorted { first, second in
            if isBefore(first.element, second.element) { return true }
            if isBefore(second.element, first.element) { return false }
            return first.offset < second.offset
        }.map(\.element)
    }
}

extension CALayer {
    /// The layer as a mask: its path if it has one, else its rounded rectangle.
    fileprivate var outlineOfShownPart: Mask {
        if let shape = self as? CAShapeLayer, let path = shape.path {
            let outline = path.outline.translated(x: shape.frame.minX, y: shape.frame.minY)
            return Mask(outline: outline, rule: shape.fillRule == .evenOdd ? .evenOdd : .nonZero)
        }
        return Mask(outline: .roundedRectangle(frame, radii: CornerRadii(cornerRadius, of: maskedCorners)))
    }
}

extension UIView {
    fileprivate var outlineOfShownPart: Mask {
        layer.outlineOfShownPart
    }
}

extension CornerRadii {
    init(_ radius: CGFloat, of corners: CACornerMask) {
        self.init(
            topLeft: corners.contains(.layerMinXMinYCorner) ? radius : 0,
            topRight: corners.contains(.layerMaxXMinYCorner) ? radius : 0,
            bottomRight: corners.contains(.layerMaxXMaxYCorner) ? radius : 0,
            bottomLeft: corners.contains(.layerMinXMaxYCorner) ? radius : 0)
    }
}

extension Transform {
    init(_ transform: CGAffineTransform) {
        self.init(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
    }
}
