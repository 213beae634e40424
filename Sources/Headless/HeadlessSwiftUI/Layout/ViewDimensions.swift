import Foundation

/// A view's size and its alignment guides, in points.
public struct ViewDimensions: Equatable, Sendable {
    public let width, height: CGFloat

    private let explicitGuide: @Sendable (AlignmentKey) -> CGFloat?

    /// - Parameter explicitGuide: Returns the position of a guide that is set by the view or inside it.
    init(_ size: CGSize, explicitGuide: @escaping @Sendable (AlignmentKey) -> CGFloat?) {
        width = size.width
        height = size.height
        self.explicitGuide = explicitGuide
    }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide(guide.key) }

    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide(guide.key) }

    private subscript(key: AlignmentKey) -> CGFloat { explicitGuide(key) ?? key.id.defaultValue(in: self) }

    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.width == rhs.width && lhs.height == rhs.height
    }
}
