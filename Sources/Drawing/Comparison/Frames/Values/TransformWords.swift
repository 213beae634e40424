import Foundation
import Frames

extension Transform {
    /// The transform in words as far as possible: `turned by 45°, scaled by 1.2`.
    var words: String {
        let parts = [
            turnAndScale, tx.isClose(to: 0) && ty.isClose(to: 0) ? nil : "shifted by \(CGPoint(x: tx, y: ty).words)",
        ]
        .compactMap { $0 }
        return parts.isEmpty ? "none" : parts.joined(separator: ", ")
    }

    private var turnAndScale: String? {
        let factors = (hypot(a, b), hypot(c, d))
        let isUpright = abs(b) < 1e-4 && abs(c) < 1e-4
        let isSlanted = abs(a * c + b * d) > 1e-4 * factors.0 * factors.1
        if isSlanted || !isUpright && a * d - b * c < 0 || factors.0 == 0 || factors.1 == 0 {
            return "matrix \([a, b, c, d].map { $0.words(digits: 4) }.joined(separator: " "))"
        }
        let turn: String? =
            switch (isUpright, a < 0, d < 0) {
            case (true, false, false): nil
            case (true, true, false): "mirrored"
            case (true, false, true): "upside down"
            case (true, true, true): "turned by 180°"
            case (false, _, _): "turned by \((atan2(b, a) * 180 / .pi).words(digits: 2))°"
            }
        let sizes = (factors.0.words(digits: 4), factors.1.words(digits: 4))
        let scale = sizes == ("1", "1") ? nil : "scaled by \(sizes.0 == sizes.1 ? sizes.0 : "\(sizes.0) × \(sizes.1)")"
        let parts = [turn, scale].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
