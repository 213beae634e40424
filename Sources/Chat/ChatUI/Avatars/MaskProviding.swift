import HeadlessUIKit

/// A view with a gap around it, which is cut out of the view below.
@MainActor @preconcurrency
public protocol MaskProviding {
    /// The outline of the gap in the superview's coordinates, or `nil` for no gap.
    var maskingPath: CGPath? { get }
}
