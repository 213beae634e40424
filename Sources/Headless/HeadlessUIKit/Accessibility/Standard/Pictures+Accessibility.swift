import Frames

extension UIImageView: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        let label = image?.spokenName
        return StandardAccessibility(
            label: label, traits: .image, isNamedByPicture: image?.accessibilityLabel == nil)
    }
}

extension UIImage {
    /// What is read out for the picture: its label, or the name of its symbol or file. iOS has words of its own for
    /// many symbols; here it is their name.
    var spokenName: String? { accessibilityLabel ?? sourceName }
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
    /// A fraction in whole percent, such as `50%`.
    var percentText: String { "\(Int((self * 100).rounded()))%" }
}
