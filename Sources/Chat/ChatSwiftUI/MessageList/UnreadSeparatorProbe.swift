import HeadlessSwiftUI

/// Whether the band above the first unread message is on the screen.
enum UnreadSeparatorIsShown: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) {
        value = value || nextValue()
    }
}

/// Behind a row of a list that is turned over: tells whether the room above its message is on the screen.
struct UnreadSeparatorProbe: View {
    /// The height of the room, in points.
    let roomHeight: CGFloat

    var body: some View {
        GeometryReader { row in
            Color.clear.preference(key: UnreadSeparatorIsShown.self, value: isShown(row))
        }
    }

    private func isShown(_ row: GeometryProxy) -> Bool {
        guard let screen = row.bounds(of: .scrollView) else { return true }
        // In a list that is turned over, the room above the message is at the row's end.
        return screen.maxY > row.size.height - roomHeight && screen.minY < row.size.height
    }
}
