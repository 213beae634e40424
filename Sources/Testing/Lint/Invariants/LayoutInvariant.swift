public import Foundation
import Frames
public import Rendering

/// Something that holds between variants of one view, whatever the view looks like.
public struct LayoutInvariant: Sendable, Equatable {
    enum Kind: Equatable, Sendable {
        case mirror
        case dark
        case textSize([RenderSettings.ContentSize])
        case scale([CGFloat])
        case idempotence
    }

    let kind: Kind

    /// The names of components that it leaves out, with all inside of them.
    let exceptions: [String]

    /// A layout from right to left is the mirror image of the one from left to right: places, corners and the side that
    /// text begins at. Photos are not flipped.
    public static var mirror: LayoutInvariant { mirror(except: []) }

    /// In dark appearance everything is where it is in light appearance, and as large.
    public static var dark: LayoutInvariant { dark(except: []) }

    /// Larger text settings make no text smaller, cut none short and take none away: the seven ordinary sizes.
    public static var textSize: LayoutInvariant { textSize(over: .ordinary) }

    /// At one, two and three pixels per point everything is in the same place, but for half a pixel of rounding.
    public static var scale: LayoutInvariant { scale(over: [1, 2, 3]) }

    /// Made twice, it is the same.
    public static let idempotence = LayoutInvariant(kind: .idempotence, exceptions: [])

    /// ``mirror`` without some components, such as those that show the way of time.
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
    /// The sizes that are not for accessibility.
    public static var ordinary: [RenderSettings.ContentSize] {
        RenderSettings.ContentSize.allCases.filter { $0 < .accessibilityMedium }
    }
}
