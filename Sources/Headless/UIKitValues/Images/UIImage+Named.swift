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

    /// Creates the image of a name in the app's bundles; `nil` if there is none, which is reported.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil)
    }

    /// Creates the image of a name; `nil` if there is none, which is reported.
    ///
    /// A name is looked up among the registered ones, then in the asset catalogs of the bundle, then among its files. A
    /// name without an extension is that of a PNG file. Of its variants `@2x` and `@3x`, the one for the display scale is
    /// preferred. A view that shows the image of a catalog selects the variant for its own traits.
    ///
    /// - Parameters:
    ///   - bundle: `nil` for the main bundle, and those of the package's targets.
    ///   - traitCollection: The traits with the display scale; by default, the current ones.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        guard let image = UIImage.found(named: name, in: bundle, compatibleWith: traitCollection) else {
            RenderProblems.report(.oncePerRender, UIImage.missing(name, in: bundle, "UIImage(named:) is nil"))
            return nil
        }
        self.init(image.values)
    }

    /// Creates a named image, as `init(named:in:compatibleWith:)`, with a symbol's configuration.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard let image = UIImage(named: name, in: bundle, compatibleWith: configuration?.traitCollection) else {
            return nil
        }
        let configured = (configuration as? SymbolConfiguration).flatMap(image.applyingSymbolConfiguration)
        self.init((configured ?? image).values)
    }

    /// Creates a copy of an image that was looked up; without one, it is empty.
    package convenience init(found image: UIImage?) {
        if let image { self.init(image.values) } else { self.init(drawing: Frame(rect: .zero)) }
    }

    /// Returns the registered image, or that of a catalog or a file; `nil` if there is none, which isn't reported.
    package static func found(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIImage? {
        if let image = NamedImages.image(name) { return image }
        if let image = asset(named: name, in: bundle, compatibleWith: traitCollection) { return image }
        let scale = traitCollection?.displayScale ?? 0
        for bundle in ResourceBundles.searched(bundle) {
            let resource = PictureResource(
                name: name, bundle: bundle.bundle, scale: scale > 0 ? scale : RenderScale.current)
            if let image = resource.path.flatMap(UIImage.init(contentsOfFile:)) { return image }
        }
        return nil
    }

    /// Says that there is no image of a name, where it was looked for, what follows, and which name is near.
    package static func missing(_ name: String, in bundle: Bundle?, _ consequence: String) -> String {
        let place = bundle.map { " in the bundle \($0.bundlePath.nameInPath)" } ?? ""
        let near = AssetLibrary.name(near: name, [.image, .symbol], in: bundle)
        let advice = near.map { " Did you mean “\($0)”?" } ?? ""
        return "There is no image named “\(name)”\(place); \(consequence).\(advice)"
    }
}
