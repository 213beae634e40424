import Foundation
import Frames
import Raster
import Typesetting

/// A small tree with a number of every kind: paints, effects, texts, images and paths.
enum EveryPart {
    static func frame() throws -> Frame {
        let stops = ColorStops([.init(color: .black, location: 0), .init(color: .white, location: 1)])
        let half = CGPoint(x: 0.5, y: 0.5)
        let paints: [Paint] = [
            .linearGradient(stops, from: .zero, to: half),
            .radialGradient(stops, center: half, startRadius: 1, endRadius: 6),
            .ellipticalGradient(stops, center: half, startRadius: 0.1, endRadius: 0.5),
            .conicGradient(stops, center: half, startAngle: 0, endAngle: 5),
        ]
        let circle = Outline.ellipse(in: CGRect(x: 1, y: 1, width: 8, height: 8))
        var children = paints.enumerated().map { index, paint in
            Frame(origin: "paint\(index)", rect: CGRect(x: 9 * index, y: 0, width: 8, height: 8), fill: paint)
        }
        children += effects(circle).enumerated().map { index, effect in
            Frame(
                origin: "effect\(index)", rect: CGRect(x: 8 * index, y: 10, width: 7, height: 7),
                fill: .color(RGBA(hex: 0x3366FF)), effects: [effect])
        }
        children.append(
            Frame(
                origin: "box", rect: CGRect(x: 2, y: 20, width: 12, height: 12),
                transform: Transform(a: 0.9, b: 0.1, c: -0.1, d: 0.9, tx: 1, ty: 1), opacity: 0.8,
                corners: CornerRadii(topLeft: 3, topRight: 2, isSmooth: true), fill: .color(.white),
                border: Border(width: 1, color: .black),
                shadow: Shadow(
                    color: .black, radius: 1, offset: CGSize(width: 1, height: 1), outline: circle),
                clipsToBounds: true, mask: Mask(outline: circle)))
        children.append(text())
        children += try images()
        children.append(path(circle))
        return Frame(
            origin: "page", rect: CGRect(x: 0, y: 0, width: 64, height: 48), fill: .color(.white), children: children)
    }

    private static func effects(_ outline: Outline) -> [Effect] {
        let dot = Frame(origin: "dot", rect: CGRect(x: 1, y: 1, width: 4, height: 4), fill: .color(.black))
        return [
            .blur(radius: 1), .colors(.saturation(0.5)), .mask([dot]), .mixing(.multiply),
            .backdrop([.blur(radius: 1)]),
            .projection(Projection(a: 1, b: 0, c: 0.1, d: 1, tx: 0, ty: 0, g: 0.001, h: 0, w: 1)),
        ]
    }

    private static func text() -> Frame {
        let attributes = TextAttributes(font: .system(size: 9), color: .black)
        let paragraph = Typesetter.current.layOut(StyledText("Hi 👍", attributes))
        var text = paragraph.content(in: 40)
        if !text.runs.isEmpty {
            text.runs[0].effects = GlyphEffects(
                stroke: .init(width: 0.5, color: .black, isFilled: true),
                shadow: .init(color: .black, radius: 1, x: 1, y: 1))
            text.runs[0].face.slant = 0.2
        }
        text.lines.append(.init(rect: CGRect(x: 0, y: 9, width: 9, height: 1), color: .black))
        return Frame(origin: "text", rect: CGRect(x: 18, y: 20, width: 40, height: 14), content: .text(text))
    }

    private static func images() throws -> [Frame] {
        let dot = Frame(origin: "dot", rect: CGRect(x: 0, y: 0, width: 4, height: 4), fill: .color(.black))
        let data = try PNGWriter.data(Renderer().render(dot, scale: 1))
        let insets = ImageContent.CapInsets(
            top: 1, left: 1, bottom: 1, right: 1, imageSize: CGSize(width: 4, height: 4))
        let area = CGRect(x: 0, y: 0, width: 7, height: 7)
        let contents = [
            ImageContent(reference: .data(data), destination: area, tint: RGBA(hex: 0xFF0000)),
            ImageContent(reference: .drawing(dot), destination: area, capInsets: insets),
            ImageContent(reference: .drawing(dot), destination: area, tileSize: CGSize(width: 2, height: 2)),
            ImageContent(reference: .drawing(dot), destination: area, isMirrored: true),
        ]
        return contents.enumerated().map { index, content in
            Frame(
                origin: "image\(index)", rect: CGRect(x: 8 * index, y: 36, width: 7, height: 7),
                content: .image(content))
        }
    }

    private static func path(_ outline: Outline) -> Frame {
        let stroke = PathContent.Stroke(
            color: .black, width: 1, cap: .round, join: .round, dashes: [2, 1], dashPhase: 1, miterLimit: 4,
            gradient: .color(.black), part: .init(start: 0.1, end: 0.9))
        return Frame(
            origin: "path", rect: CGRect(x: 40, y: 36, width: 10, height: 10),
            content: .path(
                PathContent(
                    outline: outline, fill: .color(.white), stroke: stroke,
                    paintArea: CGRect(x: 0, y: 0, width: 10, height: 10))))
    }
}
