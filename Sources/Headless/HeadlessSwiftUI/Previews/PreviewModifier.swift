import Rendering

/// A modifier around previews, with a context that previews share.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// What previews with the modifier share, such as a model.
    associatedtype Context = Void
    associatedtype Body: View

    /// The view that is modified.
    typealias Content = PreviewModifierContent

    /// Makes the context.
    static func makeSharedContext() async throws -> Self.Context

    /// Returns the modified view.
    @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The view that a `PreviewModifier` modifies.
public struct PreviewModifierContent: View {
    let view: AnyView

    public var body: some View { view }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// A modifier around the view.
    public static func modifier<M: PreviewModifier & Sendable>(_ modifier: M) -> Self { Self(.modifier(modifier)) }
}

extension PreviewModifier {
    /// Returns a view with the modifier around it. The context is made anew, so that previews don't depend on each other.
    package func modify(_ view: AnyView) throws -> AnyView {
        let context = try MainQueue.waiting(for: "\(Self.self).makeSharedContext()") {
            try await Self.makeSharedContext()
        }
        return AnyView(body(content: PreviewModifierContent(view: view), context: context))
    }
}
