import Foundation
import Frames

@testable import Comparison

/// Frames that differ in a single property.
enum RandomFrame {
    enum Property: CaseIterable {
        case fill, corners, border, shadow, opacity, clipping, mask, effects, transform, text, image, path

        func frame(_ generator: inout SeededGenerator) -> Frame {
            var frame = Frame(origin: "View", rect: RandomFrame.rect)
            switch self {
            case .fill: frame.fill = RandomFrame.paint(&generator)
            case .corners: frame.corners = RandomFrame.radii(&generator)
            case .border:
                frame.border = Border(width: RandomFrame.length(&generator), color: RandomFrame.color(&generator))
            case .shadow: frame.shadow = RandomFrame.shadow(&generator)
            case .opacity: frame.opacity = CGFloat.random(in: 0...1, using: &generator)
            case .clipping: frame.clipsToBounds = Bool.random(using: &generator)
            case .mask:
                frame.mask = Mask(
                    outline: RandomFrame.outline(&generator), rule: Bool.random(using: &generator) ? .evenOdd : .nonZero
                )
            case .effects: frame.effects = [RandomFrame.effect(&generator)]
            case .transform: frame.transform = RandomFrame.transform(&generator)
            case .text: frame.content = .text(RandomFrame.text(&generator))
            case .image: frame.content = .image(RandomFrame.image(&generator))
            case .path: frame.content = .path(RandomFrame.path(&generator))
            }
            return frame
        }

        /// Whether a difference exceeds rounding.
        func isSeen(_ old: Frame, _ new: Frame) -> Bool {
            switch self {
            case .opacity: abs(old.opacity - new.opacity) >= 0.002
            case .fill, .corners, .border, .shadow, .clipping, .mask, .effects, .transform, .text, .image, .path: true
            }
        }
    }

    static let rect = CGRect(x: 0, y: 0, width: 100, height: 40)

    private static func length(_ generator: inout SeededGenerator) -> CGFloat {
        // Whole points, halves, and arbitrary numbers.
        [CGFloat(Int.random(in: 1...20, using: &generator)), 0.5, CGFloat.random(in: 0.1...20, using: &generator)]
            .randomElement(using: &generator)!
    }

    private static func color(_ generator: inout SeededGenerator) -> RGBA {
        let red = UInt32.random(in: 0...3, using: &generator)
        return RGBA(hex: 0x204060 + red * 0x40)
    }

    private static func point(_ generator: inout SeededGenerator) -> CGPoint {
        CGPoint(x: CGFloat.random(in: 0...1, using: &generator), y: CGFloat.random(in: 0...1, using: &generator))
    }

    private static func paint(_ generator: inout SeededGenerator) -> Paint {
        let middle = CGFloat.random(in: 0.1...0.9, using: &generator)
        let stops = ColorStops([
            .init(color: .black, location: 0), .init(color: .white, location: middle),
            .init(color: color(&generator), location: 1),
        ])
        return [
            .color(color(&generator)), .linearGradient(stops, from: .zero, to: point(&generator)),
            .radialGradient(stops, center: point(&generator), startRadius: 1, endRadius: length(&generator) + 1),
            .ellipticalGradient(stops, center: point(&generator), startRadius: 0, endRadius: middle),
            .conicGradient(stops, center: point(&generator), startAngle: 0, endAngle: middle),
        ].randomElement(using: &generator)!
    }

    private static func radii(_ generator: inout SeededGenerator) -> CornerRadii {
        let radius = length(&generator)
        func corner() -> CGFloat { [0, radius, radius, 4].randomElement(using: &generator)! }
        return CornerRadii(
            topLeft: corner(), topRight: corner(), bottomRight: corner(), bottomLeft: corner() + 1,
            isSmooth: Bool.random(using: &generator))
    }

