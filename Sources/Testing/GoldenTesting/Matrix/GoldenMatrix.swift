import Foundation
import Frames
import HeadlessUIKit
import Rendering

/// The named variants in which something is drawn: appearances, text sizes, layout directions, devices.
///
///     assertSnapshots(of: BadgeView(name: "Ada"), over: .everyday, width: 200)
///     assertSnapshots(of: BadgeView(name: "Ada"), over: GoldenMatrix(appearances: [.light, .dark]), as: .contactSheet)
public struct GoldenMatrix: Sendable {
    /// Settings and an optional device with a name.
    public struct Variant: Sendable {
        /// The suffix of the golden's name; empty for a single variant.
        public var name: String

        /// The settings to draw with.
        public var settings: RenderSettings

        /// The device to draw for; `nil` for the size that the assertion proposes.
        public var device: ViewImageConfig?

        /// Creates a variant.
        public init(name: String, settings: RenderSettings, device: ViewImageConfig? = nil) {
            self.name = name
            self.settings = settings
            self.device = device
        }
    }

    /// The variants in drawing order.
    public var variants: [Variant]

    /// Creates a matrix of variants, which have different names.
    public init(_ variants: [Variant]) {
        self.variants = variants
    }

    /// Creates a matrix of all combinations. A variant's name consists of the values that differ between variants.
    ///
    /// - Parameters:
    ///   - appearances: Light, dark, or both.
    ///   - contentSizes: Text sizes.
    ///   - directions: Left to right, right to left, or both.
    ///   - devices: Devices and their names; without any, the assertion proposes the size.
    ///   - settings: The settings that the variants have in common.
    public init(
        appearances: [RenderSettings.Appearance] = [.light],
        contentSizes: [RenderSettings.ContentSize] = [.large],
        directions: [RenderSettings.Direction] = [.leftToRight],
        devices: [(name: String, config: ViewImageConfig)] = [],
        settings: RenderSettings = .golden
    ) {
        var variants: [Variant] = []
        let screens = devices.isEmpty ? [nil] : devices.map(Optional.some)
        for screen in screens {
            for appearance in appearances {
                for contentSize in contentSizes {
                    for direction in directions {
                        var own = screen.map { settings.applying($0.config.traits) } ?? settings
                        own.scale = settings.scale
                        own.appearance = appearance
                        own.contentSize = contentSize
                        own.direction = direction
                        let parts = [
                            devices.count > 1 ? screen?.name : nil,
                            appearances.count > 1 ? appearance.rawValue : nil,
                            contentSizes.count > 1 ? contentSize.rawValue : nil,
                            directions.count > 1 ? direction.rawValue : nil,
                        ]
                        variants.append(
                            Variant(
                                name: parts.compactMap { $0 }.joined(separator: "-"), settings: own,
                                device: screen?.config))
                    }
                }
            }
        }
        self.variants = variants
    }

    /// Light and dark.
    public static let appearances = GoldenMatrix(appearances: [.light, .dark])

    /// The five variants that reveal most mistakes: light, dark, large text, small text in dark mode, right to left.
    public static let everyday = GoldenMatrix([
        Variant(name: "light", settings: .golden),
        Variant(name: "dark", settings: RenderSettings(scale: 2, appearance: .dark)),
        Variant(
            name: "large-text",
            settings: RenderSettings(scale: 2, contentSize: .extraExtraExtraLarge)),
        Variant(
            name: "small-text-dark",
            settings: RenderSettings(scale: 2, appearance: .dark, contentSize: .small)),
        Variant(name: "right-to-left", settings: RenderSettings(scale: 2, direction: .rightToLeft)),
    ])

    /// Returns the matrix with another number of pixels per point.
    public func scale(_ scale: CGFloat) -> GoldenMatrix {
        GoldenMatrix(
            variants.map { variant in
                var copy = variant
                copy.settings.scale = scale
                return copy
            })
    }
}
