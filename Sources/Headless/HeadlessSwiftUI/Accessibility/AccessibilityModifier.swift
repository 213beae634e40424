import Frames
import Rendering

/// Says something of a view to assistive technologies. An ordinary picture knows nothing of it.
public struct _AccessibilityModifier {
    let role: AccessibilityMark.Role
    let describe: @MainActor (inout AccessibilityMark, BuildContext) -> Void

    /// The view whose elements are read in place of those inside; `nil` for these.
    var representation: AnyView?

    init(
        _ role: AccessibilityMark.Role = .change,
        _ describe: @escaping @MainActor (inout AccessibilityMark, BuildContext) -> Void = { _, _ in }
    ) {
        self.role = role
        self.describe = describe
    }
}

extension _AccessibilityModifier: PrimitiveModifier {
    package func wrap(_ node: LayoutNode, in context: BuildContext) -> LayoutNode {
        guard WantedTags.current.contains(.elements) else { return node }
        var mark = AccessibilityMark(role)
        describe(&mark, context)
        return MarkedNode(node, mark, shown: representation.map { SpokenView($0, in: context) }, in: context)
    }
}

/// A node that tags the frames of another one.
private final class MarkedNode: WrapperNode {
    private let mark: AccessibilityMark
    private let shown: SpokenView?

    init(_ child: LayoutNode, _ mark: AccessibilityMark, shown: SpokenView?, in context: BuildContext) {
        self.mark = mark
        self.shown = shown
        super.init(child, in: context)
    }

    override func emit(into emission: inout FrameEmission) {
        guard WantedTags.current.contains(.elements) else { return child.emit(into: &emission) }
        var mark = mark
        mark.representation = shown?.frames
        emission.addGroup(.element(mark), in: placement) { child.emit(into: &$0) }
    }
}

/// A view that is read and not seen, such as a hidden label.
@MainActor
struct SpokenView {
    private let nodes: [LayoutNode]

    init<Content: View>(_ view: Content, in context: BuildContext) {
        nodes = Content._makeNodes(of: view, in: context.child(0xACCE))
    }

    /// The view's frames, with tags, one part below the other.
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

    /// The words of all elements; `nil` for none.
    var label: String? {
        let words = elements.compactMap(\.label)
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}

extension View {
    /// Says something of the elements inside the view.
    nonisolated func saying(
        _ describe: @escaping @MainActor (inout AccessibilityNode, BuildContext) -> Void
    ) -> some View {
        modifier(_AccessibilityModifier { describe(&$0.node, $1) })
    }

    /// Makes the view one element.
    ///
    /// - Parameter describe: Says what a control is; that it is disabled follows from the views around.
    nonisolated func control(
        _ role: AccessibilityMark.Role = .element,
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
    /// What is read out: the words, or what stands for them.
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
