import Comparison
import Frames
import GoldenTesting
import HeadlessSwiftUI
import HeadlessUIKit
import Rendering

extension Snapshotting where Value: View, Format == UIImage {
    /// A picture of the view, as large as its content needs.
    public static var image: Snapshotting { .image() }

    /// A picture of the view with the size of a layout.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Has no effect here: there is one way to draw.
    ///   - precision: The fraction of pixels that have to match, from 0 to 1.
    ///   - perceptualPrecision: How closely a pixel has to match, from 0 to 1: 1 − ΔE/100.
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
    /// The tree of frames that the view paints, one line each.
    public static var frames: Snapshotting { .frames() }

    /// The tree of frames that the view paints with the size of a layout, one line each.
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
    /// Lays out a view with the size of the layout.
    func makeFrame<Content: View>(of view: Content) -> Frame {
        ViewScreen(view, safeAreaInsets: safeAreaInsets).makeFrame(proposing: proposal)
    }

    /// The safe area insets of the device, in points.
    private var safeAreaInsets: EdgeInsets {
        guard case .device(let config) = self else { return EdgeInsets() }
        let area = config.safeArea
        return EdgeInsets(top: area.top, leading: area.left, bottom: area.bottom, trailing: area.right)
    }
}
