import Foundation
import Frames
import UIKitValues

/// A phone or tablet: the size of its screen, and its covered areas.
///
///     let screen = ConversationScreen(channel: channel, messages: messages, currentUser: user)
///     let picture = DeviceScreen(screen, on: .iPhone12, chrome: .device).makeFrame()
public struct Device: Hashable, Sendable {
    /// The product name, such as `iPhone 12`.
    public let name: String

    /// The size of the screen in portrait, in points.
    public let portraitSize: CGSize

    /// How the device is held.
    public var orientation = Orientation.portrait

    /// Pixels per point.
    public let scale: CGFloat

    /// The top safe area inset in portrait, in points.
    public let topInset: CGFloat

    /// The height of the home indicator's area at the bottom in portrait, in points.
    public let bottomInset: CGFloat

    /// The radius of the screen's corners, in points.
    public let cornerRadius: CGFloat

    /// The camera cutout of the screen.
    public let cutout: Cutout

    /// The body around the screen.
    public let body: Body

    /// The metal of the body.
    public var metal: Metal

    /// The buttons at the sides of the body.
    public let buttons: [Button]

    /// Creates a device; lengths are points.
    public init(
        name: String, size: CGSize, scale: CGFloat, topInset: CGFloat, bottomInset: CGFloat, cornerRadius: CGFloat,
        cutout: Cutout = .none, body: Body, metal: Metal = .aluminum(RGBA(hex: 0x2E2F32)), buttons: [Button] = []
    ) {
        self.name = name
        portraitSize = size
        self.scale = scale
        self.topInset = topInset
        self.bottomInset = bottomInset
        self.cornerRadius = cornerRadius
        self.cutout = cutout
        self.body = body
        self.metal = metal
        self.buttons = buttons
    }

    /// How a device is held.
    public enum Orientation: String, CaseIterable, Sendable {
        /// Upright.
        case portrait
        /// On its side, with the camera at the left.
        case landscape
    }

    /// The camera cutout at the top of a screen. Lengths are points.
    public enum Cutout: Hashable, Sendable {
        /// The screen has no cutout.
        case none

        /// A cutout at the top edge.
        case notch(width: CGFloat, height: CGFloat)

        /// A cutout below the top edge, at a distance of `top`.
        case island(width: CGFloat, height: CGFloat, top: CGFloat)
    }

    /// The body around a screen. Lengths are points.
    public enum Body: Hashable, Sendable {
        /// The same bezel on all sides.
        case even(bezel: CGFloat)

        /// With space for a speaker above and a button below.
        case homeButton(side: CGFloat, end: CGFloat)
    }
}

extension Device {
    /// The size of the screen in points.
    public var size: CGSize {
        isLandscape ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
    }

    var isLandscape: Bool { orientation == .landscape }

    /// Whether the screen has a status bar: not on a phone in landscape.
    var hasStatusBar: Bool { isTablet || !isLandscape }

    /// Whether the height is compact, as on a phone in landscape.
    var isCompact: Bool { isLandscape && !isTablet }

    /// Whether there is a home indicator instead of a button.
    var hasHomeIndicator: Bool { bottomInset > 0 }

    /// Whether it is a tablet.
    package var isTablet: Bool { portraitSize.width >= 600 }

    /// The height of the status bar, in points. A navigation bar begins below it, next to the edge of an island: 5
    /// points above the end of the inset, as on the iPhone 14 Pro.
    var statusBarHeight: CGFloat {
        if case .island = cutout { return topInset - 5 }
        return topInset
    }

    /// Returns the insets of the bars, in points.
    ///
    /// - Parameter hasNavigationBar: Whether a navigation bar follows at the top.
    package func safeAreaInsets(hasNavigationBar: Bool) -> UIEdgeInsets {
        if isCompact {
            // Both sides keep clear of the cutout, so that content stays in the middle.
            let side = hasHomeIndicator ? topInset : 0
            return UIEdgeInsets(top: 0, left: side, bottom: hasHomeIndicator ? 21 : 0, right: side)
        }
        return UIEdgeInsets(
            top: hasNavigationBar ? statusBarHeight : topInset, left: 0, bottom: bottomInset, right: 0)
    }
}
