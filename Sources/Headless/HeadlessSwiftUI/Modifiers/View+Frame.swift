import Foundation

/// Gives a view a frame of a given size.
public struct _FrameLayout {
    let width, height: CGFloat?
    let alignment: Alignment
}

extension _FrameLayout: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        FixedFrameNode(node, width: width, height: height, alignment: alignment, in: context)
    }
}

/// Gives a view a frame within limits.
public struct _FlexFrameLayout {
    let minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: CGFloat?
    let alignment: Alignment
}

extension _FlexFrameLayout: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        FlexibleFrameNode(
            node, horizontal: .init(least: minWidth, ideal: idealWidth, most: maxWidth),
            vertical: .init(least: minHeight, ideal: idealHeight, most: maxHeight), alignment: alignment, in: context)
    }
}

extension View {
    /// Puts the view into a frame of a given size, in points.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// Puts the view into a frame within limits, in points. A side with a `max` of infinity fills what is proposed.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }
}
