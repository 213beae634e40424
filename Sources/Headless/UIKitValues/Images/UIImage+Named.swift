import Files
import Foundation
import Frames
import Rendering
import Synchronization

/// Images by name, as in an asset catalog on iOS.
private enum NamedImages {
    private static let images = Mutex<[String: UIImage]>([:])

    static func image(_ name: String) -> UIImage? {
        images.withLock { $0[name] }
    }

    static func set(_ image: UIImage?, _ name: String) {
        images.withLock { $0[name] = image }
    }
}

extension UIImage {
    /// Registers an image for `UIImage(named: name)`, in any bundle.
    ///
    /// - Parameter image: `nil` removes the name.
    public static func register(_ image: UIImage?, named name: String) {
        NamedImages.set(image, name)
    }

    /// Creates the image registered under the name, or that of a file among the main bundle's resources; `nil` if there
    /// is none, which is reported.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil)
    }

    /// Creates the image registered under the name, or that of a file among a bundle's resources; `nil` if there is
    /// none, which is reported.
    ///
    /// A name without an extension is that of a PNG file. Of its variants `@2x` and `@3x`, the one for the display
    /// scale is preferred.
    ///
    /// - Parameters:
    ///   - bundle: `nil` for the main bundle.
    ///   - traitCollection: The traits with the display scale; by default, the current ones.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        guard let image = UIImage.found(named: name, in: bundle, compatibleWith: traitCollection) else {
            RenderProblems.report(.oncePerRender, UIImage.missing(name, in: bundle) + "; UIImage(named:) is nil.")
            return nil
        }
        self.init(image.values)
    }

    /// Creates a named image, as `init(named:in:compatibleWith:)`, with a symbol's configuration.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    /// Returns the registered image, or that of a resource; `nil` if there is none. Nothing is reported.
    package static func found(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIImage? {
        if let image = NamedImages.image(name) { return image }
        let scale = traitCollection?.displayScale ?? 0
        let resource = PictureResource(
            name: name, bundle: bundle ?? .main, scale: scale > 0 ? scale : RenderScale.current)
        return resource.path.flatMap(UIImage.init(contentsOfFile:))
    }

    /// Says that there is no image of a name, and where it was looked for.
    package static func missing(_ name: String, in bundle: Bundle?) -> String {
        let place = bundle.map { " in the bundle \($0.bundlePath.nameInPath)" } ?? ""
        return "There is no image named “\(name)”\(place)"
    }
}
