import Comparison
import Frames
import Goldens
import HeadlessUIKit
import Rendering

extension Snapshotting where Value == UIView, Format == UIImage {
    /// A picture of the view.
    public static var image: Snapshotting { .image() }

    /// A picture of the view.
    ///
    /// A view without a size is as large as its content needs.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Has no effect here: there is one way to draw.
    ///   - precision: The fraction of pixels that have to match, from 0 to 1.
    ///   - perceptualPrecision: How closely a pixel has to match, from 0 to 1: 1 − ΔE/100.
    ///   - size: The size in points; `nil` for the view's own.
    ///   - traits: The traits that differ from those around the assertion.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .drawing(tolerance: PictureTolerance(precision, perceptualPrecision), overriding: traits) {
            view in view.makeFrameInHost(proposing: size.map(ProposedSize.init) ?? view.ownProposal, traits: traits)
        }
    }

    /// A picture of the view with the size of a layout.
    ///
    /// - Parameters:
    ///   - precision: The fraction of pixels that have to match, from 0 to 1.
    ///   - perceptualPrecision: How closely a pixel has to match, from 0 to 1: 1 − ΔE/100.
    ///   - layout: A device's screen, a size, or as much as the content needs.
    ///   - traits: The traits that differ from those around the assertion, and from the device's.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, layout: SwiftUISnapshotLayout,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let all = UITraitCollection(traitsFrom: [layout.traits, traits])
        return .drawing(tolerance: PictureTolerance(precision, perceptualPrecision), overriding: all) {
            $0.makeFrameInHost(proposing: layout.proposal, traits: all)
        }
    }
}

/// The size to lay out in.
public enum SwiftUISnapshotLayout {
    /// A device's screen.
    case device(config: ViewImageConfig)
    /// A width and a height in points.
    case fixed(width: CGFloat, height: CGFloat)
    /// As much as the content needs.
    case sizeThatFits

    package var proposal: ProposedSize {
        switch self {
        case .device(let config): config.size.map(ProposedSize.init) ?? ProposedSize()
        case .fixed(let width, let height): ProposedSize(width: width, height: height)
        case .sizeThatFits: ProposedSize()
        }
    }

    package var traits: UITraitCollection {
        guard case .device(let config) = self else { return UITraitCollection() }
        return config.traits
    }
}
