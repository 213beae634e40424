import Frames
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
    /// Registers an image for `UIImage(named: name)`.
    ///
    /// - Parameter image: `nil` removes the name.
    public static func register(_ image: UIImage?, named name: String) {
        NamedImages.set(image, name)
    }

    /// Creates the image registered under the name; `nil` if there is none.
    public convenience init?(named name: String) {
        guard let image = NamedImages.image(name) else { return nil }
        self.init(image.values)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        self.init(named: name)
    }
}
