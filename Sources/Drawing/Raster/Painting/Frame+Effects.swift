import Frames

extension Frame {
    /// Whether the tree contains an effect. Effects extend beyond their frames, and some read the backdrop.
    var hasEffects: Bool {
        if !effects.isEmpty || children.contains(where: \.hasEffects) { return true }
        guard case .image(let image) = content, case .drawing(let drawing) = image.reference else { return false }
        return drawing.hasEffects
    }
}
