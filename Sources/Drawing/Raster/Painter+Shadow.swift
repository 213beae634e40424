import Foundation
import Frames

extension Painter {
    /// Paints a blurred copy of the frame's shape behind it.
    func drawShadow(_ shadow: Shadow, of frame: Frame, _ state: State) {
        guard let outline = shadow.outline ?? frame.shadowOutline else { return }
        let scale = state.transform.meanScale
        let moved = outline.translated(x: shadow.offset.width, y: shadow.offset.height).applying(state.transform)
        guard let bounds = moved.controlBounds else { return }
        let reach = (shadow.radius * scale * 3).rounded(.up) + 1
        let area = PixelRect(around: bounds.insetBy(dx: -reach, dy: -reach)).limited(to: 8192)
        guard let mask = try? blurred(moved, in: area, deviation: shadow.radius * scale) else { return }
        context.setTransform(.identity)
        context.setSource(state.color(shadow.color))
        context.mask(mask, x: Double(area.x), y: Double(area.y))
    }

    private func blurred(_ outline: Outline, in area: PixelRect, deviation: CGFloat) throws -> CairoSurface {
        let mask = CoverageMask(pixelsWide: area.width, pixelsHigh: area.height)
        let surface = try CairoSurface(mask)
        let context = try CairoContext(surface)
        context.translate(x: -Double(area.x), y: -Double(area.y))
        context.setPath(outline)
        context.setSource(.black)
        context.fill()
        surface.flush()
        mask.blur(deviation: Double(deviation))
        surface.markDirty()
        return surface
    }
}

extension Frame {
    /// What throws the frame's shadow: its own shape if it has a fill or a picture, else those of its children.
    fileprivate var shadowOutline: Outline? {
        let bounds = CGRect(origin: .zero, size: rect.size)
        if fill != nil || border != nil { return .roundedRectangle(bounds, radii: corners) }
        switch content {
        case .image: return .roundedRectangle(bounds, radii: corners)
        case .path(let path): return path.outline
        default: break
        }
        var outline = Outline()
        for child in children {
            guard let shape = child.shadowOutline else { continue }
            outline.append(shape.translated(x: child.rect.minX, y: child.rect.minY))
        }
        return outline.isEmpty ? nil : outline
    }
}

extension CoverageMask {
    /// Blurs the mask: three box blurs come within a few per cent of a Gaussian one.
    func blur(deviation: Double) {
        guard deviation > 0 else { return }
        for width in Self.boxWidths(deviation: deviation) where width > 1 {
            blurRows(radius: width / 2)
            blurColumns(radius: width / 2)
        }
    }

    /// The odd widths of three boxes whose variances add up to that of the Gaussian.
    private static func boxWidths(deviation: Double) -> [Int] {
        let ideal = (12 * deviation * deviation / 3 + 1).squareRoot()
        var lower = Int(ideal)
        if lower % 2 == 0 { lower -= 1 }
        let wide = Double(lower)
        let count = ((12 * deviation * deviation - 3 * wide * wide - 12 * wide - 9) / (-4 * wide - 4)).rounded()
        return (0..<3).map { Double($0) < count ? lower : lower + 2 }
    }

    private func blurRows(radius: Int) {
        var line = [UInt8](repeating: 0, count: pixelsWide)
        for y in 0..<pixelsHigh {
            let row = bytes + y * bytesPerRow
            for x in 0..<pixelsWide { line[x] = row[x] }
            Self.blur(line, radius: radius) { x, value in row[x] = value }
        }
    }

    private func blurColumns(radius: Int) {
        var line = [UInt8](repeating: 0, count: pixelsHigh)
        for x in 0..<pixelsWide {
            for y in 0..<pixelsHigh { line[y] = bytes[y * bytesPerRow + x] }
            Self.blur(line, radius: radius) { y, value in self.bytes[y * self.bytesPerRow + x] = value }
        }
    }

    /// Writes the running mean of `2 × radius + 1` values around each place.
    private static func blur(_ line: [UInt8], radius: Int, write: (Int, UInt8) -> Void) {
        let size = 2 * radius + 1
        var sum = 0
        for index in 0..<min(radius, line.count) { sum += Int(line[index]) }
        for index in line.indices {
            if index + radius < line.count { sum += Int(line[index + radius]) }
            if index - radius - 1 >= 0 { sum -= Int(line[index - radius - 1]) }
            write(index, UInt8((sum + size / 2) / size))
        }
    }
}
