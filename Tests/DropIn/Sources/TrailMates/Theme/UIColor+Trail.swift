import UIKit

extension UIColor {
    static let trailGreen = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.47, green: 0.75, blue: 0.49, alpha: 1)
            : UIColor(red: 0.13, green: 0.42, blue: 0.25, alpha: 1)
    }

    static let moss = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.13, green: 0.22, blue: 0.16, alpha: 1)
            : UIColor(red: 0.86, green: 0.93, blue: 0.85, alpha: 1)
    }

    static let signOrange = UIColor(red: 0.93, green: 0.49, blue: 0.13, alpha: 1)
}
