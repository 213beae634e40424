/// Makes a variable in the closure of `#Preview` a part of the preview's state.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

extension Preview {
    /// Creates a preview of a SwiftUI view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(displayName: name, traits: traits, makeContent: body)
    }
}
