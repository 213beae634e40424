public import Foundation

/// An effect on a frame and its children as a group.
public enum Effect: Sendable, Equatable, Codable {
    /// A Gaussian blur. The radius is the standard deviation in points.
    case blur(radius: CGFloat)
    /// A color transform of each pixel.
    case colors(ColorMatrix)
    /// Masks by the alpha of other frames, or by its inverse. The frames are in the frame's coordinates.
    case mask([Frame], isInverted: Bool = false)
    /// Blends the result with what is behind it. Comes last.
    case mixing(Mixing)
    /// Applies effects to what is behind the frame's rectangle, within its corners, before the frame is painted over
    /// it. Has no effect in vector files, where the background isn't known.
    case backdrop([Effect])
    /// A perspective projection. Comes alone or last.
    case projection(Projection)
}

/// A linear color transform: rows for red, green, blue and alpha, each with factors for the four components and a
/// constant. Components are from 0 to 1 and not premultiplied.
public struct ColorMatrix: Sendable, Equatable, Codable {
    /// Twenty numbers, row by row.
    public var numbers: [Double]

    /// Creates a matrix of twenty numbers.
    public init(_ numbers: [Double]) {
        precondition(numbers.count == 20, "A color matrix has twenty numbers")
        self.numbers = numbers
    }

    /// Returns the transformed color, with components clamped between 0 and 1.
    public func applied(to color: RGBA) -> RGBA {
        func row(_ first: Int) -> Double {
            let light = numbers[first] * color.red + numbers[first + 1] * color.green + numbers[first + 2] * color.blue
            return min(max(light + numbers[first + 3] * color.alpha + numbers[first + 4], 0), 1)
        }
        return RGBA(red: row(0), green: row(5), blue: row(10), alpha: row(15))
    }

    /// Returns a matrix that increases saturation for a factor above 1, or decreases it. The weights of the components
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

/// Blend modes, named as in W3C's *Compositing and Blending*.
public enum Mixing: String, Sendable, Codable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusLighter
    case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor

    /// Whether the backdrop changes outside the source too.
    package var isUnbounded: Bool {
        switch self {
        case .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
            .destinationOut, .plusLighter, .clear, .xor:
            false
        }
    }

    /// Whether parts of the backdrop may be erased.
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
