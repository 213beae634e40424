package import Foundation

extension Int {
    /// The whole part of a length, at most 2⁴⁸ away from zero; zero for what is not a number.
    package init(bounded length: CGFloat) {
        let limit: CGFloat = 0x1p48
        self = length.isNaN ? 0 : Int(Swift.min(Swift.max(length, -limit), limit))
    }
}
