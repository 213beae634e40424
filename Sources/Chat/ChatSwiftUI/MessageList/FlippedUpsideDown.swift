import HeadlessSwiftUI

extension View {
    /// Flips the view vertically.
    ///
    /// A flipped list begins at its bottom. Its rows are flipped again.
    public func flippedUpsideDown() -> some View {
        rotationEffect(.radians(.pi)).scaleEffect(x: -1, y: 1, anchor: .center)
    }
}
