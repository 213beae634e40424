import Frames
import HeadlessUIKit

/// A device that a picture is drawn for: the size of its screen, the insets of its safe area, and its traits.
public struct ViewImageConfig: Sendable {
    /// The way a device is held.
    public enum Orientation: Sendable { case landscape, portrait }

    /// The way a tablet is held, and the part of its screen that the app has.
    public enum TabletOrientation: Sendable {
        /// The parts of a screen on its side.
        public enum LandscapeSplits: Sendable { case oneThird, oneHalf, twoThirds, full }
        /// The parts of an upright screen.
        public enum PortraitSplits: Sendable { case oneThird, twoThirds, full }

        /// The tablet lies on its side.
        case landscape(splitView: LandscapeSplits)
        /// The tablet is upright.
        case portrait(splitView: PortraitSplits)
    }

    /// The insets that bars, notches and the home indicator need, in points.
    public var safeArea: UIEdgeInsets

    /// The size of the screen in points; `nil` for the own size of the view that is drawn.
    public var size: CGSize?

    /// The traits of the device: size classes, idiom, scale, and on phones the text size `medium`, one step below the
    /// usual one, as in `swift-snapshot-testing`.
    public var traits: UITraitCollection

    /// Creates a device; without a size and traits it is as the view and the test have them.
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
        /// The height of what is covered at the top of the upright phone, in points.
        case notched(top: CGFloat)
    }

    /// A phone. Upright, all are narrow; on their sides, only the larger ones have much room.
    ///
    /// - Parameters:
    ///   - width: Of the upright phone, in points.
    ///   - isRoomy: Whether the phone is a large one, whose width is regular when it lies on its side.
    ///   - hasTextSize: Whether the phone sets the size of text.
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

    /// A tablet, or the part of its screen that an app has.
    ///
    /// - Parameters:
    ///   - width: Of the whole screen, in points.
    ///   - share: The width that the app has.
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
