import AssetCatalogs
import AssetSymbols
import Foundation

// Writes the Swift code of the symbols that Xcode generates for asset catalogs, for a build tool plug-in.

private let usage = """
    usage: asset-symbols [--bundle EXPRESSION] [--framework UIKit|SwiftUI]… -o FILE CATALOG…

    Writes the symbols of asset catalogs (Assets.xcassets) into a Swift file: UIImage(resource: .logo), Color.brand.

    """

do {
    let arguments = try SymbolArguments(CommandLine.arguments.dropFirst())
    let symbols = try AssetSymbols(
        of: arguments.catalogs, bundle: arguments.bundle, frameworks: arguments.frameworks)
    for note in symbols.notes {
        FileHandle.standardError.write(Data("\(arguments.catalogs[0].path): warning: \(note)\n".utf8))
    }
    try Data(symbols.source.utf8).write(to: arguments.output, options: .atomic)
} catch is SymbolArguments.Misused {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(64)
} catch let error as AssetCatalogError {
    FileHandle.standardError.write(Data("\(error.file.path): error: \(error.reason)\n".utf8))
    exit(1)
} catch {
    FileHandle.standardError.write(Data("asset-symbols: error: the file can't be written: \(error)\n".utf8))
    exit(1)
}
