import Foundation
import Frames

/// A shadow as part of a style.
public struct ShadowStyle: Hashable, Sendable {
    private let color: Color
    private let radius: CGFloat
    private let offset: CGSize
    private let isInner: Bool

    /// A shadow behind the painted shape.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }

    /// A shadow inside the edge of the painted shape.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
    }

    func resolved(in environment: EnvironmentValues) -> ResolvedShadow {
        ResolvedShadow(
            shadow: Shadow(swiftUIRadius: radius, offset: offset, color: color.rgba(in: environment)),
            isInner: isInner)
    }
}

/// A shadow resolved in an environment.
package struct ResolvedShadow: Sendable {
    package var shadow: Shadow
    package var isInner: Bool
}

extension Shadow {
    /// Creates a shadow with SwiftUI's radius, which is twice the standard deviation of the blur.
    init(swiftUIRadius radius: CGFloat, offset: CGSize, color: RGBA) {
        self.init(color: color, radius: radius / 2, offset: offset)
    }
}
