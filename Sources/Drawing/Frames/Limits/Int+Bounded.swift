package import Foundation

extension Int {
    /// The integer part of a length, limited to ±2⁴⁸; zero for NaN.
    package init(bounded length: CGFloat) {
        let limit: CGFloat = 0x1p48
        self = length.isNaN ? 0 : Int(Swift.min(Swift.max(length, -limit), limit))
    }
}
