internal import Foundation
internal import Raster
internal import Rendering

/// The maximum height of a bitmap with a given width.
struct HeightLimit {
    /// In points.
    let height: CGFloat

    /// Whether the limit is the total number of pixels, which can be raised, rather than the maximum length of a side.
    let isForPixels: Bool

    /// The limit under the current settings.
    ///
    /// - Parameter width: In points.
    init(ofWidth width: CGFloat) {
        let scale = RenderSettings.current.scale
        let pixelsWide = (width * scale).rounded(.up)
        let side = Double(RasterError.maximumPixelsPerSide)
        let rows = (Double(Renderer.maximumPixels) / pixelsWide).rounded(.down)
        height = min(side, rows) / scale
        isForPixels = rows < side && Renderer.maximumPixels < RasterError.maximumPixels
    }
}
