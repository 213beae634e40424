import HeadlessSwiftUI

/// Turns a view over, so that its top is at the bottom and left stays left.
///
/// A list that is turned over begins at its bottom. Its rows are turned over once more.
struct FlippedUpsideDown: ViewModifier {
    func body(content: Content) -> some View {
        content
            .rotationEffect(.radians(.pi))
            .scaleEffect(x: -1, y: 1, anchor: .center)
    }
}

extension View {
    /// Turns the view over: the way of lists whose first row is at the bottom.
    public func flippedUpsideDown() -> some View {
        modifier(FlippedUpsideDown())
    }
}
