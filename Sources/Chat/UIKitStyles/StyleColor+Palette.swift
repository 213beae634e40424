import ChatUI
import Styles
import UIKitValues

extension StyleColor {
    /// The color for views.
    func uiColor(in palette: Appearance.ColorPalette) -> UIColor { uiColor { palette[keyPath: $0.keyPath] } }
}
