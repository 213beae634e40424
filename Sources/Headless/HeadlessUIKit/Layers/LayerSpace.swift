/// What places a layer in space; most layers lie flat and have none of it.
struct LayerSpace {
    /// The transform, unless it stays in the plane.
    var transform: CATransform3D?
    var anchorPointZ: CGFloat = 0
    /// The transform of all that is inside of the layer.
    var sublayerTransform: CATransform3D?
    var isDoubleSided = true
    var isGeometryFlipped = false
}
