import Frames
import HeadlessUIKit
import Rendering

/// All variants of a matrix on one sheet, each below its name, in a grid that is about square.
struct ContactSheet {
    private let cells: [Frame]

    /// In points.
    private static let gap: CGFloat = 16

    init(_ matrix: GoldenMatrix, _ source: () throws -> any FrameSource, in room: ProposedSize) throws {
        cells = try matrix.variants.map { variant in
            let frame = try variant.makeFrame(source, in: room).onBackground(variant.settings.background)
            return Self.cell(frame, name: variant.name)
        }
    }

    var frame: Frame {
        let columns = max(Int(Double(cells.count).squareRoot().rounded(.up)), 1)
        var placed: [Frame] = []
        var size = CGSize(width: Self.gap, height: Self.gap)
        for start in stride(from: 0, to: cells.count, by: columns) {
            var x = Self.gap
            for cell in cells[start..<min(start + columns, cells.count)] {
                var cell = cell
                cell.rect.origin = CGPoint(x: x, y: size.height)
                x = cell.rect.maxX + Self.gap
                placed.append(cell)
            }
            let bottom = placed.suffix(columns).map(\.rect.maxY).max() ?? 0
            size = CGSize(width: max(size.width, x), height: bottom + Self.gap)
        }
        return Frame(
            origin: "ContactSheet", rect: CGRect(origin: .zero, size: size), fill: .color(RGBA(hex: 0xE4E4E8)),
            children: placed)
    }

    private static func cell(_ frame: Frame, name: String) -> Frame {
        var title = makeTitle(name)
        title.rect.origin = .zero
        var frame = frame
        frame.rect.origin = CGPoint(x: 0, y: title.rect.height + 4)
        return Frame(
            origin: Frame.Origin(name: name),
            rect: CGRect(x: 0, y: 0, width: max(title.rect.width, frame.rect.width), height: frame.rect.maxY),
            children: [title, frame])
    }

    private static func makeTitle(_ name: String) -> Frame {
        MainQueue.run {
            let label = UILabel()
            label.text = name
            label.font = .systemFont(ofSize: 11)
            label.textColor = UIColor(red: 0.35, green: 0.35, blue: 0.4, alpha: 1)
            return label.makeFrameInHost(proposing: ProposedSize())
        }
    }
}
