import Comparison
import Files
import Foundation
import Frames
import Pictures
import Raster
import Rendering

/// Two pictures beside each other, each under its name.
enum SideBySide {
    /// Draws both pictures pixel by pixel.
    static func picture(
        before: (path: String, picture: ComparedPicture), after: (path: String, picture: ComparedPicture)
    ) throws -> Bitmap {
        let scale = scale(of: before.picture)
        return try RenderSettings.withCurrent(RenderSettings(scale: scale)) {
            let grid = PictureGrid(
                before: try cell("Before", before, scale), after: try cell("After", after, scale))
            return try Renderer().render(grid.makeFrame(proposing: ProposedSize()), scale: scale)
        }
    }

    /// The pixels per point of a picture, by its frames.
    private static func scale(of picture: ComparedPicture) -> CGFloat {
        guard let width = picture.frame?.rect.width, width > 0 else { return 1 }
        return min(max((CGFloat(picture.bitmap.pixelsWide) / width).rounded(), 1), 10)
    }

    private static func cell(
        _ caption: String, _ side: (path: String, picture: ComparedPicture), _ scale: CGFloat
    ) throws -> PictureGrid.Cell {
        let bitmap = side.picture.bitmap
        let size = CGSize(width: CGFloat(bitmap.pixelsWide) / scale, height: CGFloat(bitmap.pixelsHigh) / scale)
        let place = CGRect(origin: .zero, size: size)
        let image = ImageContent(reference: .data(try PNGWriter.data(bitmap)), destination: place)
        return PictureGrid.Cell(
            caption: caption, note: side.path.nameInPath,
            frame: Frame(origin: "picture", rect: place, content: .image(image)))
    }
}
