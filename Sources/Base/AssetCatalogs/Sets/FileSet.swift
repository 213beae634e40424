public import Foundation

/// A file with its variants: a symbol, `pin.symbolset`, or data, `terms.dataset`.
public struct FileSet: Sendable, Hashable {
    struct Variant: Sendable, Hashable, AssetVariant {
        let conditions: AssetConditions
        let filename: String
        let type: String?
    }

    /// The set's folder.
    public let folder: URL
    let variants: [Variant]

    /// Reads the set of an entry.
    ///
    /// - Throws: An ``AssetCatalogError`` if `Contents.json` can't be read.
    public init(_ entry: AssetEntry) throws(AssetCatalogError) {
        let file = try ContentsFile.decode(File.self, in: entry.folder)
        folder = entry.folder
        variants = (file.symbols ?? file.data ?? file.images ?? []).compactMap(\.variant)
    }

    /// Returns the file for traits; `nil` if all are for others.
    public func file(for traits: AssetTraits) -> URL? {
        variants.best(for: traits).first.map { folder.appendingPathComponent($0.filename) }
    }

    /// Returns the type of the data, a uniform type identifier such as `public.json`; `nil` if the file has none.
    public func type(for traits: AssetTraits) -> String? { variants.best(for: traits).first?.type }
}

extension FileSet {
    private struct File: Decodable {
        let symbols: [Slot]?
        let data: [Slot]?
        let images: [Slot]?
    }

    private struct Slot: Decodable {
        let variant: Variant?

        enum CodingKeys: String, CodingKey {
            case filename
            case type = "universal-type-identifier"
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            let type = try values.decodeIfPresent(String.self, forKey: .type)
            let conditions = try AssetConditions(from: decoder)
            variant = try values.decodeIfPresent(String.self, forKey: .filename).map {
                Variant(conditions: conditions, filename: $0, type: type)
            }
        }
    }
}
