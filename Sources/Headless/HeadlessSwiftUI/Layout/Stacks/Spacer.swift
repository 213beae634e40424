import Foundation

/// Room that takes what the other views of a stack leave.
public struct Spacer: Sendable {
    /// In points; `nil` for the standard length of 8.
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
