import Comparison
import Frames
import GoldenTesting
import HeadlessSwiftUI
import HeadlessUIKit
import Rendering

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
        .drawing(
            tolerance: PictureTolerance(precision, perceptualPrecision),
            settings: { $0.applying(layout.traits).applying(traits) }
        ) { layout.makeFrame(of: $0) }
    }
}

extension Snapshotting where Value: View, Format == String {
    /// The tree of frames that the view paints, a line each.
    public static var frames: Snapshotting { .frames() }

    /// The tree of frames that the view paints in the room that a layout gives it, a line each.
    ///
    /// - Parameters:
    ///   - layout: A device's screen, a size, or as much as the content needs.
    ///   - traits: The traits that differ from those around the assertion, and from the device's.
    public static func frames(
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (view: Value) in "\(layout.makeFrame(of: view))" }
        strategy.settings = { $0.applying(layout.traits).applying(traits) }
        return strategy
    }
}

extension SwiftUISnapshotLayout {
    /// Lays a view out in the room.
    func makeFrame<Content: View>(of view: Content) -> Frame {
        ViewScreen(view, safeAreaInsets: safeAreaInsets).makeFrame(proposing: proposal)
    }

    /// What the device covers, in points.
    private var safeAreaInsets: EdgeInsets {
        guard case .device(let config) = self else { return EdgeInsets() }
        let area = config.safeArea
        return EdgeInsets(top: area.top, leading: area.left, bottom: area.bottom, trailing: area.right)
    }
}
