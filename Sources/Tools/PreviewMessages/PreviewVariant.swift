package import Rendering

/// The surroundings that a preview is drawn in.
package struct PreviewVariant: Codable, Hashable, Sendable {
    /// The name, such as `dark`.
    package var name: String

    package var settings: RenderSettings

    /// The name of the device, such as `iPhone 16`; `nil` for the preview's own, or an iPhone 13.
    package var device: String?

    package init(name: String, settings: RenderSettings, device: String? = nil) {
        self.name = name
        self.settings = settings
        self.device = device
    }

    package static func == (one: Self, other: Self) -> Bool {
        one.name == other.name && one.settings == other.settings && one.device == other.device
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
