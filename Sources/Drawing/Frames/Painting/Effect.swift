public import Foundation

/// A change of the finished picture of a frame and all in it.
public enum Effect: Sendable, Equatable, Codable {
    /// A Gaussian blur; its radius is the standard deviation in points.
    case blur(radius: CGFloat)
    /// Other colors for each pixel.
    case colors(ColorMatrix)
    /// Only what other frames cover is left, by their alpha; inverted, only what they don't. The frames stand in the
    /// frame's own coordinates.
    case mask([Frame], isInverted: Bool = false)
    /// The picture is mixed with what is behind it. Comes last: what is left of the effects is mixed.
    case mixing(Mixing)
    /// What lies behind the frame's rectangle, within its corners, is changed by other effects before the frame is
    /// painted over it. In vector files nothing is known of what lies behind; there it stays as it is.
    case backdrop([Effect])
    /// The picture is seen in perspective. Comes alone or last.
    case projection(Projection)
}

/// Numbers that make a color of another one: rows for red, green, blue and alpha, each with factors for the four
/// components and a constant. Components are from 0 to 1 and not multiplied by their alpha.
public struct ColorMatrix: Sendable, Equatable, Codable {
    /// Twenty numbers, row by row.
    public var numbers: [Double]

    /// Creates a matrix of twenty numbers.
    public init(_ numbers: [Double]) {
        precondition(numbers.count == 20, "A color matrix has twenty numbers")
        self.numbers = numbers
    }

    /// Returns what the matrix makes of a color; components stay between 0 and 1.
    public func applied(to color: RGBA) -> RGBA {
        func row(_ first: Int) -> Double {
            let light = numbers[first] * color.red + numbers[first + 1] * color.green + numbers[first + 2] * color.blue
            return min(max(light + numbers[first + 3] * color.alpha + numbers[first + 4], 0), 1)
        }
        return RGBA(red: row(0), green: row(5), blue: row(10), alpha: row(15))
    }

    /// A matrix that moves colors away from gray, by a factor above 1, or towards it. The weights of the components
    /// are those of sRGB's luminance.
    public static func saturation(_ factor: Double) -> ColorMatrix {
        let weights = [0.2126, 0.7152, 0.0722]
        var numbers: [Double] = []
        for row in 0..<3 {
            for column in 0..<3 { numbers.append(weights[column] * (1 - factor) + (column == row ? factor : 0)) }
            numbers += [0, 0]
        }
        return ColorMatrix(numbers + [0, 0, 0, 1, 0])
    }
}

/// The ways in which a picture is mixed with what is behind it, named as in W3C's *Compositing and Blending*.
public enum Mixing: String, Sendable, Codable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusLighter
    case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor

    /// Whether what is behind changes outside of the picture too.
    package var isUnbounded: Bool {
        switch self {
        case .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
            .destinationOut, .plusLighter, .clear, .xor:
            false
        }
    }

    /// Whether something may be taken out of what is behind.
    package var isErasing: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .destinationOut, .xor: true
        case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
            .plusLighter:
            false
        }
    }
}
