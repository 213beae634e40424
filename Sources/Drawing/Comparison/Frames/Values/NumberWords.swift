import Foundation
import Frames

extension CGFloat {
    /// Returns the number with at most `digits` decimals and no trailing zeros.
    func words(digits: Int) -> String {
        let factor = pow(10, CGFloat(digits))
        let rounded = (self * factor).rounded() / factor
        return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension CGFloat {
    /// The number rounded like `shortDescription`.
    var inHundredths: CGFloat { (self * 100).rounded() / 100 }
}

extension CGPoint {
    var inHundredths: CGPoint { CGPoint(x: x.inHundredths, y: y.inHundredths) }

    /// In points: `12 4`.
    var words: String { "\(x.shortDescription) \(y.shortDescription)" }

    /// As fractions of an area: `(0.5, 1)`.
    var fractions: String { "(\(x.words(digits: 4)), \(y.words(digits: 4)))" }
}

extension CGSize {
    var inHundredths: CGSize { CGSize(width: width.inHundredths, height: height.inHundredths) }

    /// In points: `32 × 12`.
    package var words: String { "\(width.shortDescription) × \(height.shortDescription)" }
}
