import Foundation
import Frames
import HeadlessUIKit
import Rendering

/// The surroundings in which something is drawn, each with a name: light and dark, sizes of text, directions, devices.
///
///     assertSnapshots(of: BadgeView(name: "Ada"), over: .everyday, width: 200)
///     assertSnapshots(of: BadgeView(name: "Ada"), over: GoldenMatrix(appearances: [.light, .dark]), as: .contactSheet)
public struct GoldenMatrix: Sendable {
    /// Settings and perhaps a device, under a name.
    public struct Variant: Sendable {
        /// The ending of the golden's name; empty if there is no other variant.
        public var name: String

        /// The settings to draw with.
        public var settings: RenderSettings

        /// The device to draw for; `nil` for the room that the assertion gives.
        public var device: ViewImageConfig?

        /// Creates a variant.
        public init(name: String, settings: RenderSettings, device: ViewImageConfig? = nil) {
            self.name = name
            self.settings = settings
            self.device = device
        }
    }

    /// The variants in the order in which they are drawn.
    public var variants: [Variant]

    /// Creates a matrix of variants whose names differ.
    public init(_ variants: [Variant]) {
        self.variants = variants
    }

    /// Creates a matrix of all combinations. A variant's name has the values that differ between variants.
    ///
    /// - Parameters:
    ///   - appearances: Light, dark, or both.
    ///   - contentSizes: Sizes of text.
    ///   - directions: Left to right, right to left, or both.
    ///   - devices: Devices and their names; without any, the assertion gives the room.
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

    /// The five variants in which most mistakes show: light, dark, large text, small text in the dark, right to left.
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
