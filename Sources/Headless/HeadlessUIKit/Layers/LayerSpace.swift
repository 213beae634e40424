/// A layer's position in 3D space; most layers lie in the plane and have none.
struct LayerSpace {
    /// The transform, unless it is one in the plane.
    var transform: CATransform3D?
    var anchorPointZ: CGFloat = 0
    /// The transform of all content of the layer.
    var sublayerTransform: CATransform3D?
    var isDoubleSided = true
    var isGeometryFlipped = false
}
