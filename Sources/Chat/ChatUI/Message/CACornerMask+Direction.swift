import HeadlessUIKit

extension CACornerMask {
    /// Returns corners that were chosen for text from left to right, as they lie in the given direction.
    func following(_ direction: UIUserInterfaceLayoutDirection) -> CACornerMask {
        guard direction == .rightToLeft else { return self }
        let pairs: [(CACornerMask, CACornerMask)] = [
            (.layerMinXMinYCorner, .layerMaxXMinYCorner), (.layerMinXMaxYCorner, .layerMaxXMaxYCorner),
        ]
        return pairs.reduce(into: CACornerMask()) { mirrored, pair in
            if contains(pair.0) { mirrored.insert(pair.1) }
            if contains(pair.1) { mirrored.insert(pair.0) }
        }
    }
}
