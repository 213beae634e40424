import HeadlessSwiftUI

/// Whether the banner above the first unread message is on the screen.
enum UnreadSeparatorIsShown: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) {
        value = value || nextValue()
    }
}

/// Detects whether the space above a message is on the screen; it is behind a row of a flipped list.
struct UnreadSeparatorProbe: View {
    /// The height of the space, in points.
    let spaceHeight: CGFloat

    var body: some View {
        GeometryReader { row in
            Color.clear.preference(key: UnreadSeparatorIsShown.self, value: isShown(row))
        }
    }

    private func isShown(_ row: GeometryProxy) -> Bool {
        guard let screen = row.bounds(of: .scrollView) else { return true }
        // In a flipped list, the space above the message is at the row's end.
        return screen.maxY > row.size.height - spaceHeight && screen.minY < row.size.height
    }
}
