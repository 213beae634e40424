import Foundation
import Rendering

extension PictureEntry {
    /// Returns the picture in light or dark appearance.
    public func appearance(_ appearance: RenderSettings.Appearance) -> PictureEntry {
        settings { $0.appearance = appearance }
    }

    /// Returns the picture with a Dynamic Type size.
    public func contentSize(_ size: RenderSettings.ContentSize) -> PictureEntry {
        settings { $0.contentSize = size }
    }

    /// Returns the picture in a locale, such as `de_DE`.
    public func locale(_ identifier: String) -> PictureEntry {
        settings { $0.locale = identifier }
    }

    /// Returns the picture laid out from right to left.
    public func rightToLeft() -> PictureEntry {
        settings { $0.direction = .rightToLeft }
    }

    /// Returns the picture at a scale in pixels per point, from 0.25 to 10.
    public func scale(_ scale: CGFloat) -> PictureEntry {
        settings { $0.scale = scale }
    }
}
