/// A function that converts a configuration's color to the color that is drawn.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Removes the hue and keeps the luminance, by the weights of sRGB.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            UIColor { traits in
                let rgba = color.rgba(in: traits)
                let gray = 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue
                return UIColor(white: gray, alpha: rgba.alpha)
            }
        }
    }

    /// Returns the color itself: only macOS has a preferred tint.
    public static var preferredTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { $0 }
    }

    /// Returns the color itself: only macOS has monochrome lists.
    public static var monochromeTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { $0 }
    }
}

/// A function that converts the attributes of a configuration's title to those that are drawn.
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
