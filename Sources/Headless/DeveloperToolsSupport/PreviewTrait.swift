public import Foundation

/// A setting of a preview, such as its size.
public struct PreviewTrait<T>: Sendable {
    package let setting: PreviewSetting

    package init(_ setting: PreviewSetting) { self.setting = setting }
}

/// The settings that traits stand for.
package enum PreviewSetting: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    /// A SwiftUI `PreviewModifier`.
    case modifier(any Sendable)
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The layout of a device's screen.
    public static var defaultLayout: Self { Self(.layout(.device)) }

    /// The size that the content needs.
    public static var sizeThatFitsLayout: Self { Self(.layout(.sizeThatFits)) }

    /// A fixed width and height in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        Self(.layout(.fixed(width: width, height: height)))
    }

    /// The device upright.
    public static var portrait: Self { Self(.orientation(.portrait)) }

    /// The device upside down.
    public static var portraitUpsideDown: Self { Self(.orientation(.portraitUpsideDown)) }

    /// The device turned to the left.
    public static var landscapeLeft: Self { Self(.orientation(.landscapeLeft)) }

    /// The device turned to the right.
    public static var landscapeRight: Self { Self(.orientation(.landscapeRight)) }
}

/// The layout of a preview.
public enum PreviewLayout: Sendable, Equatable {
    /// A device's screen.
    case device
    /// The content's ideal size.
    case sizeThatFits
    /// A fixed width and height in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a device.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
    private let name: String

    public static let portrait = InterfaceOrientation(name: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")

    public static let allCases: [InterfaceOrientation] = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]

    /// Whether the orientation is landscape.
    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
