internal import Foundation
internal import Raster
internal import Rendering

/// The most that a bitmap of a width can be high.
struct HeightLimit {
    /// In points.
    let height: CGFloat

    /// Whether it is higher where more pixels are asked for, and not the side that is as long as any can be.
    let isForPixels: Bool

    /// The limit in the settings that are in force.
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
