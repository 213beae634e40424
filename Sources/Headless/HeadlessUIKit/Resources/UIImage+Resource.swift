import DeveloperToolsSupport
import UIKitValues

extension UIImage {
    /// Creates the image of a generated symbol, as in `UIImage(resource: .logo)`. One that is missing is empty, and
    /// reported.
    public convenience init(resource: ImageResource) {
        self.init(found: UIImage(named: resource.name, in: resource.bundle))
    }
}

extension UIColor {
    /// Creates the color of a generated symbol, as in `UIColor(resource: .brand)`. One that is missing is clear, and
    /// reported.
    public convenience init(resource: ColorResource) {
        self.init(found: UIColor(named: resource.name, in: resource.bundle))
    }
}
