import DocumentationPages
import Documents
import Foundation
import Pictures

/// The names of an entry's files.
///
/// A DocC catalog encodes the appearance and the scale in the name, as in `welcome~dark@2x.png`. Elsewhere, the name of
/// a dark picture ends in `-dark`: `welcome-dark.png`.
struct PictureFileNames {
    let entry: String

    /// The absolute path of the files' folder, because the project itself may be inside a catalog.
    let folder: String

    /// Returns the name without its extension.
    func name(
        of variant: PictureVariant, scale: CGFloat, _ format: FileFormat, _ place: LocatedNode
    ) throws(DocumentError) -> String {
        guard isInCatalog else { return variant.plainName(of: entry) }
        return try variant.name(of: entry) + (variant.isDark ? "~dark" : "") + pixels(scale, format, place)
    }

    /// Whether DocC reads the files.
    private var isInCatalog: Bool { folder.split(separator: "/").contains(where: CatalogName.isCatalog) }

    private func pixels(
        _ scale: CGFloat, _ format: FileFormat, _ place: LocatedNode
    ) throws(DocumentError) -> String {
        guard format.isBitmap, scale != 1 else { return "" }
        guard scale == 2 || scale == 3 else {
            throw place.failure(
                ProjectProblem.undrawable(
                    "DocC knows 1, 2 and 3 pixels per point, not \(Double(scale).formattedPlainly)"))
        }
        return "@\(Int(scale))x"
    }
}
