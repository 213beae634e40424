/// What a screen specifies for the UIKit bars around it.
package struct ScreenBars {
    /// The display mode of the title.
    package enum TitleMode { case automatic, inline, large }

    package let title: String?
    package let titleMode: TitleMode
    package let isBarHidden: Bool
    package let leading, principal, trailing, bottom: [ScreenBarItem]
    package let search: ScreenSearch?
}

/// An item of a bar, with the environment of its screen.
package struct ScreenBarItem: View {
    let nodes: [LayoutNode]

    package var body: some View { HStack { ReadyNodes(nodes: nodes) } }
}

/// The search field of a screen.
package struct ScreenSearch {
    package let text, prompt: String
}

extension ViewGraph {
    /// Lays out the view and returns what it specifies for the bars around it.
    package func bars(_ proposal: ProposedViewSize, environment: EnvironmentValues) -> ScreenBars {
        var collected: NavigationItem?
        layOut(proposal, environment: environment)?.collect(NavigationItemKey.self, into: &collected)
        let item = collected ?? NavigationItem()
        let mode: ScreenBars.TitleMode =
            switch item.displayMode {
            case .automatic: .automatic
            case .inline: .inline
            case .large: .large
            }
        func items(at slot: ToolbarEntry.Slot) -> [ScreenBarItem] {
            item.entries.filter { $0.slot == slot && !$0.nodes.isEmpty }.map { ScreenBarItem(nodes: $0.nodes) }
        }
        return ScreenBars(
            title: item.title.map { plainText(of: $0, in: environment) }, titleMode: mode,
            isBarHidden: item.isBarHidden, leading: items(at: .leading), principal: items(at: .principal),
            trailing: items(at: .trailing), bottom: items(at: .bottom),
            search: item.search.map {
                ScreenSearch(text: $0.text, prompt: plainText(of: $0.prompt, in: environment))
            })
    }

    private func plainText(of text: Text, in environment: EnvironmentValues) -> String {
        var resolver = TextResolver(BuildContext(environment: environment, store: StateStore()))
        return resolver.resolve(text).runs.map(\.text).joined()
    }
}
