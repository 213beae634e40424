public import Foundation

/// A color with its variants, a folder such as `Brand.colorset`.
public struct ColorSet: Sendable, Hashable {
    struct Variant: Sendable, Hashable, AssetVariant {
        let conditions: AssetConditions
        let color: AssetColor
    }

    /// A set without a color, as Xcode makes `AccentColor`, has no variants.
    let variants: [Variant]

    /// Whether no color is chosen, as in the `AccentColor` of a new project.
    public var isEmpty: Bool { variants.isEmpty }

    /// Reads a set.
    ///
    /// - Throws: An ``AssetCatalogError`` if `Contents.json` can't be read.
    public init(folder: URL) throws(AssetCatalogError) {
        variants = try ContentsFile.decode(File.self, in: folder).colors.compactMap { slot in
            slot.color.map { Variant(conditions: slot.conditions, color: $0) }
        }
    }

    /// Returns the color for traits; `nil` if all are for others.
    public func color(for traits: AssetTraits) -> AssetColor? { variants.best(for: traits).first?.color }
}

extension ColorSet {
    private struct File: Decodable {
        let colors: [Slot]
    }

    private struct Slot: Decodable {
        let conditions: AssetConditions
        let color: AssetColor?

        enum CodingKeys: CodingKey { case color }

        init(from decoder: any Decoder) throws {
            conditions = try AssetConditions(from: decoder)
            color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(AssetColor.self, forKey: .color)
        }
    }
}
