import Foundation
import Frames
import Raster

/// Draws small parts of a layout: the background of a frame, or a frame alone.
struct PaintedPart {
    let layout: Layout

    /// Pixels per point.
    private static let scale: CGFloat = 2

    /// The pixels that the frames before one paint in a part of the picture, and the same with a plain area in place of
    /// the frame's content.
    ///
    /// - Parameters:
    ///   - ink: The area, in the frame's coordinates.
    ///   - part: In points of the picture.
    func pixels(behind number: Int, _ color: RGBA, over ink: CGRect, in part: CGRect) -> (below: [RGBA], above: [RGBA])
    {
        let target = layout.frames[number]
        func draw(_ children: [Frame]) -> [RGBA] {
            var bare = target.frame
            bare.children = children
            bare.content = target.frame.content.backgrounds
            return colors(of: tree(upTo: number, with: bare, in: part), in: part, on: paper)
        }
        let area = Frame(rect: ink, fill: .color(color))
        return (draw([]), draw([area]))
    }

    /// The pixels that a frame's own paint covers in a part of the picture, according to its alpha, row by row.
    func coverage(of number: Int, in part: CGRect) -> [Bool] {
        var own = layout.frames[number].frame
        own.children = []
        own.shadow = nil
        own.opacity = 1
        let around = layout.around(number).reversed().map { layout.frames[$0].frame }
        let tree = around.reversed().reduce(own) { inner, outer in
            var bare = Frame(rect: outer.rect, transform: outer.transform, children: [inner])
            bare.clipsToBounds = outer.clipsToBounds
            bare.corners = outer.corners
            return bare
        }
        return colors(of: tree, in: part, on: nil).map { $0.alpha >= 0.5 }
    }

    private var paper: RGBA { layout.settings.appearance == .dark ? .black : .white }

    private func colors(of root: Frame, in part: CGRect, on background: RGBA?) -> [RGBA] {
        var root = root
        root.rect.origin = CGPoint(x: -part.minX, y: -part.minY)
        let window = Frame(rect: CGRect(origin: .zero, size: part.size), clipsToBounds: true, children: [root])
        guard let bitmap = try? Renderer().render(window, scale: Self.scale, background: background) else { return [] }
        return (0..<bitmap.pixelsHigh).flatMap { y in (0..<bitmap.pixelsWide).map { x in bitmap[x, y] } }
    }

    /// The tree with only the frames painted before one, and with another frame in its place.
    private func tree(upTo number: Int, with last: Frame, in part: CGRect) -> Frame {
        let around = layout.around(number)
        let way = Set([number] + around)
        let before = Dictionary(grouping: layout.frames(in: 0..<number, reaching: part)) { layout.frames[$0].parent }
        return around.reduce(last) { inner, current in
            var frame = layout.frames[current].frame
            frame.border = nil
            frame.children = before[current, default: []].filter { !way.contains($0) }.map { layout.frames[$0].frame }
            frame.children.append(inner)
            return frame
        }
    }
}

extension Frame.Content {
    /// The backgrounds below the letters of a text.
    fileprivate var backgrounds: Frame.Content {
        guard case .text(let text) = self, !text.backgrounds.isEmpty else { return .none }
        return .text(TextContent(string: "", backgrounds: text.backgrounds, runs: []))
    }
}
