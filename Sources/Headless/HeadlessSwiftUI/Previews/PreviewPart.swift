import Frames
import Rendering

/// A preview of a provider with its options.
package struct PreviewPart {
    package let displayName: String?
    package let layout: PreviewLayout
    package let device: PreviewDevice?
    package let orientation: InterfaceOrientation

    /// The color scheme, if the preview sets one.
    package let colorScheme: ColorScheme?

    /// The view of this preview.
    package let view: AnyView

    /// Returns the previews of a provider in order.
    @MainActor
    package static func all<Provider: PreviewProvider>(of provider: Provider.Type) -> [PreviewPart] {
        let context = BuildContext(environment: EnvironmentValues(RenderSettings.current), store: StateStore())
        let nodes = SinglePreview<Provider>.nodes(in: context)
        return nodes.enumerated().map { number, node in
            PreviewPart(node, view: AnyView(SinglePreview<Provider>(number: number)))
        }
    }

    /// The color scheme that a view prefers; `nil` for none.
    @MainActor
    package static func colorScheme(of view: AnyView) -> ColorScheme? {
        let context = BuildContext(environment: EnvironmentValues(RenderSettings.current), store: StateStore())
        // The view is drawn later, with its problems.
        return RenderProblems.collecting(in: ProblemSink()) {
            RowsNode.expanded(AnyView._makeNodes(of: view, in: context)).lazy.compactMap(\.preferredColorScheme).first
        }
    }

    @MainActor
    private init(_ node: LayoutNode, view: AnyView) {
        displayName = node.trait(PreviewDisplayName.self) ?? nil
        layout = node.trait(PreviewLayoutKey.self) ?? .device
        device = node.trait(PreviewDeviceKey.self) ?? nil
        orientation = node.trait(PreviewOrientation.self) ?? .portrait
        colorScheme = node.preferredColorScheme
        self.view = view
    }
}

/// A preview of a provider by index.
private struct SinglePreview<Provider: PreviewProvider> {
    let number: Int

    /// The nodes of all previews of the provider.
    @MainActor
    static func nodes(in context: BuildContext) -> [LayoutNode] {
        RowsNode.expanded(Provider.Previews._makeNodes(of: Provider.previews, in: context))
    }
}

extension SinglePreview: PrimitiveView {
    func makeNodes(in context: BuildContext) -> [LayoutNode] {
        let nodes = Self.nodes(in: context)
        return nodes.indices.contains(number) ? [nodes[number]] : []
    }
}
