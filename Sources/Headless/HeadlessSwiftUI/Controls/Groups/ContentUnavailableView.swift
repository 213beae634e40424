import UIKitValues

/// A placeholder for missing content.
public struct ContentUnavailableView<Label, Description, Actions> {
    let label: Label
    let description: Description
    let actions: Actions
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
    public nonisolated init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.init(label: label(), description: description(), actions: actions())
    }

    public var body: some View {
        VStack(spacing: 6) {
            label.labelStyle(UnavailableLabelStyle())
            description.font(.subheadline).foregroundStyle(.secondary)
            VStack { actions }.padding(.top, 10)
        }
        .multilineTextAlignment(.center)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A large icon above a title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}

extension ContentUnavailableView
where Label == HeadlessSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public nonisolated init(
        _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
    ) {
        self.init(label: Label(title, systemImage: name), description: description, actions: EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: Label(title, systemImage: name), description: description, actions: EmptyView())
    }

    public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: Label(title, image: name), description: description, actions: EmptyView())
    }

    /// A placeholder for an empty search result.
    public static var search: Self { unavailableSearch(Text(SystemText.noResults.localized)) }

    /// A placeholder for an empty search result for a text.
    public static func search(text: String) -> Self { unavailableSearch(Text(SystemText.noResultsFor.localized(text))) }

    private static func unavailableSearch(_ title: Text) -> Self {
        Self(
            label: Label {
                title
            } icon: {
                Image(systemName: "magnifyingglass")
            },
            description: Text(SystemText.checkSpelling.localized), actions: EmptyView())
    }
}
