internal import Foundation
package import PreviewMessages
package import Rendering

/// A variant as the page names it.
package struct VariantChoice: Codable, Hashable, Sendable {
    package let appearance: RenderSettings.Appearance
    package let contentSize: RenderSettings.ContentSize
    package let locale: String

    /// The reading direction; `nil` for that of the locale.
    package let direction: RenderSettings.Direction?

    /// The name of the device; `nil` for the preview's own, or an iPhone 13.
    package let device: String?

    package init(
        appearance: RenderSettings.Appearance = .light, contentSize: RenderSettings.ContentSize = .large,
        locale: String = "en_US", direction: RenderSettings.Direction? = nil, device: String? = nil
    ) {
        self.appearance = appearance
        self.contentSize = contentSize
        self.locale = locale
        self.direction = direction
        self.device = device
    }

    /// The variant to draw.
    ///
    /// - Parameter scale: Pixels per point.
    func variant(scale: Double) -> PreviewVariant {
        let settings = RenderSettings(
            scale: scale, appearance: appearance, contentSize: contentSize, direction: direction, locale: locale)
        return PreviewVariant(name: appearance.rawValue, settings: settings, device: device)
    }

    /// Whether a picture can be drawn in it.
    ///
    /// - Parameter devices: The names of the known devices.
    func isValid(devices: Set<String>) -> Bool {
        locale.isLocaleIdentifier && device.map(devices.contains) != false
    }
}
