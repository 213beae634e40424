import Frames

extension Frame {
    /// Whether an effect is somewhere in the tree. Effects reach beyond their frames, and some read what is behind them.
    var hasEffects: Bool {
        if !effects.isEmpty || children.contains(where: \.hasEffects) { return true }
        guard case .image(let image) = content, case .drawing(let drawing) = image.reference else { return false }
        return drawing.hasEffects
    }
}
