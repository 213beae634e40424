internal import Foundation
internal import Frames

extension Frame {
    /// Returns the picture with some frames made unreadable: their texts, images and drawings are replaced by abstract
    /// colors, so that the file doesn't contain them either.
    ///
    /// - Parameter paths: The paths to the frames, as child indices starting at this frame.
    func blurred(at paths: Set<[Int]>) -> Frame { blurred(paths, at: []) }

    private func blurred(_ paths: Set<[Int]>, at path: [Int]) -> Frame {
        if paths.contains(path) { return unreadable }
        var copy = self
        for index in children.indices { copy.children[index] = children[index].blurred(paths, at: path + [index]) }
        return copy
    }

    /// The frame without readable content.
    private var unreadable: Frame {
        var copy = self
        // An app may have used a name as the identifier.
        copy.origin.identifier = nil
        copy.children = children.map(\.unreadable)
        copy.effects = effects.map { effect in
            guard case .mask(let frames, let isInverted) = effect else { return effect }
            return .mask(frames.map(\.unreadable), isInverted: isInverted)
        }
        switch content {
        case .none: break
        case .text(let text):
            copy.content = .none
            copy.children.insert(contentsOf: text.blots(in: rect.size), at: 0)
        case .image(let image):
            copy.content = .none
            copy.children.insert(image.blot(in: rect.size), at: 0)
        case .path(let path):
            guard !path.isPlainShape(in: rect.size) else { break }
            copy.content = .none
            if let blot = path.blot { copy.children.insert(blot, at: 0) }
        }
        return copy
    }
}

extension PathContent {
    /// Whether the path is a plain shape, such as that of a bubble, which reveals nothing.
    fileprivate func isPlainShape(in size: CGSize) -> Bool {
        guard outline.elements.count <= 48, let bounds = outline.controlBounds else { return false }
        return bounds.width >= size.width * 0.9 - 2 && bounds.height >= size.height * 0.9 - 2
    }

    /// A spot that replaces a drawing.
    fileprivate var blot: Frame? {
        guard let bounds = outline.controlBounds, bounds.width > 0, bounds.height > 0 else { return nil }
        let color: RGBA? = if case .color(let color) = fill { color } else { stroke?.color }
        let side = min(bounds.width, bounds.height)
        return Frame(
            origin: "blurred", rect: bounds, corners: CornerRadii(side / 3),
            fill: .color((color ?? RGBA(hex: 0x8E8E93)).withAlpha(0.4 * (color?.alpha ?? 1))),
            effects: [.blur(radius: max(side / 8, 1))])
    }
}
