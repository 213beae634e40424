import Frames

public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity, clear, copy
    case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
    case xor, plusDarker, plusLighter
}

public enum CGInterpolationQuality: Int32, Sendable {
    case `default`, none, low, high, medium
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colors along a line.
public final class CGGradient {
    let stops: ColorStops

    /// - Parameters:
    /// - colors: `CGColor` values.
    /// - locations: From 0 to 1, one for each color; `nil` spaces the colors evenly.
    public init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        stops = Self.stops(colors.map(\.rgba), locations)
    }

    /// - Parameter components: The components of each color in turn, each followed by alpha.
    public init?(
        colorSpace: CGColorSpace, colorComponents: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?,
        count: Int
    ) {
        guard count > 0 else { return nil }
        let step = colorSpace.numberOfComponents + 1
        let colors = (0..<count).compactMap {
            CGColor(colorSpace: colorSpace, components: colorComponents + $0 * step)?.rgba
        }
        stops = Self.stops(colors, locations)
    }

    private static func stops(_ colors: [RGBA], _ locations: UnsafePointer<CGFloat>?) -> ColorStops {
        let last = CGFloat(max(colors.count - 1, 1))
        return ColorStops(
            colors.enumerated().map { index, color in
                ColorStops.Stop(color: color, location: locations?[index] ?? CGFloat(index) / last)
            })
    }
}

extension UIColor {
    /// Sets the fill and stroke color of the current context.
    public func set() {
        setFill()
        setStroke()
    }

    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
