import UIKitValues

// MARK: Titles

extension View {
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        navigationItem { $0.title = title }
    }

    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(verbatim: title.wrappedValue))
    }

    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    public nonisolated func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationItem { $0.displayMode = displayMode.mode }
    }

    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationItem { $0.displayMode = mode.mode }
    }
}

/// The display modes of a navigation bar's title.
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Hashable, Sendable {
        case automatic, inline, large

        var mode: NavigationItem.TitleDisplayMode {
            switch self {
            case .automatic: .automatic
            case .inline: .inline
            case .large: .large
            }
        }
    }
}

/// The display modes of a toolbar title.
public struct ToolbarTitleDisplayMode: Sendable {
    let mode: NavigationItem.TitleDisplayMode

    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
    public static let large = ToolbarTitleDisplayMode(mode: .large)
}

// MARK: The bar

extension View {
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        navigationItem { $0.isBarHidden = hidden }
    }

    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        navigationItem { $0.hidesBackButton = hidesBackButton }
    }

    /// Shows the screen as one that was pushed onto another one, with its content scrolled below the bar: the bar has a
    /// back button and shows its material. SwiftUI has no such method.
    package nonisolated func pushedOntoScreen() -> some View {
        navigationItem {
            $0.isPushed = true
            $0.topGround.isOverContent = true
        }
    }

    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .navigationBarLeading) { leading }
            ToolbarItem(placement: .navigationBarTrailing) { trailing }
        }
    }

    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
    }

    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
    }

    /// Shows or hides the device's status bar, which isn't part of a view.
    public nonisolated func statusBar(hidden: Bool) -> some View { self }

    /// Shows or hides the device's status bar, which isn't part of a view.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Shows or hides the device's system overlays, which aren't part of a view.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

// MARK: Searching

extension View {
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        let field = SearchField(text: text.wrappedValue, prompt: prompt ?? Text(SystemText.search.localized))
        return navigationItem { $0.search = field }
    }

    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt)
    }

    /// Sets the suggestions of a search. A still shows no active search.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
}

/// The placement of a search field: in a still, below the bar.
public struct SearchFieldPlacement: Sendable {
    public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }

    public static let automatic = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()

    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { navigationBarDrawer }
}
