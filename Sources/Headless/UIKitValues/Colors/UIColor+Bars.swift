extension UIColor {
    /// The color of a bar's material over a plain page.
    package static let barBackground = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? .darkBarBackground : UIColor(red: 0.976, green: 0.976, blue: 0.976, alpha: 0.94)
    }

    /// The color of the material of a bar that is also dark in light appearance.
    package static let darkBarBackground = UIColor(red: 0.09, green: 0.09, blue: 0.09, alpha: 0.94)
}
