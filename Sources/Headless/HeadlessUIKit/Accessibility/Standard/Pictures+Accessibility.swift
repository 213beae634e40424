import Frames

extension UIImageView: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        let label = image?.accessibilityName
        return StandardAccessibility(
            label: label, traits: .image, isNamedByPicture: image?.accessibilityLabel == nil)
    }
}

extension UIImage {
    /// The label of the image, or the name of its symbol or file. iOS has descriptions of many symbols; here, it is
    /// their name.
    var accessibilityName: String? { accessibilityLabel ?? sourceName }
}

extension UIActivityIndicatorView: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, label: isAnimating ? "In progress" : "Progress halted")
    }
}

extension UIProgressView: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: true, label: "Progress", value: Double(progress).percentText, traits: .updatesFrequently)
    }
}

extension Double {
    /// A fraction as a whole percentage, such as `50%`.
    var percentText: String { "\(Int((self * 100).rounded()))%" }
}
