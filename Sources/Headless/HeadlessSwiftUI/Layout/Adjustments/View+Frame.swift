import Foundation
import Frames
import Rendering

/// Puts a view into a frame of a given size.
public struct _FrameLayout {
    let width, height: CGFloat?
    let alignment: Alignment
}

extension _FrameLayout: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        FixedFrameNode(
            node, width: context.length(width, "frame(width:"), height: context.length(height, "frame(height:"),
            alignment: alignment, in: context)
    }
}

/// Puts a view into a frame with limits.
public struct _FlexFrameLayout {
    let minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: CGFloat?
    let alignment: Alignment
}

extension _FlexFrameLayout: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        let horizontal = FlexibleFrameNode.Limits(
            least: context.length(minWidth, "frame(minWidth:"), ideal: context.length(idealWidth, "frame(idealWidth:"),
            most: context.length(maxWidth, "frame(maxWidth:", allowsInfinity: true))
        let vertical = FlexibleFrameNode.Limits(
            least: context.length(minHeight, "frame(minHeight:"),
            ideal: context.length(idealHeight, "frame(idealHeight:"),
            most: context.length(maxHeight, "frame(maxHeight:", allowsInfinity: true))
        return FlexibleFrameNode(
            node, horizontal: horizontal, vertical: vertical, alignment: alignment, in: context)
    }
}

extension BuildContext {
    /// Returns a requested length; `nil` and a reported problem if it is invalid.
    fileprivate func length(_ length: CGFloat?, _ modifier: StaticString, allowsInfinity: Bool = false) -> CGFloat? {
        guard let length else { return nil }
        if length >= 0, length.isFinite || allowsInfinity { return length }
        RenderProblems.report(
            .oncePerRender, "\(componentName): \(modifier) \(length)) is not a length and is ignored.")
        return nil
    }
}

extension View {
    /// Puts the view into a frame of a given size, in points.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// Puts the view into a frame with limits, in points. An infinite `max` fills the proposed length.
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
