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

/// The meaning of a colour's components; always sRGB here.
public final class CGColorSpace: Sendable {
    static let standard = CGColorSpace()
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

/// Colours along a line.
public final class CGGradient {
    let stops: ColorStops

    /// - Parameter locations: From 0 to 1, one for each colour; `nil` spreads the colours evenly.
    public init?(colorsSpace: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
        guard !colors.isEmpty, locations.map({ $0.count >= colors.count }) ?? true else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        stops = ColorStops(
            colors.enumerated().map { index, color in
                ColorStops.Stop(color: color.rgba, location: locations?[index] ?? CGFloat(index) / last)
            })
    }
}

extension UIColor {
    /// Makes the colour that of filling and of stroking in the current context.
    public func set() {
        setFill()
        setStroke()
    }

    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
