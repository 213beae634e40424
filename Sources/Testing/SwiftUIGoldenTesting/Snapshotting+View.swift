import Frames
import GoldenTesting
import HeadlessHosting
import HeadlessSwiftUI
import HeadlessUIKit

extension Snapshotting where Value: View, Format == UIImage {
    /// The view at the size that it takes.
    public static var image: Snapshotting { .image() }

    /// The view as a picture.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Without effect: there is one way of drawing.
    ///   - precision: The share of the pixels that has to be alike, from 0 to 1.
    ///   - perceptualPrecision: How much alike a pixel has to be, from 0 to 1: 1 − ΔE/100.
    ///   - layout: The room that the view gets.
    ///   - traits: Those that differ from the settings around the assertion.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting<UIView, UIImage>.image(
            precision: precision, perceptualPrecision: perceptualPrecision, layout: layout, traits: traits
        )
        .pullback { view in MainQueue.run { HostedView(view, layout: layout) } }
    }
}
