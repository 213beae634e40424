/// What a screen says to bars that UIKit draws around it.
package struct ScreenBars {
    /// Whether the title is large.
    package enum TitleMode { case automatic, inline, large }

    package let title: String?
    package let titleMode: TitleMode
    package let isBarHidden: Bool
    /// Whether the screen has buttons or a field for search, which only bars that SwiftUI draws show.
    package let hasItems: Bool
}

extension ViewGraph {
    /// Lays the view out and returns what it says to the bars around it.
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
        return ScreenBars(
            title: item.title.map { plainText(of: $0, in: environment) }, titleMode: mode,
            isBarHidden: item.isBarHidden,
            hasItems: item.search != nil || item.entries.contains { $0.slot != .none && !$0.nodes.isEmpty })
    }

    private func plainText(of text: Text, in environment: EnvironmentValues) -> String {
        var resolver = TextResolver(BuildContext(environment: environment, store: StateStore()))
        return resolver.resolve(text).runs.map(\.text).joined()
    }
}
