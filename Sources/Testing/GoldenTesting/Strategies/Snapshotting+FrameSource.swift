import Comparison
import Frames
import Goldens
import HeadlessUIKit
import Rendering

extension Snapshotting where Value == any FrameSource, Format == UIImage {
    /// A picture of anything that can be laid out, as large as its content needs.
    @_disfavoredOverload
    public static var image: Snapshotting { .image(width: nil) }

    /// A picture of anything that can be laid out.
    ///
    /// - Parameters:
    ///   - width: The width to lay out in, in points; `nil` for as much as the content needs.
    ///   - height: The height to lay out in, likewise.
    ///   - precision: The fraction of pixels that have to match, from 0 to 1.
    ///   - perceptualPrecision: How closely a pixel has to match, from 0 to 1: 1 − ΔE/100.
    ///   - traits: The traits that differ from those around the assertion.
    @_disfavoredOverload
    public static func image(
        width: CGFloat?, height: CGFloat? = nil, precision: Float = 1, perceptualPrecision: Float = 1,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .drawing(tolerance: PictureTolerance(precision, perceptualPrecision), overriding: traits) {
            $0.makeFrameInHost(proposing: ProposedSize(width: width, height: height), traits: traits)
        }
    }
}

extension Snapshotting where Value == Frame, Format == UIImage {
    /// A picture of a frame.
    public static var image: Snapshotting { .image() }

    /// A picture of a frame.
    ///
    /// - Parameters:
    ///   - precision: The fraction of pixels that have to match, from 0 to 1.
    ///   - perceptualPrecision: How closely a pixel has to match, from 0 to 1: 1 − ΔE/100.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
        .drawing(tolerance: PictureTolerance(precision, perceptualPrecision), linted: .finishedFrame) { $0 }
    }
}
