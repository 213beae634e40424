import Foundation

extension UIImage {
    /// The name of the symbol or of the file; `nil` for an image without either.
    package var sourceName: String? {
        if let symbol = values.symbol { return symbol.name }
        guard case .file(let path) = reference else { return nil }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        return name.replacing(/@[23]x$/, with: "")
    }
}
