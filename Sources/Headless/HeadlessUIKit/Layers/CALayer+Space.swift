/// The layer's position in 3D space.
extension CALayer {
    final func change(_ body: (inout LayerSpace) -> Void) {
        var space = space ?? LayerSpace()
        body(&space)
        self.space = space
    }

    /// The distance of the anchor point in front of the layer, in points.
    public final var anchorPointZ: CGFloat {
        get { space?.anchorPointZ ?? 0 }
        set { change { $0.anchorPointZ = newValue } }
    }

    /// The transform of all sublayers about this layer's anchor point; its `m34` sets the perspective.
    public final var sublayerTransform: CATransform3D {
        get { space?.sublayerTransform ?? CATransform3DIdentity }
        set { change { $0.sublayerTransform = newValue == CATransform3DIdentity ? nil : newValue } }
    }

    /// Whether the layer is also visible from behind.
    public final var isDoubleSided: Bool {
        get { space?.isDoubleSided ?? true }
        set { change { $0.isDoubleSided = newValue } }
    }

    /// Whether sublayers are positioned from the lower edge.
    public final var isGeometryFlipped: Bool {
        get { space?.isGeometryFlipped ?? false }
        set { change { $0.isGeometryFlipped = newValue } }
    }

    /// Returns whether an odd number of layers, from this one up, are flipped.
    public final func contentsAreFlipped() -> Bool {
        var (isFlipped, current): (Bool, CALayer?) = (false, self)
        while let layer = current {
            if layer.isGeometryFlipped { isFlipped.toggle() }
            current = layer.superlayer ?? layer.view?.superview?.layerIfCreated
        }
        return isFlipped
    }

    // MARK: Coordinates

    /// The superlayer, or the layer of the superview.
    final var parentLayer: CALayer? { superlayer ?? view?.superview?.layer }

    /// The transform from the layer's coordinates to those of the topmost layer.
    private var transformToRoot: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var current: CALayer? = self
        while let layer = current {
            let (bounds, anchor) = (layer.bounds, layer.anchorPoint)
            transform = transform.concatenating(
                CGAffineTransform(
                    translationX: -bounds.minX - bounds.width * anchor.x, y: -bounds.minY - bounds.height * anchor.y))
            transform = transform.concatenating(layer.affineTransform())
            transform = transform.concatenating(
                CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
            current = layer.parentLayer
        }
        return transform
    }

    /// Converts a point of this layer to the coordinates of another one; of the topmost one for `nil`.
    public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let inRoot = p.applying(transformToRoot)
        return l.map { inRoot.applying($0.transformToRoot.inverted()) } ?? inRoot
    }

    /// Converts a point of another layer to the coordinates of this one.
    public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        (l.map { p.applying($0.transformToRoot) } ?? p).applying(transformToRoot.inverted())
    }

    /// Converts a rectangle of this layer to its bounding box in the coordinates of another one.
    public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        let inRoot = r.applying(transformToRoot)
        return l.map { inRoot.applying($0.transformToRoot.inverted()) } ?? inRoot
    }

    /// Converts a rectangle of another layer to its bounding box in the coordinates of this one.
    public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        (l.map { r.applying($0.transformToRoot) } ?? r).applying(transformToRoot.inverted())
    }

    public final func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Returns the frontmost layer that contains a point in the superlayer's coordinates.
    public final func hitTest(_ p: CGPoint) -> CALayer? {
        let own = parentLayer.map { convert(p, from: $0) } ?? p
        guard !isHidden, contains(own) else { return nil }
        for layer in orderedSublayers.reversed() {
            if let hit = layer.hitTest(own) { return hit }
        }
        return self
    }
}
