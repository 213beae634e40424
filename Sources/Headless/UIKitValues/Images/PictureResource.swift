import Foundation

/// The file of a picture among the resources of a bundle.
struct PictureResource {
    /// The name, with or without an extension and folders.
    let name: String
    let bundle: Bundle

    /// The pixels per point of the display.
    let scale: CGFloat

    /// The path of the variant that fits the scale best; `nil` if there is none.
    var path: String? {
        let given = (name as NSString).pathExtension
        let hasType = Self.types.contains(given.lowercased())
        let stem = hasType ? (name as NSString).deletingPathExtension : name
        let type = hasType ? given : "png"
        return suffixes.lazy.compactMap { bundle.path(forResource: stem + $0, ofType: type) }.first
    }

    /// The suffixes of the variants, the best one first: that of the scale, then larger ones, then smaller ones.
    private var suffixes: [String] {
        switch scale {
        case ...1: ["", "@2x", "@3x"]
        case ...2: ["@2x", "@3x", ""]
        default: ["@3x", "@2x", ""]
        }
    }

    /// The extensions of picture files: other points belong to a name, as in `icon.large`.
    private static let types: Set = ["png", "jpg", "jpeg", "gif", "webp", "heic", "tif", "tiff", "bmp"]
}
