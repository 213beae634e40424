public import AssetCatalogs
public import Foundation

/// The Swift code of the symbols that Xcode generates for asset catalogs: `.brand`, `UIImage(resource: .logo)`,
/// `Image(.logo)`, `UIColor.brand`, `Color.brand`, with types for namespaces.
public struct AssetSymbols: Sendable {
    /// The framework whose types get symbols too.
    public enum Framework: String, CaseIterable, Sendable {
        case uiKit = "UIKit"
        case swiftUI = "SwiftUI"
    }

    /// The code of a file.
    public let source: String

    /// A sentence for each asset whose symbol is missing or isn't in the framework's types, as Xcode warns of them.
    public let notes: [String]

    /// Writes the code for catalogs, in which the same name belongs to the first of them.
    ///
    /// - Parameters:
    ///   - bundle: The Swift expression of the bundle that has the catalogs.
    ///   - frameworks: Those that the target imports.
    public init(
        of catalogs: [URL], bundle: String = "Foundation.Bundle.module", frameworks: [Framework] = Framework.allCases
    ) throws(AssetCatalogError) {
        var entries: [AssetEntry] = []
        for folder in catalogs { entries += try AssetCatalog(folder: folder).entries }
        var notes: [String] = []
        let colors = SymbolTree(entries.filter { $0.kind == .color }, suffix: "color", notes: &notes)
        let images = SymbolTree(
            entries.filter { [.image, .symbol].contains($0.kind) }, suffix: "image", notes: &notes)
        var writer = SymbolWriter(bundle: bundle, frameworks: frameworks)
        source = writer.file(colors: colors, images: images)
        self.notes = notes + writer.notes
    }
}
