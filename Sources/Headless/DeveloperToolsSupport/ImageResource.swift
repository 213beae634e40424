public import Foundation

/// An image of an asset catalog, as generated symbols name it: `UIImage(resource: .logo)`, `Image(.logo)`.
public struct ImageResource: Hashable, Sendable {
    /// The name with its namespaces: `"Icons/send"`.
    package let name: String
    package let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
