import HeadlessUIKit

extension CACornerMask {
    /// Returns the corners of a left-to-right layout as they are in the given direction.
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
