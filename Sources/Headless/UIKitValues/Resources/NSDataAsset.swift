import AssetCatalogs
import Foundation
import Rendering

/// The data of a data set in an asset catalog.
open class NSDataAsset: NSObject, @unchecked Sendable {
    /// The name of the data set.
    public let name: NSDataAssetName
    public let data: Data
    /// The uniform type identifier, such as `public.json`.
    public let typeIdentifier: String

    /// Reads a data set of the main bundle; `nil` if there is none, which is reported.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    /// Reads a data set of a bundle; `nil` if there is none, which is reported.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        let traits = AssetTraits(nil)
        guard let entry = AssetLibrary.entry(.data, named: name, in: bundle), let set = AssetLibrary.fileSet(entry),
            let file = set.file(for: traits)
        else {
            let near = AssetLibrary.name(near: name, [.data], in: bundle)
            RenderProblems.report(
                .oncePerRender,
                "There is no data set named “\(name)”" + (near.map { "; did you mean “\($0)”?" } ?? "."))
            return nil
        }
        guard let data = try? Data(contentsOf: file) else {
            RenderProblems.report(.oncePerRender, "The data \(file.path) can't be read.")
            return nil
        }
        self.name = name
        self.data = data
        typeIdentifier = set.type(for: traits) ?? "public.data"
        super.init()
    }
}

/// The name of a data set.
public typealias NSDataAssetName = String
