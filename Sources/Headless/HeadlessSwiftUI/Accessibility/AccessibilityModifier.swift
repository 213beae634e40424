import Frames
import Rendering

/// Sets accessibility properties of a view. They have no effect on ordinary pictures.
public struct _AccessibilityModifier {
    let role: AccessibilityProperties.Role
    let describe: @MainActor (inout AccessibilityProperties, BuildContext) -> Void

    /// The view whose elements replace those inside; `nil` for none.
    var representation: AnyView?

    init(
        _ role: AccessibilityProperties.Role = .change,
        _ describe: @escaping @MainActor (inout AccessibilityProperties, BuildContext) -> Void = { _, _ in }
    ) {
        self.role = role
        self.describe = describe
    }
}

extension _AccessibilityModifier: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        guard WantedTags.current.contains(.elements) else { return node }
        var mark = AccessibilityProperties(role)
        describe(&mark, context)
        return MarkedNode(node, mark, shown: representation.map { SpokenView($0, in: context) }, in: context)
    }
}

/// A node that tags the frames of another one.
private final class MarkedNode: WrapperNode {
    private let mark: AccessibilityProperties
    private let shown: SpokenView?

    init(_ child: LayoutNode, _ mark: AccessibilityProperties, shown: SpokenView?, in context: BuildContext) {
        self.mark = mark
        self.shown = shown
        super.init(child, in: context)
    }

    override func emitFrames(into emission: inout FrameEmission) {
        guard WantedTags.current.contains(.elements) else { return child.emit(into: &emission) }
        var mark = mark
        mark.representation = shown?.frames
        emission.addGroup(.element(mark), in: placement) { child.emit(into: &$0) }
    }
}

/// A view for VoiceOver that isn't drawn, such as a hidden label.
@MainActor
struct SpokenView {
    private let nodes: [LayoutNode]

    init<Content: View>(_ view: Content, in context: BuildContext) {
        nodes = Content._makeNodes(of: view, in: context.child(0xACCE))
    }

    /// The view's tagged frames, below each other.
    var frames: [Frame] {
        var emission = FrameEmission(scale: 1)
        var top: CGFloat = 0
        for node in nodes {
            let size = node.size(for: .unspecified)
            node.place(in: CGRect(x: 0, y: top, width: size.width, height: size.height), proposal: .unspecified)
            top += size.height
            node.emit(into: &emission)
        }
        return emission.frames
    }

    var elements: [AccessibilityNode] {
        AccessibleFrame.record {
            Frame(rect: CGRect(x: 0, y: 0, width: 10_000, height: 10_000), children: frames)
        }.elements
    }

    /// The labels of all elements; `nil` if there are none.
    var label: String? {
        let words = elements.compactMap(\.label)
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}

extension View {
    /// Sets properties of the elements inside the view.
    nonisolated func saying(
        _ describe: @escaping @MainActor (inout AccessibilityNode, BuildContext) -> Void
    ) -> some View {
        modifier(_AccessibilityModifier { describe(&$0.node, $1) })
    }

    /// Makes the view a single element.
    ///
    /// - Parameter describe: Describes the control. Whether it is disabled follows from enclosing views.
    nonisolated func control(
        _ role: AccessibilityProperties.Role = .element,
        _ describe: @escaping @MainActor (inout AccessibilityNode, BuildContext) -> Void
    ) -> some View {
        modifier(
            _AccessibilityModifier(role) { mark, context in
                describe(&mark.node, context)
                if !context.environment.isEnabled { mark.node.traits.insert(.notEnabled) }
            })
    }
}

extension Text {
    /// Returns the label to announce, or the text that replaces it.
    @MainActor
    func spoken(in context: BuildContext) -> String {
        if let label = spokenLabels.last { return label.spoken(in: context) }
        if case .joined(let first, let second) = content {
            return first.spoken(in: context) + second.spoken(in: context)
        }
        var resolver = TextResolver(context)
        return resolver.resolve(self).runs.map(\.text).joined()
    }
}
