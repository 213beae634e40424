import Comparison
import Frames
import Goldens
import HeadlessUIKit
import Rendering

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// A picture of the controller's view, as large as the screen.
    public static var image: Snapshotting { .image() }

    /// A picture of the controller's view on a device.
    ///
    /// - Parameters:
    ///   - config: The device.
    ///   - precision: The fraction of pixels that have to match, from 0 to 1.
    ///   - perceptualPrecision: How closely a pixel has to match, from 0 to 1: 1 − ΔE/100.
    ///   - size: The size in points; `nil` for the device's.
    ///   - traits: The traits that differ from the device's.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let all = UITraitCollection(traitsFrom: [config.traits, traits])
        return .drawing(tolerance: PictureTolerance(precision, perceptualPrecision), overriding: all) {
            controller in
            let proposal = (size ?? config.size).map(ProposedSize.init) ?? controller.ownProposal
            return controller.makeFrameInHost(proposing: proposal, traits: all, safeArea: config.safeArea)
        }
    }

    /// A picture of the controller's view.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Has no effect here: there is one way to draw.
    ///   - precision: The fraction of pixels that have to match, from 0 to 1.
    ///   - perceptualPrecision: How closely a pixel has to match, from 0 to 1: 1 − ΔE/100.
    ///   - size: The size in points; `nil` for the view's own, or the screen's.
    ///   - traits: The traits that differ from those around the assertion.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .image(
            on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision, size: size,
            traits: traits)
    }
}
