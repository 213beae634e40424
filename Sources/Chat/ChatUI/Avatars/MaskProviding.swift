import HeadlessUIKit

/// A view around which another one below it leaves a gap.
@MainActor @preconcurrency
public protocol MaskProviding {
    /// The outline of the gap in the superview's coordinates, or `nil` for no gap.
    var maskingPath: CGPath? { get }
}
