import HeadlessSwiftUI

extension View {
    /// Turns the view over: its top is at the bottom, left stays left.
    ///
    /// A list that is turned over begins at its bottom. Its rows are turned over once more.
    public func flippedUpsideDown() -> some View {
        rotationEffect(.radians(.pi)).scaleEffect(x: -1, y: 1, anchor: .center)
    }
}
