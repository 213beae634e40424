import Foundation

/// Flexible space along a stack.
public struct Spacer: Sendable {
    /// The minimum length in points; `nil` for the standard 8.
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

extension Spacer: PrimitiveView {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        [SpacerNode(along: context.stackAxis, minimum: minLength, in: context)]
    }
}
