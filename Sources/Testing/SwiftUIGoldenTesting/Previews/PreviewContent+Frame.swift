import Comparison
import Frames
import GoldenTesting
import HeadlessUIKit
import Previews

extension PreviewContent {
    /// Lays the content out as the layout's device would.
    ///
    /// - Parameter traits: The traits that differ from those of the render, and from the device's. Settings for them are
    ///   the caller's.
    package func makeFrame(_ layout: SwiftUISnapshotLayout, traits: UITraitCollection = UITraitCollection()) -> Frame {
        let all = UITraitCollection(traitsFrom: [layout.traits, traits])
        switch self {
        case .view(let view):
            return layout.makeFrame(of: view)
        case .uiView(let view):
            return view.makeFrameInHost(proposing: layout.proposal, traits: all)
        case .controller(let controller):
            return controller.makeFrameInHost(proposing: layout.proposal, traits: all, safeArea: layout.safeArea)
        }
    }
}

extension Snapshotting where Value == PreviewContent, Format == UIImage {
    static func image(layout: SwiftUISnapshotLayout, traits: UITraitCollection) -> Snapshotting {
        .drawing(tolerance: PictureTolerance(1, 1), settings: { $0.applying(layout.traits).applying(traits) }) {
            $0.makeFrame(layout, traits: traits)
        }
    }
}

extension SwiftUISnapshotLayout {
    /// The safe area insets of the device, in points.
    fileprivate var safeArea: UIEdgeInsets {
        guard case .device(let config) = self else { return .zero }
        return config.safeArea
    }
}
