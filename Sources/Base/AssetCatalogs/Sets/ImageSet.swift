public import Foundation

/// An image with its variants, a folder such as `logo.imageset`.
public struct ImageSet: Sendable, Hashable {
    /// Whether the image is a template for the tint color.
    public enum RenderingIntent: String, Sendable, Decodable { case template, original }

    /// A file of an image, and how it is stretched.
    public struct Variant: Sendable, Hashable, AssetVariant {
        let conditions: AssetConditions
        /// The name of the file in the set's folder.
        public let filename: String
        /// The pixels per point; `nil` for a single scale.
        public let scale: Double?
        /// The slicing; `nil` for none.
        public let slicing: Slicing?
        /// The distances from the edges to what layout aligns, in pixels.
        public let alignmentInsets: Insets?

        /// The pixels per point of a bitmap file. A single bitmap has one.
        public var pixelsPerPoint: Double { scale ?? 1 }
    }

    /// The parts of an image that keep their size when it is stretched.
    public struct Slicing: Sendable, Hashable {
        /// The distances from the edges, in pixels of the file.
        public let capInsets: Insets
        /// Whether the middle is repeated rather than stretched.
        public let tilesCenter: Bool
    }

    /// Distances from the edges, in pixels.
    public struct Insets: Sendable, Hashable, Decodable {
        /// The distances, in pixels.
        public let top, left, bottom, right: Double
    }

    /// The set's folder.
    public let folder: URL
    /// The variants with a file, in the order of `Contents.json`.
    public let variants: [Variant]
    /// Whether the image is a template; `nil` to leave it to the context.
    public let renderingIntent: RenderingIntent?
    /// Whether a drawing is scaled as a drawing, rather than as the pixels of its own size.
    public let preservesVectors: Bool

    /// Reads a set.
    ///
    /// - Throws: An ``AssetCatalogError`` if `Contents.json` can't be read.
    public init(folder: URL) throws(AssetCatalogError) {
        let file = try ContentsFile.decode(File.self, in: folder)
        self.folder = folder
        // An empty well of Xcode's editor has no file.
        variants = file.images.compactMap(\.variant)
        renderingIntent = file.properties?.renderingIntent
        preservesVectors = file.properties?.preservesVectors ?? false
    }

    /// The direction of an image that is mirrored for the other one: that of all its variants. `nil` for any other.
    public var mirroredDirection: AssetTraits.Direction? {
        let directions = Set(variants.map(\.conditions.direction))
        guard directions.count == 1, let direction = directions.first else { return nil }
        return direction.flatMap(AssetTraits.Direction.init)
    }

    /// Returns the variant for traits; `nil` if all are for others. The direction doesn't matter for an image that is
    /// mirrored.
    ///
    /// Of the variants that match best, it is the one for the scale; else that with the next larger scale, or the
    /// largest. A drawing has any scale.
    public func variant(for traits: AssetTraits) -> Variant? {
        var traits = traits
        if let mirroredDirection { traits.direction = mirroredDirection }
        let best = variants.best(for: traits)
        func distance(_ variant: Variant) -> Double {
            if variant.scale == nil, variant.isDrawing { return 0 }
            let scale = variant.pixelsPerPoint
            return scale >= traits.scale ? scale - traits.scale : 1000 + traits.scale - scale
        }
        return best.min { distance($0) < distance($1) }
    }

    /// Returns the file of a variant.
    public func file(of variant: Variant) -> URL { folder.appendingPathComponent(variant.filename) }
}

extension ImageSet.Variant {
    /// Whether the file is a drawing rather than a bitmap.
    public var isDrawing: Bool { ["svg", "pdf"].contains((filename as NSString).pathExtension.lowercased()) }
}

extension ImageSet {
    private struct File: Decodable {
        let images: [Slot]
        let properties: Properties?
    }

    private struct Properties: Decodable {
        let renderingIntent: RenderingIntent?
        let preservesVectors: Bool?

        enum CodingKeys: String, CodingKey {
            case renderingIntent = "template-rendering-intent"
            case preservesVectors = "preserves-vector-representation"
        }
    }

    private struct Resizing: Decodable {
        struct Center: Decodable {
            let mode: String?
        }

        let capInsets: PartialInsets?
        let center: Center?

        enum CodingKeys: String, CodingKey {
            case center
            case capInsets = "cap-insets"
        }
    }

    /// A slice of three parts has two insets.
    private struct PartialInsets: Decodable {
        let top, left, bottom, right: Double?

        var insets: Insets { Insets(top: top ?? 0, left: left ?? 0, bottom: bottom ?? 0, right: right ?? 0) }
    }

    private struct Slot: Decodable {
        let variant: Variant?

        enum CodingKeys: String, CodingKey {
            case filename, scale, resizing
            case alignmentInsets = "alignment-insets"
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            guard let filename = try values.decodeIfPresent(String.self, forKey: .filename) else {
                variant = nil
                return
            }
            let scale = try values.decodeIfPresent(String.self, forKey: .scale)
            let slicing = try values.decodeIfPresent(Resizing.self, forKey: .resizing)
            variant = Variant(
                conditions: try AssetConditions(from: decoder), filename: filename,
                scale: scale.flatMap { $0.hasSuffix("x") ? Double($0.dropLast()) : nil },
                slicing: slicing.map {
                    Slicing(
                        capInsets: $0.capInsets?.insets ?? Insets(top: 0, left: 0, bottom: 0, right: 0),
                        tilesCenter: $0.center?.mode == "tile")
                },
                alignmentInsets: try values.decodeIfPresent(PartialInsets.self, forKey: .alignmentInsets)?.insets)
        }
    }
}
