public import Foundation
import Frames
public import Rendering

/// A rule that holds between variants of any view.
public struct LayoutInvariant: Sendable, Equatable {
    enum Kind: Equatable, Sendable {
        case mirror
        case dark
        case textSize([RenderSettings.ContentSize])
        case scale([CGFloat])
        case idempotence
    }

    let kind: Kind

    /// The names of components that it skips, including everything inside.
    let exceptions: [String]

    /// A right-to-left layout is the mirror image of the left-to-right one: positions, corners and text alignment.
    /// Photos aren't flipped.
    public static var mirror: LayoutInvariant { mirror(except: []) }

    /// In dark mode, everything has the same position and size as in light mode.
    public static var dark: LayoutInvariant { dark(except: []) }

    /// Larger text settings don't make any text smaller, truncated or disappear. Checks the seven standard sizes.
    public static var textSize: LayoutInvariant { textSize(over: .ordinary) }

    /// At one, two and three pixels per point, everything has the same position, up to half a pixel of rounding.
    public static var scale: LayoutInvariant { scale(over: [1, 2, 3]) }

    /// Creating the view twice gives the same result.
    public static let idempotence = LayoutInvariant(kind: .idempotence, exceptions: [])

    /// ``mirror`` without some components, such as those that show the direction of time.
    public static func mirror(except exceptions: [String]) -> LayoutInvariant {
        LayoutInvariant(kind: .mirror, exceptions: exceptions)
    }

    /// ``dark`` without some components.
    public static func dark(except exceptions: [String]) -> LayoutInvariant {
        LayoutInvariant(kind: .dark, exceptions: exceptions)
    }

    /// ``textSize`` over other sizes, or without some components.
    public static func textSize(
        over sizes: [RenderSettings.ContentSize] = .ordinary, except exceptions: [String] = []
    ) -> LayoutInvariant {
        LayoutInvariant(kind: .textSize(sizes.sorted()), exceptions: exceptions)
    }

    /// ``scale`` over other scales, in pixels per point, or without some components.
    public static func scale(over scales: [CGFloat] = [1, 2, 3], except exceptions: [String] = []) -> LayoutInvariant {
        LayoutInvariant(kind: .scale(scales.sorted()), exceptions: exceptions)
    }
}

extension [LayoutInvariant] {
    /// All invariants.
    public static var all: [LayoutInvariant] { [.mirror, .dark, .textSize, .scale, .idempotence] }
}

extension [RenderSettings.ContentSize] {
    /// The sizes that aren't accessibility sizes.
    public static var ordinary: [RenderSettings.ContentSize] {
        RenderSettings.ContentSize.allCases.filter { $0 < .accessibilityMedium }
    }
}
