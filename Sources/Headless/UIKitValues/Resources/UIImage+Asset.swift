import AssetCatalogs
import Foundation
import Frames

extension UIImage {
    /// Returns the image or the symbol of a catalog; `nil` if there is none.
    static func asset(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) -> UIImage? {
        if let entry = AssetLibrary.entry(.image, named: name, in: bundle), let set = AssetLibrary.imageSet(entry) {
            return AssetImage(set: set).values(for: traits).map(UIImage.init)
        }
        if let entry = AssetLibrary.entry(.symbol, named: name, in: bundle),
            let file = AssetLibrary.fileSet(entry)?.file(for: AssetTraits(traits)),
            let symbol = CustomSymbol(file)
        {
            return UIImage(name, symbol)
        }
        if let entry = AssetLibrary.entry(.appIcon, named: name, in: bundle),
            let file = AssetLibrary.fileSet(entry)?.file(for: AssetTraits(traits)),
            var values = PictureFileValues.values(of: file, scale: 1)
        {
            // An app gets its icon at the size of the home screen's.
            values.size = CGSize(width: 60, height: 60)
            return UIImage(values)
        }
        return nil
    }
}
