internal import Foundation
internal import Frames
import Raster

extension ImageContent {
    /// Returns a few blurred spots in the colors of the image, which replace it.
    ///
    /// - Parameter size: The size of the frame that shows it.
    func blot(in size: CGSize) -> Frame {
        let area = destination
        let grid = tint == nil ? colors : nil
        guard let grid, !grid.isEmpty else {
            let side = max(min(area.width, area.height), 1)
            return Frame(
                origin: "blurred", rect: area.insetBy(dx: side * 0.1, dy: side * 0.1), corners: CornerRadii(side / 3),
                fill: .color((tint ?? RGBA(hex: 0x8E8E93)).withAlpha(0.45 * (tint?.alpha ?? 1))),
                effects: [.blur(radius: side / 10)])
        }
        let (columns, rows) = (grid[0].count, grid.count)
        let tile = CGSize(width: area.width / CGFloat(columns), height: area.height / CGFloat(rows))
        let radius = min(tile.width, tile.height) * 0.4
        // The outer tiles extend beyond the edge, so that the blur doesn't fade there.
        let reach = radius * 3
        var tiles: [Frame] = []
        for (row, colors) in grid.enumerated() {
            for (column, color) in colors.enumerated() {
                let left = column == 0 ? -reach : CGFloat(column) * tile.width
                let right = column == columns - 1 ? area.width + reach : CGFloat(column + 1) * tile.width
                let top = row == 0 ? -reach : CGFloat(row) * tile.height
                let bottom = row == rows - 1 ? area.height + reach : CGFloat(row + 1) * tile.height
                tiles.append(
                    Frame(rect: CGRect(x: left, y: top, width: right - left, height: bottom - top), fill: .color(color))
                )
            }
        }
        let spots = Frame(
            origin: "spots", rect: CGRect(origin: .zero, size: area.size), effects: [.blur(radius: radius)],
            children: tiles)
        return Frame(origin: "blurred", rect: area, clipsToBounds: true, children: [spots])
    }

    /// The mean colors of nine parts; `nil` if the image can't be drawn.
    private var colors: [[RGBA]]? {
        let pixels: CGFloat = 24
        var image = self
        image.destination = CGRect(x: 0, y: 0, width: pixels, height: pixels)
        let frame = Frame(rect: image.destination, content: .image(image))
        guard let bitmap = try? Renderer().render(frame, scale: 1), bitmap.pixelsWide == 24, bitmap.pixelsHigh == 24
        else {
            return nil
        }
        return (0..<3).map { row in
            (0..<3).map { column in
                var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
                for y in row * 8..<row * 8 + 8 {
                    for x in column * 8..<column * 8 + 8 {
                        let color = bitmap[x, y]
                        red += color.red * color.alpha
                        green += color.green * color.alpha
                        blue += color.blue * color.alpha
                        alpha += color.alpha
                    }
                }
                guard alpha > 0 else { return .clear }
                // Colors are coarsened, so that they reveal nothing.
                func coarse(_ sum: Double) -> Double { (sum / alpha * 24).rounded() / 24 }
                return RGBA(red: coarse(red), green: coarse(green), blue: coarse(blue), alpha: alpha / 64)
            }
        }
    }
}
