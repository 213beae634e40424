import Foundation
import Frames

/// The color matrices of SwiftUI's effects. The luminance coefficients are those of the W3C's *Filter Effects*, from
/// ITU-R BT.709.
extension ColorMatrix {
    private static let (red, green, blue) = (0.2126, 0.7152, 0.0722)

    static func brightness(_ amount: Double) -> ColorMatrix {
        rows([1, 0, 0], [0, 1, 0], [0, 0, 1], constant: amount)
    }

    static func contrast(_ amount: Double) -> ColorMatrix {
        rows([amount, 0, 0], [0, amount, 0], [0, 0, amount], constant: (1 - amount) / 2)
    }

    static func saturation(_ s: Double) -> ColorMatrix {
        let (r, g, b) = (red * (1 - s), green * (1 - s), blue * (1 - s))
        return rows([r + s, g, b], [r, g + s, b], [r, g, b + s])
    }

    static func hueRotation(_ angle: Double) -> ColorMatrix {
        let (c, s) = (cos(angle), sin(angle))
        // Filter Effects, 8.7: the constants of the sine term are those of the standard.
        return rows(
            [red + c * (1 - red) - s * red, green - c * green - s * green, blue - c * blue + s * (1 - blue)],
            [red - c * red + s * 0.143, green + c * (1 - green) + s * 0.140, blue - c * blue - s * 0.283],
            [red - c * red - s * (1 - red), green - c * green + s * green, blue + c * (1 - blue) + s * blue])
    }

    static let inversion = rows([-1, 0, 0], [0, -1, 0], [0, 0, -1], constant: 1)

    static func multiplication(by color: RGBA) -> ColorMatrix {
        var matrix = rows([color.red, 0, 0], [0, color.green, 0], [0, 0, color.blue])
        matrix.numbers[18] = color.alpha
        return matrix
    }

    /// Makes colors opaque.
    static let opaque = ColorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1])

    static let luminanceToAlpha = ColorMatrix([
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, red, green, blue, 0, 0,
    ])

    /// Returns a matrix of rows for red, green and blue that keeps alpha.
    private static func rows(
        _ red: [Double], _ green: [Double], _ blue: [Double], constant: Double = 0
    ) -> ColorMatrix {
        let rest = [0, constant]
        return ColorMatrix(red + rest + green + rest + blue + rest + [0, 0, 0, 1, 0])
    }
}