    private static func outline(_ generator: inout SeededGenerator) -> Outline {
        let inner = CGRect(
            x: length(&generator), y: 0, width: 40 + length(&generator), height: 20 + length(&generator))
        var polygon = Outline()
        polygon.move(to: point(&generator))
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            let point = point(&generator)
            polygon.addLine(to: CGPoint(x: point.x * 80, y: point.y * 40))
        }
        polygon.close()
        var tail = Outline.box(rect, radii: radii(&generator))
        tail.append(.ellipse(in: inner))
        return [
            .box(rect, radii: radii(&generator)), .box(inner, radii: radii(&generator)), .ellipse(in: inner), polygon,
            tail,
        ]
        .randomElement(using: &generator)!
    }

    private static func shadow(_ generator: inout SeededGenerator) -> Shadow {
        Shadow(
            color: color(&generator), radius: length(&generator), offset: CGSize(width: 0, height: length(&generator)),
            outline: Bool.random(using: &generator) ? outline(&generator) : nil)
    }

    private static func effect(_ generator: inout SeededGenerator) -> Effect {
        let dot = Frame(origin: "dot", rect: rect, corners: radii(&generator), fill: .color(color(&generator)))
        let amount = CGFloat.random(in: 0...1, using: &generator)
        return [
            .blur(radius: length(&generator)), .colors(.saturation(Double(amount))), .mask([dot]),
            .mixing([.multiply, .screen, .overlay].randomElement(using: &generator)!),
            .backdrop([.blur(radius: length(&generator))]),
            .projection(Projection(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, g: amount / 1000, h: 0, w: 1)),
        ].randomElement(using: &generator)!
    }

    private static func transform(_ generator: inout SeededGenerator) -> Transform {
        let angle = CGFloat.random(in: -3...3, using: &generator)
        let scale = CGFloat.random(in: 0.5...2, using: &generator)
        return [
            Transform(
                a: scale * cos(angle), b: scale * sin(angle), c: -scale * sin(angle), d: scale * cos(angle), tx: 0,
                ty: 0),
            Transform(a: -scale, b: 0, c: 0, d: scale, tx: length(&generator), ty: 0),
            Transform(a: 1, b: 0, c: angle, d: 1, tx: 0, ty: 0),
            Transform(a: 1, b: 0, c: 0, d: 1, tx: angle, ty: length(&generator)),
        ].randomElement(using: &generator)!
    }

    private static func text(_ generator: inout SeededGenerator) -> TextContent {
        let faces = [
            FontFace(file: "Inter-Regular.otf"), FontFace(file: "Inter-Regular.otf", slant: 0.2),
            FontFace(file: "Inter-Regular.otf", slant: 0.25), FontFace(file: "Inter-Regular.otf", index: 1),
            FontFace(file: "Inter-Bold.otf"),
        ]
        let lengths = [[12], [6, 6], [7, 5], [3, 4, 5], [3, 5, 4]].randomElement(using: &generator)!
        let size: CGFloat = [16, 16, 17].randomElement(using: &generator)!
        let space = Float.random(in: 7...9, using: &generator)
        let top = length(&generator)
        var runs: [GlyphRun] = []
        for (line, count) in lengths.enumerated() {
            let glyphs = (0..<count).map { GlyphRun.Glyph(id: 40, x: Float($0) * space, y: 0) }
            var run = GlyphRun(
                face: faces.randomElement(using: &generator)!, size: size, color: color(&generator),
                origin: CGPoint(x: 0, y: top + 20 * CGFloat(line)), glyphs: glyphs)
            if Bool.random(using: &generator) { run.effects = GlyphEffects(stroke: .init(width: length(&generator))) }
            runs.append(run)
        }
        let band = TextContent.Band(
            rect: CGRect(x: 0, y: length(&generator), width: 40, height: 1), color: color(&generator))
        return TextContent(
            string: ["a / b / cd ef", "some text here"].randomElement(using: &generator)!,
            backgrounds: Bool.random(using: &generator) ? [band] : [], runs: runs,
            pictures: Bool.random(using: &generator) ? [image(&generator)] : [],
            lines: Bool.random(using: &generator) ? [band] : [],
            missingCharacters: (0..<Int.random(in: 0...12, using: &generator)).map {
                Character(Unicode.Scalar(0xE000 + $0)!)
            })
    }

    private static func image(_ generator: inout SeededGenerator) -> ImageContent {
        let dot = Frame(origin: "dot", rect: rect, corners: radii(&generator), fill: .color(color(&generator)))
        let references: [ImageReference] = [
            .file(path: "/a/photo.png"), .file(path: "/b/photo.png"), .data(Data([1, 2])), .data(Data([1, 3])),
            .drawing(dot),
        ]
        let insets = ImageContent.CapInsets(
            top: 1, left: 1, bottom: 1, right: 1, imageSize: CGSize(width: length(&generator), height: 4))
        return ImageContent(
            reference: references.randomElement(using: &generator)!,
            destination: CGRect(x: 0, y: 0, width: length(&generator), height: 9),
            tint: Bool.random(using: &generator) ? color(&generator) : nil,
            capInsets: Bool.random(using: &generator) ? insets : nil,
            tileSize: Bool.random(using: &generator) ? CGSize(width: length(&generator), height: 3) : nil)
    }

    private static func path(_ generator: inout SeededGenerator) -> PathContent {
        let dashes: [CGFloat] = [[], [4, 2], [4, 3]].randomElement(using: &generator)!
        let share = CGFloat.random(in: 0.1...0.9, using: &generator)
        let stroke = PathContent.Stroke(
            color: color(&generator), width: length(&generator),
            cap: [.butt, .round].randomElement(using: &generator)!,
            dashes: dashes, dashPhase: length(&generator), miterLimit: length(&generator),
            part: Bool.random(using: &generator) ? .init(start: 0, end: share) : nil)
        return PathContent(
            outline: outline(&generator), fill: paint(&generator),
            fillRule: Bool.random(using: &generator) ? .evenOdd : .nonZero,
            stroke: Bool.random(using: &generator) ? stroke : nil,
            paintArea: Bool.random(using: &generator) ? CGRect(x: 0, y: 0, width: length(&generator), height: 9) : nil)
    }
}
