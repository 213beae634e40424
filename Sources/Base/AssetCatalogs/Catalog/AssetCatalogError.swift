public import Foundation

/// A file of an asset catalog that can't be read, and why.
public struct AssetCatalogError: Error, Hashable, CustomStringConvertible {
    /// The file or folder.
    public let file: URL
    /// The reason, as a clause: `"it isn't JSON"`.
    public let reason: String

    public var description: String { "\(file.path) can't be read: \(reason)" }
}
