import Foundation
import Frames
import Raster
import Typesetting

/// The parts of a minimal picture on one sheet, each before and after, with callouts for the changes.
struct MinimalSheet {
    let frame: Frame

    /// The pixels per point of the sheet.
    static let scale: CGFloat = 2

    private static let gap: CGFloat = 12
    private static let ink = RGBA(hex: 0x1F2328)
    private static let quiet = RGBA(hex: 0x656D76)
    private static let accent = RGBA(hex: 0xC2185B)

    init(_ picture: MinimalPicture) throws {
        var blocks = try picture.parts.map { try Self.block($0) }
        let widest = max(blocks.map(\.rect.width).max() ?? 0, 240)
        blocks += picture.footer.map { Self.label($0, Self.quiet, width: widest) }
        var children: [Frame] = []
        var y = Self.gap
        for var block in blocks {
            block.rect.origin = CGPoint(x: Self.gap, y: y)
            y = block.rect.maxY + Self.gap
            children.append(block)
        }
        let width = (children.map(\.rect.maxX).max() ?? 0) + Self.gap
        frame = Frame(
            origin: "MinimalPicture", rect: CGRect(x: 0, y: 0, width: width.rounded(.up), height: y.rounded(.up)),
            fill: .color(.white), children: children)
    }

    // MARK: Parts

    private static func block(_ part: MinimalDifference) throws -> Frame {
        let section = MinimalSection(part)
        let before = try picture(part.expected, "before", section)
        var after = try picture(part.actual, "after", section)
        after.rect.origin.x = before.rect.maxX + gap
        let width = max(after.rect.maxX, 240)
        var title = label(part.component, ink, weight: .semibold, size: 13, width: width)
        var path = label(part.path.joined(separator: " › "), quiet, width: width)
        title.rect.origin = .zero
        path.rect.origin = CGPoint(x: 0, y: title.rect.maxY + 2)
        let pictures = Frame(
            origin: "pictures",
            rect: CGRect(x: 0, y: path.rect.maxY + 8, width: width, height: max(before.rect.height, after.rect.height)),
            children: [before, after])
        let callouts = callouts(part, under: pictures, at: after.rect.minX)
        let height = callouts.map(\.rect.maxY).max() ?? pictures.rect.maxY
        let widest = callouts.map(\.rect.maxX).reduce(width, max)
        return Frame(
            origin: "part", rect: CGRect(x: 0, y: 0, width: widest, height: height),
            children: [title, path, pictures] + callouts)
    }

    private static func picture(_ bitmap: Bitmap, _ title: String, _ section: MinimalSection) throws -> Frame {
        let (area, times) = (section.area, section.times)
        let data = try PNGWriter.data(bitmap.cropped(to: area).magnified(times))
        let limit = MinimalSection.maximumSize
        let fitting = min(
            CGFloat(limit.width) / CGFloat(area.width * times), CGFloat(limit.height) / CGFloat(area.height * times), 1)
        let pixel = CGFloat(times) / scale * fitting
        let size = CGSize(width: CGFloat(area.width) * pixel, height: CGFloat(area.height) * pixel)
        let cut = section.isCut ? ", \(area) of \(bitmap.pixelsWide) × \(bitmap.pixelsHigh)" : ""
        var caption = label(title + cut, quiet, width: max(size.width, 60))
        caption.rect.origin = .zero
        let place = CGRect(origin: CGPoint(x: 0, y: caption.rect.maxY + 3), size: size)
        let image = Frame(
            origin: Frame.Origin(name: title), rect: place,
            content: .image(
                ImageContent(reference: .data(data), destination: CGRect(origin: .zero, size: size))))
        let edge = Frame(
            origin: "edge", rect: place.insetBy(dx: -1, dy: -1), border: Border(width: 1, color: RGBA(hex: 0xD0D7DE)))
        let focus = section.focus
        let mark = Frame(
            origin: "mark",
            rect: CGRect(
                x: place.minX + CGFloat(focus.x) * pixel - 2, y: place.minY + CGFloat(focus.y) * pixel - 2,
                width: CGFloat(focus.width) * pixel + 4, height: CGFloat(focus.height) * pixel + 4),
            corners: CornerRadii(2), border: Border(width: 1, color: accent))
        return Frame(
            origin: "figure", rect: CGRect(x: 0, y: 0, width: max(size.width, 60), height: place.maxY + 1),
            children: [caption, edge, image, mark])
    }

    /// Returns the changes below the new picture, with a line that leads to the component.
    private static func callouts(
        _ part: MinimalDifference, under pictures: Frame, at left: CGFloat
    ) -> [Frame] {
        guard let mark = pictures.children.last?.children.last?.rect else { return [] }
        let foot = pictures.rect.minY + mark.maxY
        let stem = (left + max(mark.minX, 0) + 6).rounded()
        let lines = part.changes.isEmpty ? ["the frames are the same: only pixels differ"] : part.changes
        let texts = lines + (part.alike > 0 ? ["and \(part.alike) more with the same change"] : [])
        var y = pictures.rect.maxY + 8
        var frames: [Frame] = []
        for text in texts {
            var line = label(text, accent, weight: .medium, width: max(pictures.rect.width - left - 14, 160))
            line.rect.origin = CGPoint(x: stem + 9, y: y)
            y = line.rect.maxY + 3
            frames.append(line)
        }
        guard let last = frames.last else { return [] }
        let middle = last.rect.midY
        let leader = Frame(
            origin: "leader", rect: CGRect(x: stem, y: foot, width: 1, height: middle - foot), fill: .color(accent))
        let arms = frames.map { frame in
            Frame(
                origin: "arm", rect: CGRect(x: stem, y: frame.rect.midY.rounded(), width: 6, height: 1),
                fill: .color(accent))
        }
        return [leader] + arms + frames
    }

    private static func label(
        _ text: String, _ color: RGBA, weight: FontWeight = .regular, size: CGFloat = 11, width: CGFloat
    ) -> Frame {
        let attributes = TextAttributes(font: .system(size: size, weight: weight), color: color)
        let paragraph = Typesetter.current.layOut(StyledText(text, attributes), maximumWidth: width)
        let lines = CGSize(width: paragraph.size.width.rounded(.up), height: paragraph.size.height.rounded(.up))
        return Frame(
            origin: "label", rect: CGRect(origin: .zero, size: lines),
            content: .text(paragraph.content(in: lines.width)))
    }
}
