import Foundation
import Frames
import HeadlessUIKit

/// Surroundings in which one thing is drawn, each under a name: light and dark, sizes of text, directions, devices.
///
///     assertSnapshots(of: BadgeView(name: "Ada"), over: .everyday, width: 200)
///     assertSnapshots(of: BadgeView(name: "Ada"), over: GoldenMatrix(appearances: [.light, .dark]), as: .contactSheet)
public struct GoldenMatrix: Sendable {
    /// One of the surroundings.
    public struct Variant: Sendable {
        /// What the golden's name ends in; empty if there is no other variant.
        public var name: String
        public var settings: RenderSettings

        /// The screen, if it is drawn on one.
        public var device: ViewImageConfig?

        public init(name: String, settings: RenderSettings, device: ViewImageConfig? = nil) {
            self.name = name
            self.settings = settings
            self.device = device
        }
    }

    public var variants: [Variant]

    public init(_ variants: [Variant]) {
        self.variants = variants
    }

    /// Creates a matrix of all combinations. Only dimensions with several values show in the names.
    ///
    /// - Parameters:
    ///   - devices: Screens and their names; none takes the room that the assertion gives.
    ///   - settings: What the variants have in common.
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

    /// The five in which most mistakes show: light, dark, large text, small text in the dark, right to left.
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
