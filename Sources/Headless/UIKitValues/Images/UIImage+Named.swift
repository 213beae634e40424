import Frames
import Synchronization

/// Images by name, as an asset catalog holds them on iOS.
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
    /// Makes `image` what `UIImage(named: name)` gives.
    ///
    /// - Parameter image: `nil` takes the name away.
    public static func register(_ image: UIImage?, named name: String) {
        NamedImages.set(image, name)
    }

    /// Creates the image that was registered under the name; `nil` if none was.
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
