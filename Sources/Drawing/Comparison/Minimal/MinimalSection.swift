import Raster

/// The section of a part that a sheet shows: the whole part if it can be magnified, otherwise the surroundings of the
/// differing pixels.
struct MinimalSection {
    /// The visible area, in pixels of the part.
    let area: PixelArea

    /// The area to mark, in pixels of the section.
    let focus: PixelArea

    /// The magnification, in pixels of the sheet per pixel.
    let times: Int

    /// Whether the section shows only some of the part.
    let isCut: Bool

    /// The maximum size of a picture on a sheet, in pixels of the sheet; larger parts are cropped or reduced.
    static let maximumSize = PixelSize(width: 640, height: 960)

    private static let maximumAttempts = 4

    /// The margin around differing pixels, in pixels.
    private static let margin = 32

    init(_ part: MinimalDifference) {
        let size = PixelSize(part.expected)
        let whole = PixelArea(x: 0, y: 0, width: size.width, height: size.height)
        let cut = part.pixels.bounds?.grown(by: Self.margin, in: size)
        if let cut, let bounds = part.pixels.bounds, Self.times(whole) < 2, Self.times(cut) > Self.times(whole) {
            (area, focus, isCut) = (cut, bounds.moved(into: cut), true)
        } else {
            (area, focus, isCut) = (whole, part.focus, false)
        }
        times = Self.times(area)
    }

    private static func times(_ area: PixelArea) -> Int {
        max(min(maximumAttempts, maximumSize.width / max(area.width, 1), maximumSize.height / max(area.height, 1)), 1)
    }
}

extension PixelArea {
    /// Returns the rectangle relative to another one's corner.
    func moved(into area: PixelArea) -> PixelArea {
        PixelArea(x: x - area.x, y: y - area.y, width: width, height: height)
    }
}
