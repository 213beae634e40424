import Documents
import Foundation
import UIKitValues

/// A phone or tablet held upright: the size of its screen, and what covers it.
///
///     let screen = ConversationScreen(channel: channel, messages: messages, currentUser: user)
///     let picture = DeviceScreen(screen, on: .iPhone12, chrome: .device).makeFrame()
public struct Device: Hashable, Sendable {
    /// The name in the shops, such as `iPhone 12`.
    public let name: String

    /// The size of the screen in points.
    public let size: CGSize

    /// Pixels per point.
    public let scale: CGFloat

    /// The height that content keeps free at the top, in points.
    public let topInset: CGFloat

    /// The height that the home indicator covers at the bottom, in points.
    public let bottomInset: CGFloat

    /// The radius of the screen's corners, in points.
    public let cornerRadius: CGFloat

    /// The part of the screen that cameras take.
    public let cutout: Cutout

    /// The body around the screen.
    public let body: Body

    /// Creates a device; lengths are points.
    public init(
        name: String, size: CGSize, scale: CGFloat, topInset: CGFloat, bottomInset: CGFloat, cornerRadius: CGFloat,
        cutout: Cutout = .none, body: Body
    ) {
        self.name = name
        self.size = size
        self.scale = scale
        self.topInset = topInset
        self.bottomInset = bottomInset
        self.cornerRadius = cornerRadius
        self.cutout = cutout
        self.body = body
    }

    /// The part at the top of a screen that cameras take. Lengths are points.
    public enum Cutout: Hashable, Sendable {
        /// The screen is whole.
        case none

        /// A cutout that hangs from the upper edge.
        case notch(width: CGFloat, height: CGFloat)

        /// A cutout below the upper edge; `top` is the distance between them.
        case island(width: CGFloat, height: CGFloat, top: CGFloat)
    }

    /// The body around a screen. Lengths are points.
    public enum Body: Hashable, Sendable {
        /// Equally wide on all sides.
        case even(bezel: CGFloat)

        /// With room for a speaker above and a button below.
        case homeButton(side: CGFloat, end: CGFloat)
    }
}

extension Device {
    /// A phone of 375 × 667 points with a home button.
    public static let iPhoneSE = Device(
        name: "iPhone SE", size: CGSize(width: 375, height: 667), scale: 2, topInset: 20, bottomInset: 0,
        cornerRadius: 0, cutout: .none, body: .homeButton(side: 18, end: 96))

    /// A phone of 390 × 844 points with a notch.
    public static let iPhone12 = Device(
        name: "iPhone 12", size: CGSize(width: 390, height: 844), scale: 3, topInset: 47, bottomInset: 34,
        cornerRadius: 47, cutout: .notch(width: 210, height: 32), body: .even(bezel: 22))

    /// A phone of 393 × 852 points with an island.
    public static let iPhone14Pro = Device(
        name: "iPhone 14 Pro", size: CGSize(width: 393, height: 852), scale: 3, topInset: 59, bottomInset: 34,
        cornerRadius: 55, cutout: .island(width: 125, height: 37, top: 11), body: .even(bezel: 18))

    /// A phone of 430 × 932 points with an island.
    public static let iPhone15ProMax = Device(
        name: "iPhone 15 Pro Max", size: CGSize(width: 430, height: 932), scale: 3, topInset: 59, bottomInset: 34,
        cornerRadius: 55, cutout: .island(width: 125, height: 37, top: 11), body: .even(bezel: 16))

    /// A tablet of 820 × 1180 points.
    public static let iPad = Device(
        name: "iPad", size: CGSize(width: 820, height: 1180), scale: 2, topInset: 24, bottomInset: 20,
        cornerRadius: 18, cutout: .none, body: .even(bezel: 42))

    /// All devices, from small to large.
    public static let all: [Device] = [iPhoneSE, iPhone12, iPhone14Pro, iPhone15ProMax, iPad]

    /// Returns the device with a name, in capitals or not, with spaces or without; `nil` if there is none.
    public static func named(_ name: String) -> Device? {
        all.first { plain($0.name) == plain(name) }
    }

    /// Returns the names of all devices, those first that are written most like `name`.
    public static func names(like name: String) -> [String] {
        Nearest.ranked(all.map(\.name), by: name, comparing: plain)
    }

    private static func plain(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// Whether a bar at the bottom leads home, instead of a button.
    var hasHomeIndicator: Bool { bottomInset > 0 }

    /// The height of the status bar, in points. A navigation bar begins below it, beside the edge of an island.
    var statusBarHeight: CGFloat {
        if case .island = cutout { return 54 }
        return topInset
    }

    /// Returns the insets that the bars cover, in points.
    ///
    /// - Parameter hasNavigationBar: Whether a navigation bar is what comes next at the top.
    package func safeAreaInsets(hasNavigationBar: Bool) -> UIEdgeInsets {
        UIEdgeInsets(top: hasNavigationBar ? statusBarHeight : topInset, left: 0, bottom: bottomInset, right: 0)
    }
}
