/// A function that makes a color of a configuration into the color that is drawn.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Takes the hue away and keeps the brightness, by the weights of sRGB.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            UIColor { traits in
                let rgba = color.rgba(in: traits)
                let gray = 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue
                return UIColor(white: gray, alpha: rgba.alpha)
            }
        }
    }

    /// Keeps the color: only macOS prefers a tint.
    public static var preferredTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { $0 }
    }

    /// Keeps the color: only macOS has lists in one color.
    public static var monochromeTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { $0 }
    }
}

/// A function that makes the attributes of a configuration's title into those that are drawn.
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
