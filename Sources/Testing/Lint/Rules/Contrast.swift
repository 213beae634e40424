import Foundation
import Frames

/// The contrast of two colors according to WCAG 2.2.
struct Contrast: CustomStringConvertible {
    let front: RGBA
    let back: RGBA
    /// From 1 for equal colors to 21 for black and white.
    let ratio: Double

    init(_ front: RGBA, _ back: RGBA) {
        (self.front, self.back) = (front, back)
        let (one, other) = (front.luminance, back.luminance)
        ratio = (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// Rounded down, so that an insufficient ratio never looks sufficient: 4.48 doesn't become 4.5.
    var description: String {
        let tenths = (ratio * 10).rounded() / 10
        let roundsUpToRequirement = tenths > ratio && (tenths == 4.5 || tenths == 3)
        let figure = roundsUpToRequirement ? (ratio * 100).rounded(.down) / 100 : tenths
        return "\(figure):1 of \(front) on \(back)"
    }
}

extension RGBA {
    /// The relative luminance of WCAG 2.2, from 0 for black to 1 for white.
    fileprivate var luminance: Double {
        func linear(_ component: Double) -> Double {
            component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
