import Foundation
import Frames

/// A box with the layout of a stack: it hugs its content, so that changes have effects.
struct Box {
    /// Identifies a box in a tree.
    var id: Int
    var name: String
    var style = Style()
    var kind: Kind

    enum Kind {
        case stack(Axis, spacing: CGFloat, padding: CGFloat, children: [Box])
        case text(String, fontSize: CGFloat)
        case image(String, CGSize)
        case plain(CGSize)
    }

    enum Axis { case horizontal, vertical }

    struct Style {
        var fill: RGBA?
        var radius: CGFloat = 0
        var borderWidth: CGFloat = 0
        var opacity: CGFloat = 1
        var shadowRadius: CGFloat = 0
        var clips = false
    }

    var size: CGSize {
        switch kind {
        case .text(let text, let fontSize):
            return CGSize(width: CGFloat(text.count) * fontSize / 2, height: fontSize * 1.25)
        case .image(_, let size), .plain(let size): return size
        case .stack(let axis, let spacing, let padding, let children):
            let sizes = children.map(\.size)
            let gaps = spacing * CGFloat(max(children.count - 1, 0)) + 2 * padding
            return axis == .horizontal
                ? CGSize(width: sum(sizes, \.width) + gaps, height: most(sizes, \.height) + 2 * padding)
                : CGSize(width: most(sizes, \.width) + 2 * padding, height: sum(sizes, \.height) + gaps)
        }
    }

    private func sum(_ sizes: [CGSize], _ side: KeyPath<CGSize, CGFloat>) -> CGFloat {
        sizes.reduce(0) { $0 + $1[keyPath: side] }
    }

    private func most(_ sizes: [CGSize], _ side: KeyPath<CGSize, CGFloat>) -> CGFloat {
        sizes.map { $0[keyPath: side] }.max() ?? 0
    }

    func frame(at origin: CGPoint = .zero) -> Frame {
        var frame = Frame(
            origin: Frame.Origin(name: name), rect: CGRect(origin: origin, size: size), opacity: style.opacity,
            corners: CornerRadii(style.radius), fill: style.fill.map(Paint.color),
            border: style.borderWidth > 0 ? Border(width: style.borderWidth, color: .black) : nil,
            shadow: style.shadowRadius > 0 ? Shadow(color: .black, radius: style.shadowRadius) : nil,
            clipsToBounds: style.clips)
        switch kind {
        case .plain: break
        case .image(let file, let size):
            frame.content = .image(
                ImageContent(reference: .file(path: file), destination: CGRect(origin: .zero, size: size)))
        case .text(let text, let fontSize): frame.content = .text(Self.text(text, fontSize))
        case .stack(let axis, let spacing, let padding, let children):
            var place = CGPoint(x: padding, y: padding)
            for child in children {
                frame.children.append(child.frame(at: place))
                if axis == .horizontal {
                    place.x += child.size.width + spacing
                } else {
                    place.y += child.size.height + spacing
                }
            }
        }
        return frame
    }

    private static func text(_ text: String, _ size: CGFloat) -> TextContent {
        let glyphs = text.unicodeScalars.enumerated().map { index, scalar in
            GlyphRun.Glyph(id: scalar.value, x: Float(index) * Float(size) / 2, y: 0)
        }
        let run = GlyphRun(
            face: FontFace(file: "Inter-Regular.otf"), size: size, color: .black, origin: CGPoint(x: 0, y: size),
            glyphs: glyphs)
        return TextContent(string: text, runs: text.isEmpty ? [] : [run])
    }

    // MARK: Walking

    var children: [Box] {
        get { if case .stack(_, _, _, let children) = kind { children } else { [] } }
        set {
            guard case .stack(let axis, let spacing, let padding, _) = kind else { return }
            kind = .stack(axis, spacing: spacing, padding: padding, children: newValue)
        }
    }

    var all: [Box] { [self] + children.flatMap(\.all) }

    /// Returns the ids from the root to a box.
    func path(to id: Int) -> [Int]? {
        if self.id == id { return [self.id] }
        for child in children {
            if let path = child.path(to: id) { return [self.id] + path }
        }
        return nil
    }

    /// Returns the child indices of a box.
    func place(of id: Int) -> [Int]? {
        if self.id == id { return [] }
        for (index, child) in children.enumerated() {
            if let place = child.place(of: id) { return [index] + place }
        }
        return nil
    }

    mutating func change(_ id: Int, _ body: (inout Box) -> Void) {
        if self.id == id { return body(&self) }
        for index in children.indices { children[index].change(id, body) }
    }
}

extension Box {
    /// Returns a random tree: rows and columns of texts, pictures and plain boxes, with few names for many boxes.
    static func random(_ generator: inout SeededGenerator) -> Box {
        var next = 0
        return random(depth: 4, &generator, &next)
    }

    private static let words = ["lunch", "falcon", "ready", "ship", "castle", "droid", "Friday", "keys", "shelf"]

    private static func random(depth: Int, _ generator: inout SeededGenerator, _ next: inout Int) -> Box {
        let id = next
        next += 1
        var style = Style()
        if Bool.random(using: &generator) { style.fill = RGBA(hex: UInt32.random(in: 0...0xFFFFFF, using: &generator)) }
        if Bool.random(using: &generator) { style.radius = CGFloat(Int.random(in: 1...8, using: &generator)) }
        guard depth == 0 || (id > 0 && Int.random(in: 0..<4, using: &generator) == 0) else {
            let children = (0..<Int.random(in: 2...4, using: &generator)).map { _ in
                random(depth: depth - 1, &generator, &next)
            }
            let axis: Axis = depth % 2 == 0 ? .vertical : .horizontal
            return Box(
                id: id, name: ["Row", "Column", "StackView#container"].randomElement(using: &generator) ?? "",
                style: style,
                kind: .stack(
                    axis, spacing: CGFloat(Int.random(in: 0...8, using: &generator)),
                    padding: CGFloat(Int.random(in: 0...8, using: &generator)), children: children))
        }
        return leaf(id, style, &generator)
    }

    static func leaf(_ id: Int, _ style: Style, _ generator: inout SeededGenerator) -> Box {
        let side = CGFloat(Int.random(in: 8...40, using: &generator))
        switch Int.random(in: 0..<3, using: &generator) {
        case 0:
            let text = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
                words.randomElement(using: &generator) ?? ""
            }
            return Box(
                id: id, name: "Label", style: style,
                kind: .text((text + ["\(id)"]).joined(separator: " "), fontSize: 16))
        case 1:
            return Box(
                id: id, name: "ImageView#avatar", style: style,
                kind: .image("\(id).png", CGSize(width: side, height: side)))
        default:
            return Box(id: id, name: "View", style: style, kind: .plain(CGSize(width: side, height: side + 3)))
        }
    }
}
