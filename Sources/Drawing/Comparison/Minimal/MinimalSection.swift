import Raster

/// What a sheet shows of a part: the whole part if it can be magnified, or else what is around the pixels that differ.
struct MinimalSection {
    /// The pixels that are shown, of the part.
    let area: PixelArea

    /// The pixels to mark, of those that are shown.
    let focus: PixelArea

    /// How many pixels of the sheet a pixel is wide.
    let times: Int

    /// Whether something of the part isn't shown.
    let isCut: Bool

    /// The largest picture on a sheet, in its pixels; larger parts are made smaller.
    static let room = PixelSize(width: 640, height: 960)

    private static let mostTimes = 4

    /// Pixels shown around those that differ.
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
        max(min(mostTimes, room.width / max(area.width, 1), room.height / max(area.height, 1)), 1)
    }
}

extension PixelArea {
    /// The rectangle seen from the corner of another one.
    func moved(into area: PixelArea) -> PixelArea {
        PixelArea(x: x - area.x, y: y - area.y, width: width, height: height)
    }
}
