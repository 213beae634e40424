import Frames
import HeadlessUIKit

/// A device to draw for: its screen size, safe area insets, and traits.
public struct ViewImageConfig: Sendable {
    /// The orientation of a device.
    public enum Orientation: Sendable { case landscape, portrait }

    /// The orientation of a tablet, and the app's part of the screen.
    public enum TabletOrientation: Sendable {
        /// The parts of a landscape screen.
        public enum LandscapeSplits: Sendable { case oneThird, oneHalf, twoThirds, full }
        /// The parts of a portrait screen.
        public enum PortraitSplits: Sendable { case oneThird, twoThirds, full }

        /// Landscape.
        case landscape(splitView: LandscapeSplits)
        /// Portrait.
        case portrait(splitView: PortraitSplits)
    }

    /// The insets for bars, notches and the home indicator, in points.
    public var safeArea: UIEdgeInsets

    /// The size of the screen in points; `nil` for the view's own size.
    public var size: CGSize?

    /// The traits of the device: size classes, idiom, scale, and on phones the text size `medium`, one step below the
    /// default, as in `swift-snapshot-testing`.
    public var traits: UITraitCollection

    /// Creates a device. Without a size or traits, the view's and the test's are used.
    public init(
        safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }
}

extension ViewImageConfig {
    /// A device with a home button, or one with a notch or an island.
    enum Screen {
        case flat
        /// The height of the covered area at the top of the phone in portrait, in points.
        case notched(top: CGFloat)
    }

    /// A phone. All phones are compact in portrait; only the larger ones are regular in landscape.
    ///
    /// - Parameters:
    ///   - width: The width in portrait, in points.
    ///   - isRoomy: Whether the phone is a large one, whose width is regular in landscape.
    ///   - hasTextSize: Whether the phone sets the text size.
    static func phone(
        _ orientation: Orientation, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, _ screen: Screen,
        isRoomy: Bool = false, hasTextSize: Bool = true
    ) -> ViewImageConfig {
        let isUpright = orientation == .portrait
        let safeArea: UIEdgeInsets =
            switch screen {
            case .flat: UIEdgeInsets(top: isUpright ? 20 : 0, left: 0, bottom: 0, right: 0)
            case .notched(let top) where isUpright: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
            case .notched(let top): UIEdgeInsets(top: 0, left: top, bottom: 21, right: top)
            }
        return ViewImageConfig(
            safeArea: safeArea,
            size: isUpright ? CGSize(width: width, height: height) : CGSize(width: height, height: width),
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: !isUpright && isRoomy ? .regular : .compact),
                UITraitCollection(verticalSizeClass: isUpright ? .regular : .compact),
                UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(displayScale: scale),
                hasTextSize ? UITraitCollection(preferredContentSizeCategory: .medium) : UITraitCollection(),
            ]))
    }

    /// A tablet, or an app's part of its screen.
    ///
    /// - Parameters:
    ///   - width: The width of the whole screen, in points.
    ///   - share: The app's width.
    static func tablet(
        _ share: CGFloat, of height: CGFloat, isWide: Bool, top: CGFloat, bottom: CGFloat
    ) -> ViewImageConfig {
        ViewImageConfig(
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
            size: CGSize(width: share, height: height),
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
                UITraitCollection(verticalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .pad),
                UITraitCollection(displayScale: 2),
            ]))
    }
}
