// Generic, so that a closure of several statements is SwiftUI's unless it returns a view of UIKit.
extension Preview {
    /// Creates a preview of a view.
    public init<Content: UIView>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> Content
    ) {
        self.init(displayName: name, traits: traits, makeContent: body)
    }

    /// Creates a preview of a view controller.
    public init<Content: UIViewController>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> Content
    ) {
        self.init(displayName: name, traits: traits, makeContent: body)
    }
}
