public import Foundation

/// A color of an asset catalog, as generated symbols name it: `UIColor(resource: .brand)`, `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
    /// The name with its namespaces: `"Status/warning"`.
    package let name: String
    package let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
