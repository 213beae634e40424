import Foundation

/// An image, or a part of it, that is repeated over an area.
public struct ImagePaint: ShapeStyle {
    public var image: Image
    /// The part of the image, as fractions of its sides.
    public var sourceRect: CGRect
    public var scale: CGFloat

    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _paint(in surroundings: _StyleSurroundings) -> _StylePaint {
        var paint = _StylePaint(.image(self))
        paint.opacity = ForegroundStyle.opacity(ofLevel: surroundings.level)
        return paint
    }
}
