import Frames
import GoldenTesting
import HeadlessHosting
import HeadlessSwiftUI
import HeadlessUIKit

extension Snapshotting where Value: View, Format == UIImage {
    /// A picture of the view, as large as its content needs.
    public static var image: Snapshotting { .image() }

    /// A picture of the view in the room that a layout gives it.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Without effect here: there is one way to draw.
    ///   - precision: The share of the pixels that has to be alike, from 0 to 1.
    ///   - perceptualPrecision: How much alike a pixel has to be, from 0 to 1: 1 − ΔE/100.
    ///   - layout: A device's screen, a size, or as much as the content needs.
    ///   - traits: The traits that differ from those around the assertion, and from the device's.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let all = UITraitCollection(traitsFrom: [layout.traits, traits])
        return .drawing(precision: precision, perceptualPrecision: perceptualPrecision, traits: all) {
            HostedView($0, safeArea: layout.safeArea).makeFrame(proposing: layout.proposal)
        }
    }
}

extension Snapshotting where Value: View, Format == String {
    /// The view's frames as text: a line for each, with its name, its place and its paint.
    public static var frames: Snapshotting { .frames() }

    /// The view's frames as text, in the room that a layout gives it.
    ///
    /// - Parameters:
    ///   - layout: A device's screen, a size, or as much as the content needs.
    ///   - traits: The traits that differ from those around the assertion, and from the device's.
    public static func frames(
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let all = UITraitCollection(traitsFrom: [layout.traits, traits])
        return .frames(traits: all) {
            HostedView($0, safeArea: layout.safeArea).makeFrame(proposing: layout.proposal)
        }
    }
}
