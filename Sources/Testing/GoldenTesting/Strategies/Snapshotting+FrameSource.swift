import Frames
import Comparison
import Goldens
import HeadlessUIKit

extension Snapshotting where Value == any FrameSource, Format == UIImage {
    /// A picture of whatever can be laid out, as large as its content needs.
    @_disfavoredOverload
    public static var image: Snapshotting { .image(width: nil) }

    /// A picture of whatever can be laid out.
    ///
    /// - Parameters:
    ///   - width: The room to lay out in, in points; `nil` takes what the content needs.
    ///   - height: The same downwards.
    ///   - traits: What is different from the traits around the assertion.
    @_disfavoredOverload
    public static func image(
        width: CGFloat?, height: CGFloat? = nil, precision: Float = 1, perceptualPrecision: Float = 1,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .drawing(tolerance: PictureTolerance(precision, perceptualPrecision), settings: { $0.applying(traits) }) {
            $0.makeFrameInHost(proposing: ProposedSize(width: width, height: height), traits: traits)
        }
    }
}

extension Snapshotting where Value == Frame, Format == UIImage {
    /// A picture of a frame.
    public static var image: Snapshotting { .image() }

    public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
        .drawing(tolerance: PictureTolerance(precision, perceptualPrecision)) { $0 }
    }
}
